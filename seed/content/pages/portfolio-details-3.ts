import { richTexts } from '../../write/rich-text'
import { t } from '../texts'
import { work } from './blocks'
import type { PageSeed } from './types'

export const portfolioDetails3: PageSeed = {
  slug: 'portfolio-details-3',
  sitemapSection: 'portfolios',
  title: t('Каталог за градинари', 'Katalog für Gärtner', 'A gardeners’ catalogue', 'Каталог для садоводов'),
  summary: t(
    'Дванадесет месеца, дванадесет разтвора: каталог, който се ползва с кални ръце.',
    'Zwölf Monate, zwölf Doppelseiten: ein Katalog für erdige Hände.',
    'Twelve months, twelve spreads: a catalogue for muddy hands.',
    'Двенадцать месяцев, двенадцать разворотов: каталог для рук, испачканных землёй.',
  ),
  blocks: [
    work({
      arrangement: 'details3',
      heading: t('Разтворите', 'Die Doppelseiten', 'The spreads', 'Развороты'),
      pictures: [
        {
          image: 'picture:spring',
          caption: t(
            'Март: какво се сее под стъкло',
            'März: was man unter Glas sät',
            'March: what is sown under glass',
            'Март: что сеют под стеклом',
          ),
        },
        {
          image: 'picture:market-vegetables',
          caption: t(
            'Август: кога да спрете да поливате',
            'August: wann man mit dem Gießen aufhört',
            'August: when to stop watering',
            'Август: когда перестать поливать',
          ),
        },
        {
          image: 'picture:autumn',
          caption: t(
            'Октомври: листата остават',
            'Oktober: Die Blätter bleiben liegen',
            'October: the leaves stay',
            'Октябрь: листья остаются',
          ),
        },
        {
          image: 'picture:winter',
          caption: t(
            'Декември: каталогът почива, градинарят чете',
            'Dezember: Der Katalog ruht, der Gärtner liest',
            'December: the catalogue rests, the gardener reads',
            'Декабрь: каталог отдыхает, садовод читает',
          ),
        },
      ],
      body: richTexts({
        bg: `Поръчката беше за списък с 900 артикула. Никой не изчита 900 артикула с ръкавици на ръцете.

Направихме обратното: в центъра на всяка страница стои работата за месеца, а около нея – само трите неща, които ѝ трябват. Останалите 864 са в търсачката, където им е мястото.

**Хартията** не се бои от вода. Проверихме я с маркуч.`,
        de: `Bestellt war eine Liste mit 900 Artikeln. Niemand liest 900 Artikel in Handschuhen.

Wir machten es umgekehrt: In der Mitte jeder Seite steht die Arbeit des Monats, darum herum nur die drei Dinge, die man dafür braucht. Die übrigen 864 sind in der Suche, wo sie hingehören.

**Das Papier** hält Wasser aus. Wir haben es mit dem Schlauch geprüft.`,
        en: `The brief was a list of 900 items. Nobody reads 900 items in gloves.

We did the opposite: the middle of each page shows the job of the month, surrounded by only the three things it needs. The other 864 are in the search, where they belong.

**The paper** withstands water. We tried it with a hose.`,
        ru: `Нам заказали список из 900 товаров. Никто не станет читать такой список в перчатках.

Мы сделали наоборот: в середине каждой страницы стоит работа месяца, а вокруг — только три нужные для неё вещи. Остальные 864 — в поиске, где им и место.

**Бумага** не боится воды. Мы проверили её под шлангом.`,
      }),
      facts: [
        { label: t('Артикули', 'Artikel', 'Items', 'Товаров'), value: '900' },
        { label: t('На хартия', 'Auf Papier', 'On paper', 'На бумаге'), value: '36' },
        {
          label: t('Коректор', 'Korrektorat', 'Proofreader', 'Корректор'),
          value: t('една агрономка', 'eine Agronomin', 'an agronomist', 'агроном'),
        },
        {
          label: t('Печат', 'Druck', 'Printing', 'Печать'),
          value: t('върху каменна хартия', 'auf Steinpapier', 'on stone paper', 'на каменной бумаге'),
        },
      ],
    }),
  ],
}
