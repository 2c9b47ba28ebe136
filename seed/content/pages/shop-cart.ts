import type { PageSeed } from './types'

export const shopCart: PageSeed = {
  slug: 'shop-cart',
  hiddenFromSearch: true,
  title: { bg: 'Количка', de: 'Warenkorb', en: 'Cart', ru: 'Корзина' },
  summary: {
    bg: 'В количката няма нищо. Ето какво има в магазина.',
    de: 'Im Warenkorb liegt nichts. Das gibt es im Shop.',
    en: 'There is nothing in the cart. This is what the shop has.',
    ru: 'В корзине ничего нет. Вот что есть в магазине.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { bg: 'Количка', de: 'Warenkorb', en: 'Cart', ru: 'Корзина' },
      heading: { bg: 'Количката е празна', de: 'Der Warenkorb ist leer', en: 'The cart is empty', ru: 'Корзина пуста' },
      text: {
        bg: 'Магазинът е за разглеждане: този сайт не приема поръчки и не пази какво сте избрали.',
        de: 'Der Shop ist zum Ansehen: Diese Seite nimmt keine Bestellungen an und merkt sich keine Auswahl.',
        en: 'The shop is for looking: this site takes no orders and does not keep what you have chosen.',
        ru: 'Магазин – для просмотра: этот сайт не принимает заказы и не хранит ваш выбор.',
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
      heading: { bg: 'От магазина', de: 'Aus dem Shop', en: 'From the shop', ru: 'Из магазина' },
      intro: {
        bg: 'Разгледайте всяка дреха отблизо.',
        de: 'Sieh dir jedes Stück von nahem an.',
        en: 'Look at every piece from near.',
        ru: 'Рассмотрите каждую вещь вблизи.',
      },
      source: 'productsNewest',
      limit: 8,
      tone: 'tonePaper',
    },
  ],
}
