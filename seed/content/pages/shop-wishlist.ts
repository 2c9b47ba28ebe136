import type { PageSeed } from './types'

export const shopWishlist: PageSeed = {
  slug: 'shop-wishlist',
  hiddenFromSearch: true,
  title: { bg: 'Желани', de: 'Wunschzettel', en: 'Wishlist', ru: 'Избранное' },
  summary: {
    bg: 'Тук още няма запазени дрехи. Списъкът за пазаруване пази храна и дреболии.',
    de: 'Hier sind noch keine Kleider gemerkt. Die Einkaufsliste merkt sich Lebensmittel und Kleinkram.',
    en: 'No clothes are kept here yet. The shopping list keeps groceries and small things.',
    ru: 'Здесь пока нет сохранённых вещей. Список покупок хранит продукты и мелочи.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { bg: 'Желани', de: 'Wunschzettel', en: 'Wishlist', ru: 'Избранное' },
      heading: { bg: 'Нищо не е запазено', de: 'Nichts ist gemerkt', en: 'Nothing is kept', ru: 'Ничего не сохранено' },
      text: {
        bg: 'Дрехите от магазина се разглеждат, без да се пазят. За оферти от брошури имате списък за пазаруване.',
        de: 'Kleider aus dem Shop siehst du dir an, ohne sie zu merken. Für Angebote aus Prospekten gibt es die Einkaufsliste.',
        en: 'Clothes of the shop are looked at without being kept. For offers in brochures there is the shopping list.',
        ru: 'Вещи из магазина можно смотреть, но не сохранять. Для предложений из брошюр есть список покупок.',
      },
      links: [{ label: { bg: 'Моят списък', de: 'Meine Liste', en: 'My list', ru: 'Мой список' }, to: '/list' }],
      size: 'sizeSmall',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneSoft',
    },
    {
      blockType: 'product-list',
      heading: {
        bg: 'Може да ви хареса',
        de: 'Vielleicht gefällt dir',
        en: 'You may like',
        ru: 'Вам может понравиться',
      },
      intro: {
        bg: 'Четири дрехи от колекцията.',
        de: 'Vier Stücke der Kollektion.',
        en: 'Four pieces of the collection.',
        ru: 'Четыре вещи из коллекции.',
      },
      source: 'productsNewest',
      limit: 8,
      tone: 'tonePaper',
    },
  ],
}
