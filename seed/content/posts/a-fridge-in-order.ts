import { t } from '../texts'
import type { PostSeed } from './types'

export const aFridgeInOrder: PostSeed = {
  slug: 'a-fridge-in-order',
  format: 'gallery',
  daysAgo: 358,
  author: 'petar-stoev',
  category: 'kitchen',
  tags: ['no-waste', 'family'],
  cover: 'picture:vegetables',
  title: t(
    'Хладилник, в който всичко се вижда',
    'Ein Kühlschrank, in dem man alles findet',
    'A fridge you can read at a glance',
    'Холодильник, в котором всё видно',
  ),
  summary: t(
    'Подредба за десет минути, която спестява едно ходене до магазина на седмица.',
    'Zehn Minuten Ordnung, die dir jede Woche einen Weg ins Geschäft ersparen.',
    'Ten minutes of order that save you one trip to the shop every week.',
    'Десять минут порядка, которые каждую неделю избавляют от одного похода в магазин.',
  ),
  pictures: [
    {
      image: 'picture:vegetables',
      caption: t(
        'Чекмеджето: корени отдолу, листа в кърпа отгоре.',
        'Das Gemüsefach: Wurzeln unten, Blätter im Tuch darüber.',
        'The drawer: roots below, leaves in a cloth above.',
        'Ящик: корнеплоды внизу, листья в полотенце сверху.',
      ),
    },
    {
      image: 'picture:fruit',
      caption: t(
        'Плодовете: бананите живеят отвън и далеч от ябълките.',
        'Das Obst: Bananen wohnen draußen und weit weg von Äpfeln.',
        'Fruit: bananas live outside and away from the apples.',
        'Фрукты: бананы живут снаружи и подальше от яблок.',
      ),
    },
    {
      image: 'picture:grill',
      caption: t(
        'Суровото месо: най-долу, в съд, за да не капе.',
        'Rohes Fleisch: ganz unten, in einer Schale, damit nichts tropft.',
        'Raw meat: at the bottom, in a dish, so that nothing drips.',
        'Сырое мясо: внизу, в миске, чтобы не капало.',
      ),
    },
    {
      image: 'picture:picnic',
      caption: t(
        'Готовото за взимане: на височината на детските очи.',
        'Fertig zum Mitnehmen: auf Augenhöhe der Kinder.',
        'Ready to take along: at the children’s eye level.',
        'То, что берут с собой: на уровне детских глаз.',
      ),
    },
  ],
  text: {
    bg: `На кораб хладилникът се отваря с тефтер в ръка. Вкъщи се отваря с надежда. Разликата между двете са около десет минути в неделя.

Изваждам всичко. Избърсвам. Връщам го винаги в един и същ ред: новото отзад, старото отпред, както правят в магазина. На вратата остават само неща, които не се обиждат от топлото: горчица, вода, конфитюр.

## Прозрачните кутии

Остатъкът в тенджера с капак е невидим. Същият остатък в прозрачна кутия става вечеря. Слагам хартиено тиксо с деня, не с името: какво е, се вижда, откога е, не.

## Накрая

Снимам отворения хладилник с телефона. В магазина снимката отговаря по-честно от паметта ми. Четирите картини по-долу показват кое къде живее у нас. Вашият е друг, но и при вас млякото вероятно вече е отворено два пъти.`,
    de: `Auf einem Schiff öffnet man den Kühlraum mit dem Heft in der Hand. Zu Hause öffnet man den Kühlschrank mit Hoffnung. Zwischen beidem liegen etwa zehn Minuten am Sonntag.

Ich räume alles aus, wische durch und stelle es in fester Reihenfolge zurück: Neues nach hinten, Altes nach vorn, wie im Geschäft. In der Tür bleibt nur, was Wärme nicht übel nimmt: Senf, Wasser, Marmelade.

## Durchsichtige Dosen

Ein Rest im Topf mit Deckel ist unsichtbar. Derselbe Rest in einer klaren Dose wird zum Abendessen. Darauf klebe ich den Tag, nicht den Namen: Was es ist, sieht man, seit wann, nicht.

## Zum Schluss

Ich fotografiere den offenen Kühlschrank. Im Geschäft antwortet das Foto ehrlicher als mein Gedächtnis. Vier Bilder zeigen, was bei uns wo wohnt. Deiner ist anders, aber wahrscheinlich sind auch bei dir gerade zwei Milchpackungen offen.`,
    en: `On a ship you open the cold store with a notebook in your hand. At home you open the fridge with hope. Between the two lie about ten minutes on a Sunday.

I take everything out, wipe the shelves and put it back in a fixed order: new at the back, old in front, as they do in shops. Only things that do not mind warmth stay in the door: mustard, water, jam.

## Clear boxes

A leftover in a pot with a lid is invisible. The same leftover in a clear box becomes dinner. I stick the day on it, not the name: what it is can be seen, how long it has been there cannot.

## And last

I photograph the open fridge. In the shop the photo answers more honestly than my memory. Four pictures show what lives where in ours. Yours is different, but you probably have two cartons of milk open as well.`,
    ru: `На корабле холодильник открывают с тетрадью в руке. Дома — с надеждой. Между тем и другим минут десять в воскресенье.

Вынимаю всё, протираю полки и ставлю обратно в одном и том же порядке: новое назад, старое вперёд, как в магазине. В дверце остаётся только то, что не обижается на тепло: горчица, вода, джем.

## Прозрачные коробки

Остатки в кастрюле под крышкой невидимы. Те же остатки в прозрачной коробке становятся ужином. Клею на неё день, а не название: что это, и так видно, а с какого числа — нет.

## И последнее

Фотографирую открытый холодильник. В магазине снимок отвечает честнее моей памяти. Четыре картины показывают, что где живёт у нас. Ваш другой, но, скорее всего, и у вас сейчас открыты два пакета молока.`,
  },
}
