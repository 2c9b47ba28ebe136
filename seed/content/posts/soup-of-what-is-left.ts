import { t } from '../texts'
import type { PostSeed } from './types'

export const soupOfWhatIsLeft: PostSeed = {
  slug: 'soup-of-what-is-left',
  format: 'sideImage',
  daysAgo: 16,
  author: 'petar-stoev',
  category: 'kitchen',
  tags: ['no-waste', 'recipe'],
  cover: 'picture:soup',
  title: t(
    'Супа от каквото е останало',
    'Suppe aus allem, was übrig ist',
    'Soup of whatever is left',
    'Суп из того, что осталось',
  ),
  summary: t(
    'Четвъртък вечер, празен портфейл и пълно чекмедже: рецепта без грамажи.',
    'Donnerstagabend, leerer Geldbeutel, volles Gemüsefach: ein Rezept ohne Grammangaben.',
    'Thursday evening, an empty purse and a full drawer: a recipe without grams.',
    'Вечер четверга, пустой кошелёк и полный ящик: рецепт без граммов.',
  ),
  text: {
    bg: `На кораба имахме правило: до пристанището не се изхвърля нищо. Вкъщи пристанището е петък, когато отивам на пазар, а в четвъртък варя супа.

1. Нарежете лука, какъвто и да е, и го оставете да омекне в малко олио на слаб огън. Не бързайте: тук се ражда вкусът.
2. Добавете твърдите зеленчуци: моркова, който се огъва, края на целината, двата картофа с кълнове (без кълновете).
3. Залейте с вода колкото да се покрият. Хвърлете вътре коричката от сиренето, ако е от твърдо.
4. Когато ножът влиза лесно, добавете зеленото и шепа ориз или фиде.

## Какво я спасява

Киселото. Лъжица оцет или половин лимон накрая правят от уморените зеленчуци обяд за гости. Солта идва последна, защото коричката вече е солила.

Пасирате ли я, никой няма да познае моркова. Поднесете с препечен вчерашен хляб и не казвайте на никого, че е било за изхвърляне. Не е било.`,
    de: `Auf dem Schiff galt eine Regel: Bis zum Hafen wird nichts weggeworfen. Zu Hause ist der Hafen der Freitag, an dem ich einkaufe, und am Donnerstag koche ich Suppe.

1. Schneide die Zwiebel, egal welche, und lass sie in wenig Öl bei kleiner Hitze weich werden. Nimm dir Zeit: Hier entsteht der Geschmack.
2. Dazu kommt das harte Gemüse: die Möhre, die sich biegt, das Ende vom Sellerie, zwei keimende Kartoffeln (ohne die Keime).
3. Gieß Wasser auf, bis alles bedeckt ist. Die Rinde vom Hartkäse darf mit hinein.
4. Wenn das Messer leicht hineingleitet, folgen das Grün und eine Handvoll Reis oder Nudeln.

## Was sie rettet

Die Säure. Ein Löffel Essig oder eine halbe Zitrone am Ende machen aus müdem Gemüse ein Essen für Gäste. Salz kommt zuletzt, denn die Rinde hat schon gesalzen.

Pürierst du sie, erkennt niemand mehr die Möhre. Stell geröstetes Brot von gestern dazu und sag keinem, dass es in die Tonne sollte. Sollte es auch nicht.`,
    en: `On the ship we had a rule: nothing goes overboard before harbour. At home the harbour is Friday, when I go shopping, and on Thursday I make soup.

1. Chop the onion, any onion, and let it soften in a little oil over a low flame. Do not hurry: this is where the taste is born.
2. Add the hard vegetables: the carrot that bends, the end of the celery, the two sprouting potatoes (without the sprouts).
3. Pour in water until everything is just covered. The rind of a hard cheese may go in too.
4. When a knife slides in easily, add the greens and a handful of rice or noodles.

## What saves it

Acidity. A spoon of vinegar or half a lemon at the end turns tired vegetables into a lunch for guests. Salt comes last, because the rind is salty enough already.

Blend it, and nobody will recognise the carrot. Serve it with yesterday’s bread, toasted, and tell no one it was meant for the bin. It was not.`,
    ru: `На корабле было правило: до порта ничего не выбрасывать. Дома порт — это пятница, когда я иду за покупками, а в четверг варю суп.

1. Нарежьте лук, любой, и дайте ему размякнуть в капле масла на слабом огне. Не спешите: здесь рождается вкус.
2. Добавьте твёрдые овощи: гнущуюся морковь, кончик сельдерея, две проросшие картофелины (без ростков).
3. Залейте водой так, чтобы она едва покрыла овощи. Корочку твёрдого сыра тоже можно бросить в кастрюлю.
4. Когда нож входит легко, добавьте зелень и горсть риса или вермишели.

## Что его спасает

Кислота. Ложка уксуса или половина лимона под конец превращают усталые овощи в обед для гостей. Соль кладут последней: корочка уже посолила.

Если пюрировать, морковь никто не узнает. Подавайте с поджаренным вчерашним хлебом и не говорите, что всё это хотели выбросить. Не хотели.`,
  },
}
