import type { Product } from '../../payload-types'
import type { Texts } from './types'

/** An invented maker. */
export const shopManufacturer = {
  name: '„Розова шевица“ ООД',
  address: 'ул. „Тъкачна“ 12, 6100 Казанлък, България',
  email: 'fabrika@rozova-shevitsa.example',
}

const colour = (slug: string, hex: string, bg: string, de: string, en: string, ru: string) => ({
  slug,
  hex,
  name: { bg, de, en, ru },
})

export const shopColours: { slug: string; hex: string; name: Texts }[] = [
  colour('sky-blue', '#6f93b8', 'светлосиньо', 'Hellblau', 'sky blue', 'голубой'),
  colour('sand', '#c9a27c', 'пясъчно', 'Sand', 'sand', 'песочный'),
  colour('brick-red', '#a3483c', 'керемиденочервено', 'Ziegelrot', 'brick red', 'кирпично-красный'),
  colour('moss-green', '#4e6b4a', 'мъховозелено', 'Moosgrün', 'moss green', 'мшисто-зелёный'),
  colour('white', '#f4f2ec', 'бяло', 'Weiß', 'white', 'белый'),
  colour('navy', '#26364f', 'тъмносиньо', 'Dunkelblau', 'navy', 'тёмно-синий'),
  colour('brown', '#7a5c46', 'кафяво', 'Braun', 'brown', 'коричневый'),
]

export const shopSizeChart = {
  name: {
    bg: 'Дрехи, международни размери',
    de: 'Kleidung, internationale Größen',
    en: 'Clothing, international sizes',
    ru: 'Одежда, международные размеры',
  },
  howToMeasure: {
    bg: 'Гръдната обиколка се мери през най-широкото място, талията – през най-тясното, ханшът – през най-широкото. Лентата ляга плътно, без да стяга.',
    de: 'Die Brust wird an der stärksten Stelle gemessen, die Taille an der schmalsten, die Hüfte an der stärksten. Das Maßband liegt an, ohne einzuschnüren.',
    en: 'Measure the chest and hips at their fullest and the waist at its narrowest. The tape lies close without being tight.',
    ru: 'Грудь и бёдра измеряйте в самом широком месте, талию – в самом узком. Лента прилегает, но не стягивает.',
  },
  rows: [
    { size: 'S', chest: '86–94', waist: '72–80', hips: '88–96' },
    { size: 'M', chest: '94–102', waist: '80–88', hips: '96–103' },
    { size: 'L', chest: '102–110', waist: '88–96', hips: '103–110' },
    { size: 'XL', chest: '110–118', waist: '96–104', hips: '110–117' },
  ],
}

type Basics = Pick<Product, 'composition' | 'care'> & { colours: string[]; weightGrams: number }

/** What the products of seed/content/shop-products.ts are made of, by their slugs; each comes in every size of the chart. */
export const shopBasics: Record<string, Basics> = {
  'wool-coat': {
    composition: [
      { fibre: 'wool', percent: 80 },
      { fibre: 'polyamide', percent: 20 },
    ],
    care: ['noWash', 'noBleach', 'ironLow', 'noTumble', 'dryClean'],
    colours: ['brown', 'navy'],
    weightGrams: 1450,
  },
  'cotton-shirt': {
    composition: [{ fibre: 'cotton', percent: 100 }],
    care: ['wash40', 'noBleach', 'ironMedium'],
    colours: ['sky-blue', 'sand'],
    weightGrams: 220,
  },
  'patterned-jumper': {
    composition: [
      { fibre: 'wool', percent: 70 },
      { fibre: 'cotton', percent: 30 },
    ],
    care: ['handWash', 'noBleach', 'ironLow', 'noTumble'],
    colours: ['brick-red', 'moss-green'],
    weightGrams: 480,
  },
  'sunflower-tee': {
    composition: [{ fibre: 'cotton', percent: 100 }],
    care: ['wash30', 'noBleach', 'ironLow'],
    colours: ['white', 'navy'],
    weightGrams: 210,
  },
  'pique-polo': {
    composition: [
      { fibre: 'cotton', percent: 95 },
      { fibre: 'elastane', percent: 5 },
    ],
    care: ['wash40', 'noBleach', 'ironMedium'],
    colours: ['navy', 'moss-green'],
    weightGrams: 240,
  },
}
