import { z } from 'zod'
import { careSymbols, fibres } from '@/domain/textile'
import { type DesignName, designs } from '../drawing/goods/designs'
import { shopColours } from './goods/colours'
import detailList from './goods/details.json'
import fabricList from './goods/fabrics.json'
import fitList from './goods/fits.json'
import { makers } from './goods/makers'
import bags from './goods/products/bags.json'
import children from './goods/products/children.json'
import first from './goods/products/first.json'
import glovesSocksBelts from './goods/products/gloves-socks-belts.json'
import hatsScarves from './goods/products/hats-scarves.json'
import menBottoms from './goods/products/men-bottoms.json'
import menKnitwear from './goods/products/men-knitwear.json'
import menOuterwear from './goods/products/men-outerwear.json'
import menShirts from './goods/products/men-shirts.json'
import menTops from './goods/products/men-tops.json'
import shoes from './goods/products/shoes.json'
import womenBottoms from './goods/products/women-bottoms.json'
import womenDresses from './goods/products/women-dresses.json'
import womenKnitwear from './goods/products/women-knitwear.json'
import womenOuterwear from './goods/products/women-outerwear.json'
import womenTops from './goods/products/women-tops.json'
import { looseSizes, sizeCharts } from './goods/size-charts'
import { productTerms } from './goods/terms'
import type { Texts } from './types'

const texts = z.object({ bg: z.string(), de: z.string(), en: z.string(), ru: z.string() })

const fabrics = z
  .record(
    z.string(),
    z.object({
      composition: z.array(z.object({ fibre: z.enum(fibres), percent: z.int() })),
      care: z.array(z.enum(careSymbols)),
      text: texts,
    }),
  )
  .parse(fabricList)
const details = z.record(z.string(), texts).parse(detailList)
const fits = z.record(z.string(), texts).parse(fitList)

const oneOf = (names: Iterable<string>) => z.enum([...names])
const isDesign = (name: string): name is DesignName => name in designs

const productRow = z.strictObject({
  slug: z.string(),
  sku: z.string(),
  design: z.string().refine(isDesign, 'There is no such design'),
  sizes: oneOf([...Object.keys(sizeCharts), ...Object.keys(looseSizes)]),
  fabric: oneOf(Object.keys(fabrics)),
  cents: z.int().positive(),
  weightGrams: z.int().positive(),
  maker: oneOf(Object.keys(makers)),
  colours: z.array(oneOf(shopColours.map(({ slug }) => slug))).min(1),
  categories: z.array(oneOf(productTerms.filter(({ kind }) => kind === 'category').map(({ slug }) => slug))),
  tags: z.array(oneOf(productTerms.filter(({ kind }) => kind === 'tag').map(({ slug }) => slug))),
  details: z.array(oneOf(Object.keys(details))),
  fit: oneOf(Object.keys(fits)).optional(),
  title: texts,
  summary: texts,
  sample: z
    .object({
      oldPriceCents: z.int(),
      currency: z.literal('USD'),
      rating: z.number(),
      reviewCount: z.int(),
      badge: texts,
    })
    .optional(),
})

type ProductRow = z.infer<typeof productRow>

export type ProductSeed = Omit<ProductRow, 'fabric' | 'details' | 'fit' | 'sizes'> & {
  sizes: string[]
  sizeChart: string | null
  composition: (typeof fabrics)[string]['composition']
  care: (typeof fabrics)[string]['care']
  description: Texts
  features: Record<keyof Texts, string[]>
}

const inEach = <Value>(of: (locale: keyof Texts) => Value): Record<keyof Texts, Value> => ({
  bg: of('bg'),
  de: of('de'),
  en: of('en'),
  ru: of('ru'),
})

const sampleNote: Texts = {
  bg: 'Палтото е образец: по него се вижда как изглежда един продукт.',
  de: 'Der Mantel ist ein Muster: An ihm sieht man, wie ein Produkt aussieht.',
  en: 'The coat is a sample: it shows what a product looks like.',
  ru: 'Пальто — образец: на нём видно, как выглядит товар.',
}

function sizesOf(name: string): Pick<ProductSeed, 'sizes' | 'sizeChart'> {
  const chart = Object.entries(sizeCharts).find(([chartName]) => chartName === name)?.[1]
  const loose = Object.entries(looseSizes).find(([looseName]) => looseName === name)?.[1]
  return chart
    ? { sizes: chart.rows.map(({ size }) => size), sizeChart: name }
    : { sizes: loose ?? [], sizeChart: null }
}

function toSeed({ fabric, details: names, fit, sizes, ...row }: ProductRow): ProductSeed {
  const cloth = fabrics[fabric]
  if (!cloth) throw new Error(`There is no ${fabric}`)
  const last = row.sample ? sampleNote : fit && fits[fit]
  return {
    ...row,
    ...sizesOf(sizes),
    composition: cloth.composition,
    care: cloth.care,
    description: inEach((locale) => [cloth.text[locale], ...(last ? [last[locale]] : [])].join('\n\n')),
    features: inEach((locale) => names.flatMap((name) => details[name]?.[locale] ?? [])),
  }
}

const lists = [
  womenOuterwear,
  womenKnitwear,
  womenDresses,
  menOuterwear,
  menKnitwear,
  womenTops,
  womenBottoms,
  menShirts,
  menTops,
  menBottoms,
  children,
  hatsScarves,
  glovesSocksBelts,
  bags,
  shoes,
  first,
]

/** `wool-coat` is the sample (docs/product.md, section 6), whose figures are prescribed. */
export const shopProducts: ProductSeed[] = lists.flatMap((list) => z.array(productRow).parse(list)).map(toSeed)
