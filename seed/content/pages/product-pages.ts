import type { ProductLayout } from '@/domain/layouts'
import type { Texts } from '../types'
import type { PageSeed } from './types'

const layoutPage = (layout: ProductLayout, title: Texts, summary: Texts): PageSeed => ({
  slug: `product-${layout}`,
  hiddenFromSearch: true,
  ...(layout === 'default' && { allowBeforeLaunch: true }),
  title,
  summary,
  blocks: [{ blockType: 'product', layout }],
})

/** The five layouts of a product's page (docs/product.md, section 5). */
export const productPages: PageSeed[] = [
  layoutPage(
    'default',
    {
      bg: 'Продукт: обикновена подредба',
      de: 'Produkt: Standardanordnung',
      en: 'Product: standard layout',
      ru: 'Товар: обычное расположение',
    },
    {
      bg: 'Голяма снимка с малки под нея, а до тях всичко, което се избира.',
      de: 'Ein großes Bild mit kleinen darunter, daneben alle Auswahlmöglichkeiten.',
      en: 'A large picture with small ones below, with all the options beside them.',
      ru: 'Большая фотография с маленькими под ней, а рядом всё, что выбирают.',
    },
  ),
  layoutPage(
    'carousel',
    {
      bg: 'Продукт: лента от снимки',
      de: 'Produkt: Bilder als Band',
      en: 'Product: a strip of pictures',
      ru: 'Товар: лента фотографий',
    },
    {
      bg: 'Големи снимки през целия екран, които се плъзгат, и подробностите под тях.',
      de: 'Große Bilder über die ganze Breite, zum Weiterblättern, darunter die Einzelheiten.',
      en: 'Large pictures across the full width to swipe through, with the details below.',
      ru: 'Большие фотографии во всю ширину, которые листаются, а под ними подробности.',
    },
  ),
  layoutPage(
    'thumbnail',
    {
      bg: 'Продукт: малки снимки отляво',
      de: 'Produkt: kleine Bilder links',
      en: 'Product: small pictures on the left',
      ru: 'Товар: маленькие фотографии слева',
    },
    {
      bg: 'Малките снимки стоят в колона до голямата.',
      de: 'Die kleinen Bilder stehen in einer Spalte neben dem großen.',
      en: 'The small pictures stand in a column beside the large one.',
      ru: 'Маленькие фотографии стоят столбиком рядом с большой.',
    },
  ),
  layoutPage(
    'full-width',
    {
      bg: 'Продукт: снимка през целия екран',
      de: 'Produkt: Bild über die ganze Breite',
      en: 'Product: a picture across the full width',
      ru: 'Товар: фотография во всю ширину',
    },
    {
      bg: 'Една снимка през целия екран, а под нея подробностите в две колони.',
      de: 'Ein Bild über die ganze Breite, darunter die Einzelheiten in zwei Spalten.',
      en: 'One picture across the full width, with the details in two columns below.',
      ru: 'Одна фотография во всю ширину, а под ней подробности в две колонки.',
    },
  ),
  layoutPage(
    'grid-media',
    {
      bg: 'Продукт: снимки в мрежа',
      de: 'Produkt: Bilder im Raster',
      en: 'Product: pictures in a grid',
      ru: 'Товар: фотографии сеткой',
    },
    {
      bg: 'Всички снимки наведнъж, а изборът остава до тях, докато се разглеждат.',
      de: 'Alle Bilder auf einmal, und die Auswahl bleibt daneben, während man sie ansieht.',
      en: 'All pictures at once, and the options stay beside them while you look.',
      ru: 'Все фотографии сразу, а выбор остаётся рядом, пока их рассматривают.',
    },
  ),
]
