import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const headerStyle2: PageSeed = {
  slug: 'header-style-2',
  sitemapSection: 'headers',
  headerStyle: '2',
  title: {
    bg: 'Заглавна част 2: лого в средата',
    de: 'Kopfbereich 2: Logo in der Mitte',
    en: 'Header 2: the name in the middle',
    ru: 'Шапка 2: логотип по центру',
  },
  summary: {
    bg: 'Какво е узряло през ноември и как да го познаете на щанда, под заглавие като на вестник.',
    de: 'Was im November reif ist und woran man es am Stand erkennt, unter einem Kopf wie bei einer Zeitung.',
    en: 'What is ripe in November and how to tell at the stall, under a masthead like a newspaper’s.',
    ru: 'Что поспевает в ноябре и как узнать это на прилавке, под шапкой, как у газеты.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: {
        bg: 'Сезонен лист, ноември',
        de: 'Saisonblatt, November',
        en: 'Seasonal sheet, November',
        ru: 'Сезонный лист, ноябрь',
      },
      heading: {
        bg: 'Ноември мирише на дюли',
        de: 'Der November riecht nach Quitten',
        en: 'November smells of quinces',
        ru: 'Ноябрь пахнет айвой',
      },
      text: {
        bg: 'Един месец, четири плода и зеленчука, които сега са най-вкусни и най-евтини от цялата година.',
        de: 'Ein Monat, vier Obst- und Gemüsesorten, die gerade so gut und so günstig sind wie sonst nie im Jahr.',
        en: 'One month, four fruits and vegetables that are now at their best and cheapest of the year.',
        ru: 'Один месяц, четыре фрукта и овоща, которые сейчас вкуснее и дешевле, чем в остальное время года.',
      },
      size: 'sizeSmall',
      ground: 'groundColour',
      align: 'alignCentre',
      tone: 'tonePaper',
    },
    {
      blockType: 'rich-text',
      tone: 'toneSunken',
      body: richTexts({
        bg: `### Дюля

Търсете жълта кора без зелено до дръжката. Мъхът не е недостатък: той пази плода до Коледа, ако дюлята стои на хладно.

### Тиква

Тежката е по-сладка. Почукайте с пръст: звукът трябва да е плътен, а дръжката суха като коркова тапа.

### Праз

Бялата част е това, за което плащате. Дългите зелени листа изглеждат щедро, но отиват в кофата.

### Мушмула

Когато е мека и кафява, значи е готова. Ако е твърда, оставете я седмица в купа и не я гледайте.`,
        de: `### Quitte

Gelbe Schale ohne Grün am Stiel ist das richtige Zeichen. Der Flaum ist kein Makel: Kühl gelagert hält er die Frucht bis Weihnachten.

### Kürbis

Der schwere ist der süße. Klopf mit dem Finger: Der Ton soll voll sein und der Stiel trocken wie ein Korken.

### Lauch

Das Weiße ist es, wofür du zahlst. Ein langes grünes Ende sieht großzügig aus und landet im Eimer.

### Mispel

Ist sie weich und braun, ist sie genau richtig. Ist sie hart, lass sie eine Woche in der Schale und schau nicht hin.`,
        en: `### Quince

Look for yellow skin with no green near the stalk. The down is no flaw: kept cool, it protects the fruit until Christmas.

### Pumpkin

The heavy one is the sweet one. Knock with a finger: the sound should be full and the stalk dry as a cork.

### Leek

The white is what you pay for. A long green top looks generous and ends up in the bin.

### Medlar

When it is soft and brown, it is ready. If it is hard, leave it in a bowl for a week and look away.`,
        ru: `### Айва

Ищите жёлтую кожицу без зелени у черешка. Пушок не изъян: в прохладе он бережёт плод до Рождества.

### Тыква

Чем тяжелее, тем слаще. Постучите пальцем: звук должен быть плотным, а черешок сухим, как пробка.

### Лук-порей

Платите вы за белую часть. Длинный зелёный верх выглядит щедро, но отправляется в ведро.

### Мушмула

Мягкая и бурая — значит, готова. Если твёрдая, оставьте её на неделю в миске и не смотрите.`,
      }),
    },
    {
      blockType: 'hero',
      heading: {
        bg: 'Вижте плодовете в брошурите',
        de: 'Das Obst in den Prospekten',
        en: 'See the fruit in the brochures',
        ru: 'Фрукты в брошюрах',
      },
      text: {
        bg: 'Всяка седмица първите страници в брошурите на супермаркетите са за плодове и зеленчуци.',
        de: 'Jede Woche gehören die ersten Seiten der Supermarktprospekte Obst und Gemüse.',
        en: 'Every week the first pages of the supermarkets’ brochures belong to fruit and vegetables.',
        ru: 'Каждую неделю первые страницы брошюр супермаркетов отданы фруктам и овощам.',
      },
      links: [
        {
          label: { bg: 'Супермаркети', de: 'Supermärkte', en: 'Supermarkets', ru: 'Супермаркеты' },
          to: '/c/supermarket',
        },
      ],
      size: 'sizeSmall',
      ground: 'groundColour',
      align: 'alignCentre',
      tone: 'toneDeep',
    },
  ],
}
