import { richTexts } from '../../write/rich-text'
import type { PageSeed } from './types'

export const headerStyle1: PageSeed = {
  slug: 'header-style-1',
  sitemapSection: 'headers',
  headerStyle: '1',
  title: {
    bg: 'Заглавна част 1: ред с търсене',
    de: 'Kopfbereich 1: Zeile mit Suche',
    en: 'Header 1: a line with search',
    ru: 'Шапка 1: строка с поиском',
  },
  summary: {
    bg: 'Съботният пазар за двадесет минути: план, който започва от търсачката над страницата.',
    de: 'Der Samstagseinkauf in zwanzig Minuten: ein Plan, der im Suchfeld über der Seite beginnt.',
    en: 'Saturday shopping in twenty minutes: a plan that starts in the search field above the page.',
    ru: 'Субботние покупки за двадцать минут: план, который начинается со строки поиска над страницей.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { bg: 'Заглавна част 1', de: 'Kopfbereich 1', en: 'Header 1', ru: 'Шапка 1' },
      heading: {
        bg: 'Съботният пазар за двадесет минути',
        de: 'Der Samstagseinkauf in zwanzig Minuten',
        en: 'Saturday shopping in twenty minutes',
        ru: 'Субботние покупки за двадцать минут',
      },
      text: {
        bg: 'Търсачката стои горе, колкото и надолу да слезете, а лентата с категории се прибира, за да остане място за хартията.',
        de: 'Die Suche bleibt oben, so weit du auch nach unten scrollst, und die Leiste der Kategorien macht dem Papier Platz.',
        en: 'The search stays at the top however far down you go, and the strip of categories makes room for the paper.',
        ru: 'Поиск остаётся наверху, как бы далеко вы ни спустились, а лента категорий уступает место бумаге.',
      },
      links: [
        { label: { bg: 'Към търсенето', de: 'Zur Suche', en: 'Go to search', ru: 'К поиску' }, to: '/search' },
        { label: { bg: 'Моят списък', de: 'Meine Liste', en: 'My list', ru: 'Мой список' }, to: '/list' },
      ],
      size: 'sizeMedium',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneSoft',
    },
    {
      blockType: 'rich-text',
      heading: { bg: 'Преди закуска', de: 'Vor dem Frühstück', en: 'Before breakfast', ru: 'До завтрака' },
      tone: 'tonePaper',
      body: richTexts({
        bg: `Отворете хладилника и назовете пет неща, без които седмицата няма да мине. Повечето домове купуват едни и същи двадесет продукта; останалото е по настроение.

1. Напишете петте в търсачката, едно по едно.
2. Отметнете най-евтиното за килограм, не най-евтиното на рафта.
3. Вижте кой магазин събира най-много отметки. Там отивате първо.`,
        de: `Öffne den Kühlschrank und nenne fünf Dinge, ohne die es in der Woche nicht geht. Die meisten Haushalte kaufen immer dieselben zwanzig Artikel; der Rest ist Laune.

1. Tippe die fünf nacheinander in die Suche.
2. Hake an, was je Kilo am wenigsten kostet, nicht je Packung.
3. Sieh nach, welches Geschäft die meisten Haken hat. Dorthin gehst du zuerst.`,
        en: `Open the fridge and name five things the week cannot do without. Most homes buy the same twenty products over and over; the rest depends on mood.

1. Type the five into the search, one after the other.
2. Tick what costs least per kilo, not per packet.
3. See which shop has the most ticks. That is where you go first.`,
        ru: `Откройте холодильник и назовите пять продуктов, без которых неделя не обойдётся. Большинство семей покупает одни и те же двадцать продуктов; остальное зависит от настроения.

1. Наберите эти пять слов в поиске, одно за другим.
2. Отметьте то, что дешевле за килограмм, а не за упаковку.
3. Посмотрите, у какого магазина больше отметок. Туда и идите первым делом.`,
      }),
    },
    {
      blockType: 'rich-text',
      heading: { bg: 'На обратния път', de: 'Auf dem Rückweg', en: 'On the way back', ru: 'На обратном пути' },
      tone: 'toneSunken',
      body: richTexts({
        bg: `Второто място е само за онова, което първото няма или продава с повече от десет цента по-скъпо. Заради един буркан по-дългият път почти никога не се изплаща. **Кафето и прахът за пране** са изключение: при тях разликата от седмица до седмица често е колкото цяла баница.`,
        de: `Das zweite Geschäft ist nur für das, was das erste nicht hat oder um mehr als zehn Cent teurer verkauft. Für ein einziges Glas lohnt sich der weitere Weg fast nie. **Kaffee und Waschmittel** sind die Ausnahme: Bei ihnen macht der Unterschied von einer Woche zur nächsten oft einen ganzen Kuchen aus.`,
        en: `The second stop is only for what the first one lacks, or sells for over ten cents more. For a single jar, the longer way is hardly ever worth it. **Coffee and washing powder** are the exception: from one week to the next their price often differs by that of a whole pie.`,
        ru: `Второй магазин нужен только для того, чего нет в первом или что там дороже больше чем на десять центов. Ради одной банки дальняя дорога почти никогда не окупается. **Кофе и стиральный порошок** — исключение: от недели к неделе их цена нередко отличается на стоимость целого пирога.`,
      }),
    },
  ],
}
