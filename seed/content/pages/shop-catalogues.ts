import type { Texts } from '../types'
import type { PageSeed } from './types'

type Layout = Extract<PageSeed['blocks'][number], { blockType: 'catalogue' }>['layout']

/** The same goods in another layout: search engines index only the first layout. */
const catalogue = (
  slug: string,
  layout: Layout,
  pageSize: number,
  { title, summary }: { title: Texts; summary: Texts },
  more: Partial<PageSeed> = { hiddenFromSearch: true },
): PageSeed => ({
  slug,
  title,
  summary,
  blocks: [{ blockType: 'catalogue', layout, pageSize, tone: 'tonePaper' }],
  ...more,
})

export const shopCatalogues: PageSeed[] = [
  catalogue(
    'shop-standard',
    'catalogueStandard',
    24,
    {
      title: { bg: 'Магазин', de: 'Shop', en: 'Shop', ru: 'Магазин' },
      summary: {
        bg: 'Всички дрехи и аксесоари. Изберете размер и цвят и ще видите само това, което е в наличност.',
        de: 'Alle Kleidung und Accessoires. Wähle Größe und Farbe und sieh nur, was vorrätig ist.',
        en: 'All clothes and accessories. Choose a size and a colour, and see only what is in stock.',
        ru: 'Вся одежда и аксессуары. Выберите размер и цвет — увидите только то, что есть в наличии.',
      },
    },
    {},
  ),
  catalogue('shop-sidebar', 'catalogueSidebar', 24, {
    title: { bg: 'Да намерим вашия размер', de: 'Finde deine Größe', en: 'Find your size', ru: 'Найдите свой размер' },
    summary: {
      bg: 'Филтрите са винаги до стоките и показват колко остават след всеки избор.',
      de: 'Die Filter stehen immer neben den Artikeln und zeigen, wie viele nach jeder Wahl übrig bleiben.',
      en: 'The filters are always beside the products and show how many are left after each choice.',
      ru: 'Фильтры всегда рядом с товарами и показывают, сколько остаётся после каждого выбора.',
    },
  }),
  catalogue('shop-style-1', 'catalogueStyle1', 12, {
    title: {
      bg: 'Колекцията отблизо',
      de: 'Die Kollektion von Nahem',
      en: 'The collection, up close',
      ru: 'Коллекция вблизи',
    },
    summary: {
      bg: 'По две неща на ред, с място за плата, шевовете и цвета.',
      de: 'Zwei Artikel je Reihe, mit Platz für Stoff, Nähte und Farbe.',
      en: 'Two items per row, with room for the fabric, the seams and the colour.',
      ru: 'По две вещи в ряд: видны ткань, швы и цвет.',
    },
  }),
  catalogue('shop-style-2', 'catalogueStyle2', 48, {
    title: {
      bg: 'Всичко с един поглед',
      de: 'Alles auf einen Blick',
      en: 'Everything at a glance',
      ru: 'Всё как на ладони',
    },
    summary: {
      bg: 'Гъста мрежа за бързо преглеждане: снимка, име и цена.',
      de: 'Ein dichtes Raster zum schnellen Durchsehen: Bild, Name und Preis.',
      en: 'A dense grid for quick browsing: picture, name and price.',
      ru: 'Плотная сетка для быстрого просмотра: фото, название и цена.',
    },
  }),
  catalogue('shop-with-category', 'catalogueWithCategory', 24, {
    title: { bg: 'По категории', de: 'Nach Kategorien', en: 'By category', ru: 'По категориям' },
    summary: {
      bg: 'Започнете от вида дреха, после стеснете избора.',
      de: 'Beginne mit der Art des Kleidungsstücks und grenze dann ein.',
      en: 'Start with the type of clothing, then narrow it down.',
      ru: 'Начните с вида одежды, затем уточните выбор.',
    },
  }),
  catalogue('shop-filters-top-bar', 'catalogueTopBar', 30, {
    title: { bg: 'Филтри под ръка', de: 'Filter zur Hand', en: 'Filters at hand', ru: 'Фильтры под рукой' },
    summary: {
      bg: 'Лентата с филтри остава горе, докато разглеждате.',
      de: 'Die Leiste mit den Filtern bleibt oben, während du blätterst.',
      en: 'The filter bar stays at the top while you browse.',
      ru: 'Панель с фильтрами остаётся наверху, пока вы смотрите.',
    },
  }),
  {
    slug: 'shop-list',
    hiddenFromSearch: true,
    title: {
      bg: 'Списък за сравняване',
      de: 'Liste zum Vergleichen',
      en: 'A list to compare',
      ru: 'Список для сравнения',
    },
    summary: {
      bg: 'На всеки ред: описание, особености, цветове и налични размери.',
      de: 'In jeder Zeile: Beschreibung, Eigenschaften, Farben und verfügbare Größen.',
      en: 'In every row: description, features, colours and sizes in stock.',
      ru: 'В каждой строке: описание, особенности, цвета и размеры в наличии.',
    },
    blocks: [
      { blockType: 'catalogue', layout: 'catalogueList', pageSize: 12, tone: 'tonePaper' },
      {
        blockType: 'product-list',
        heading: { bg: 'Примерен продукт', de: 'Musterprodukt', en: 'Sample product', ru: 'Образец товара' },
        intro: {
          bg: 'Показва се само тук и не се предлага за продажба.',
          de: 'Es wird nur hier gezeigt und nicht verkauft.',
          en: 'It is shown only here and is not for sale.',
          ru: 'Показывается только здесь и не продаётся.',
        },
        source: 'productsSamples',
        limit: 8,
        tone: 'toneSunken',
      },
    ],
  },
]
