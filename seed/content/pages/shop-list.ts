import type { PageSeed } from './types'

export const shopList: PageSeed = {
  slug: 'shop-list',
  hiddenFromSearch: true,
  title: { bg: 'Продукти с образец', de: 'Produkte mit Muster', en: 'Products with a sample', ru: 'Товары с образцом' },
  summary: {
    bg: 'Един примерен продукт с всичко, което може да се покаже за него, а под него колекцията.',
    de: 'Ein Musterprodukt mit allem, was sich zeigen lässt, und darunter die Kollektion.',
    en: 'A sample product with everything that can be shown of it, and the collection below.',
    ru: 'Образец товара со всем, что о нём можно показать, а ниже коллекция.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { bg: 'Образец', de: 'Muster', en: 'Sample', ru: 'Образец' },
      heading: {
        bg: 'Палто, по което се мери всичко',
        de: 'Ein Mantel, an dem sich alles misst',
        en: 'A coat to measure everything by',
        ru: 'Пальто, по которому всё измеряется',
      },
      text: {
        bg: 'Цена, предишна цена, оценка, категории и етикети: така изглежда продукт, за който е попълнено всичко.',
        de: 'Preis, früherer Preis, Bewertung, Kategorien und Schlagwörter: So sieht ein Produkt aus, bei dem alles ausgefüllt ist.',
        en: 'Price, old price, rating, categories and tags: this is a product with everything filled in.',
        ru: 'Цена, прежняя цена, оценка, категории и метки: так выглядит товар, о котором заполнено всё.',
      },
      links: [
        {
          label: { bg: 'Към всички продукти', de: 'Zu allen Produkten', en: 'To all products', ru: 'Ко всем товарам' },
          to: '/shop-standard',
        },
      ],
      size: 'sizeSmall',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneSunken',
    },
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
      tone: 'tonePaper',
    },
    {
      blockType: 'product-list',
      heading: { bg: 'Колекцията', de: 'Die Kollektion', en: 'The collection', ru: 'Коллекция' },
      intro: {
        bg: 'Това, което е в магазина.',
        de: 'Was im Shop ist.',
        en: 'What is in the shop.',
        ru: 'То, что есть в магазине.',
      },
      source: 'productsNewest',
      limit: 8,
      tone: 'tonePaper',
    },
  ],
}
