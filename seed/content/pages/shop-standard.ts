import type { PageSeed } from './types'

export const shopStandard: PageSeed = {
  slug: 'shop-standard',
  title: { bg: 'Магазин', de: 'Shop', en: 'Shop', ru: 'Магазин' },
  summary: {
    bg: 'Ризи, пуловери и тениски от една малка колекция, с бърз преглед на всяка дреха.',
    de: 'Hemden, Pullover und T-Shirts einer kleinen Kollektion, mit einer Schnellansicht jedes Stücks.',
    en: 'Shirts, jumpers and T-shirts of one small collection, with a quick view of every piece.',
    ru: 'Рубашки, свитеры и футболки одной небольшой коллекции, с быстрым просмотром каждой вещи.',
  },
  blocks: [
    {
      blockType: 'hero',
      eyebrow: { bg: 'Магазин', de: 'Shop', en: 'Shop', ru: 'Магазин' },
      heading: {
        bg: 'Малко дрехи, но добри',
        de: 'Wenige Kleider, aber gute',
        en: 'Few clothes, but good ones',
        ru: 'Немного вещей, но хороших',
      },
      text: {
        bg: 'Четири неща, които се носят години: плат, който стои, копчета, които не падат, и цвят, който не омръзва.',
        de: 'Vier Dinge, die Jahre halten: Stoff, der sitzt, Knöpfe, die bleiben, und Farben, an denen man sich nicht satt sieht.',
        en: 'Four things to wear for years: cloth that holds, buttons that stay, and colours one does not tire of.',
        ru: 'Четыре вещи, которые носят годами: ткань держит форму, пуговицы не отрываются, а цвет не надоедает.',
      },
      links: [
        {
          label: {
            bg: 'Като списък с образец',
            de: 'Als Liste mit Muster',
            en: 'As a list with a sample',
            ru: 'Списком с образцом',
          },
          to: '/shop-list',
        },
      ],
      size: 'sizeSmall',
      ground: 'groundColour',
      align: 'alignStart',
      tone: 'toneSoft',
    },
    {
      blockType: 'product-list',
      heading: { bg: 'Всички продукти', de: 'Alle Produkte', en: 'All products', ru: 'Все товары' },
      intro: {
        bg: 'Отворете бързия преглед, за да видите дрехата отблизо.',
        de: 'Öffne die Schnellansicht, um ein Stück von nahem zu sehen.',
        en: 'Open the quick view to see a piece from near.',
        ru: 'Откройте быстрый просмотр, чтобы рассмотреть вещь вблизи.',
      },
      source: 'productsNewest',
      limit: 8,
      tone: 'tonePaper',
    },
  ],
}
