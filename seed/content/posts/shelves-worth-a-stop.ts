import { t } from '../texts'
import type { PostSeed } from './types'

export const shelvesWorthAStop: PostSeed = {
  slug: 'shelves-worth-a-stop',
  format: 'gallery',
  daysAgo: 118,
  author: 'nadya-peneva',
  category: 'markets',
  tags: ['small-shops'],
  cover: 'picture:bakery',
  title: t(
    'Шест рафта, пред които спираме',
    'Sechs Regale, vor denen wir stehen bleiben',
    'Six shelves worth stopping at',
    'Шесть полок, у которых мы останавливаемся',
  ),
  summary: t(
    'Подредбата на рафта разказва повече от надписа: малка обиколка в рисунки.',
    'Wie ein Regal geordnet ist, sagt mehr als sein Schild: ein kleiner Rundgang in Zeichnungen.',
    'How a shelf is arranged says more than its sign: a small tour in drawings.',
    'Расстановка на полке говорит больше вывески: маленькая прогулка в рисунках.',
  ),
  pictures: [
    {
      image: 'picture:bakery',
      caption: t(
        'Фурната: топлото е горе, вчерашното долу.',
        'Die Bäckerei: Warmes oben, Gestriges unten.',
        'The bakery: warm things above, yesterday’s below.',
        'Пекарня: тёплое наверху, вчерашнее внизу.',
      ),
    },
    {
      image: 'picture:dairy',
      caption: t(
        'Млечното: най-прясното мляко стои най-отзад.',
        'Die Milchprodukte: Die frischeste Milch steht ganz hinten.',
        'Dairy: the freshest milk stands at the very back.',
        'Молочное: самое свежее молоко стоит в глубине.',
      ),
    },
    {
      image: 'picture:pantry',
      caption: t(
        'Консервите: единственият рафт, който не бърза.',
        'Die Konserven: das einzige Regal ohne Eile.',
        'The tins: the only shelf in no hurry.',
        'Консервы: единственная полка, которая не спешит.',
      ),
    },
    {
      image: 'picture:fishmonger',
      caption: t(
        'Рибата: питайте за деня, не за часа.',
        'Der Fisch: Frag nach dem Tag, nicht nach der Stunde.',
        'The fish: ask which day, not which hour.',
        'Рыба: спрашивайте про день, а не про час.',
      ),
    },
    {
      image: 'picture:household',
      caption: t(
        'Домакинското: тук голямата опаковка наистина е по-изгодна.',
        'Der Haushalt: Hier ist die große Packung wirklich günstiger.',
        'Household: here the large pack really is cheaper.',
        'Хозяйственное: здесь большая упаковка действительно выгоднее.',
      ),
    },
    {
      image: 'picture:electronics',
      caption: t(
        'Техниката: рафтът, пред който се мисли до утре.',
        'Die Technik: das Regal, vor dem man bis morgen nachdenkt.',
        'Electronics: the shelf to think about until tomorrow.',
        'Техника: полка, у которой думают до завтра.',
      ),
    },
  ],
  text: {
    bg: `Един рафт е кратка реч. Някой е решил какво да е на височината на очите, за какво да се навеждаме и какво да се вижда от вратата.

На нивото на очите стои онова, което магазинът иска да продаде. На нивото на детските очи стоят бисквитите. Най-долу, където трябва да клекнете, често е най-добрата цена за килограм.

Затова първо гледам рафта отдалеч, после се навеждам. Клякането е безплатна гимнастика и понякога връща цената на едно кафе.

Има и рафтове, които се местят. Краят на реда, празничният куп, кошът до касата: те не са подредени по вид, а по това колко сте уморени. Пред тях спирам само с пълен стомах и с ясна мисъл за вечерята.

Рисувахме шест рафта от любимите ни места, без имена. Разгледайте ги и познайте къде бихте протегнали ръка първо. Щракнете върху картина, за да я видите голяма.`,
    de: `Ein Regal ist eine kurze Rede. Jemand hat entschieden, was auf Augenhöhe steht, wofür man sich bücken muss, was man von der Tür aus sieht.

Auf Augenhöhe steht, was das Geschäft verkaufen möchte. Auf der Augenhöhe von Kindern stehen die Kekse. Ganz unten, wo du in die Hocke gehst, ist oft der beste Preis je Kilo.

Darum schaue ich erst von weitem und bücke mich dann. Die Kniebeuge ist kostenlose Gymnastik und bringt manchmal einen Kaffee ein.

Es gibt auch Regale, die wandern. Das Ende der Reihe, der Stapel zum Fest, der Korb an der Kasse: Sie sind nicht nach Sorten geordnet, sondern danach, wie müde du bist. Vor ihnen bleibe ich nur satt stehen und mit einem Plan fürs Abendessen.

Wir haben sechs Regale unserer Lieblingsorte gezeichnet, ohne Namen. Sieh sie dir an und rate, wohin du zuerst greifen würdest. Ein Klick zeigt das Bild groß.`,
    en: `A shelf is a short speech. Somebody decided what stands at eye level, what makes you bend down and what can be seen from the door.

At eye level stands what the shop would like to sell. At the eye level of children stand the biscuits. Right at the bottom, where you have to crouch, there is often the best price per kilo.

So I look from a distance first, and then I bend down. Crouching is free exercise, and now and then it pays for a coffee.

Some shelves move about. The end of the row, the holiday display, the basket by the till: they are arranged not by kind but by how tired you are. I stop at those only on a full stomach and with dinner clear in my mind.

We drew six shelves from our favourite places, without names. Look at them and guess where your hand would go first. Click a picture to see it large.`,
    ru: `Полка — это короткая речь. Кто-то решил, что будет на уровне глаз, за чем придётся нагнуться и что будет видно от двери.

На уровне глаз стоит то, что магазину хочется продать. На уровне детских глаз стоит печенье. В самом низу, где надо присесть, часто лежит лучшая цена за килограмм.

Поэтому сначала смотрю издали, потом наклоняюсь. Приседание — бесплатная гимнастика, а иногда оно возвращает стоимость чашки кофе.

Бывают и полки, которые переезжают. Торец ряда, праздничная гора, корзина у кассы: товары там разложены не по видам, а по тому, насколько вы устали. Перед ними я останавливаюсь только сытой и с ясной мыслью об ужине.

Мы нарисовали шесть полок из любимых мест, без названий. Посмотрите и угадайте, куда потянулась бы ваша рука. Нажмите на рисунок, чтобы увидеть его крупно.`,
  },
}
