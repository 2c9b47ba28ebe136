import type { Colour, Manufacturer, SizeChart, Product as StoredProduct, Variant } from '@payload-types'
import { bySize } from '@/domain/clothing-size'
import { inLanguage, type Shown } from '@/i18n/in-language'
import type { Locale } from '@/i18n/routing'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { cmsSystem } from '@/server/cms'

/** What the law wants named before the purchase, and what helps to choose a size. */
export type ProductFacts = {
  /** In percent, 100 in all; the largest first. */
  composition: { fibre: Fibre; percent: number }[]
  care: Care[]
  manufacturer: { name: string; address: string; email: string; responsiblePerson: string | null } | null
  safetyWarnings: string | null
  sizeChart: { howToMeasure: string | null; rows: SizeRow[] } | null
}

type Fibre = NonNullable<StoredProduct['composition']>[number]['fibre']
type Care = NonNullable<StoredProduct['care']>[number]
/** Measures in centimetres, as numbers or spans. */
type SizeRow = Pick<NonNullable<SizeChart['rows']>[number], 'size' | 'chest' | 'waist' | 'hips' | 'inseam' | 'foot'>

export function factsOf(doc: Shown<StoredProduct>): ProductFacts {
  const composition = (doc.composition ?? []).map(({ fibre, percent }) => ({ fibre, percent }))
  return {
    composition: composition.sort((one, other) => other.percent - one.percent),
    care: doc.care ?? [],
    manufacturer: manufacturerOf(doc.manufacturer),
    safetyWarnings: doc.safetyWarnings ?? null,
    sizeChart: sizeChartOf(doc.sizeChart),
  }
}

/** A relation that was deleted meanwhile comes as its id alone. */
function manufacturerOf(maker: Shown<Manufacturer> | string | null | undefined): ProductFacts['manufacturer'] {
  if (!maker || typeof maker === 'string') return null
  const { name, address, email, responsiblePerson } = maker
  return { name, address, email, responsiblePerson: responsiblePerson ?? null }
}

function sizeChartOf(chart: Shown<SizeChart> | string | null | undefined): ProductFacts['sizeChart'] {
  if (!chart || typeof chart === 'string') return null
  const rows = chart.rows.map(({ size, chest, waist, hips, inseam, foot }) => ({
    size,
    chest,
    waist,
    hips,
    inseam,
    foot,
  }))
  return { howToMeasure: chart.howToMeasure ?? null, rows }
}

/** The colours and sizes in which a product is made. `lang` stands where it is not that of the page. */
export type ProductRange = { colours: { slug: string; name: string; hex: string; lang?: Locale }[]; sizes: string[] }

/** No product has more variants than this. */
const mostVariants = 500

async function readRange(product: string, locale: Locale): Promise<ProductRange> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'variants',
    where: { product: { equals: product } },
    select: { colour: true, size: true },
    locale: 'all',
    depth: 1,
    limit: mostVariants,
    pagination: false,
    sort: 'sku',
  })
  const variants: Shown<Pick<Variant, 'colour' | 'size'>>[] = docs.map((doc) => inLanguage(doc, locale))
  const colours = new Map(variants.flatMap(({ colour }) => colourOf(colour)).map((colour) => [colour.slug, colour]))
  return { colours: [...colours.values()], sizes: [...new Set(variants.map(({ size }) => size))].sort(bySize) }
}

function colourOf(colour: Shown<Colour> | string): ProductRange['colours'] {
  return typeof colour === 'string'
    ? []
    : [{ slug: colour.slug, name: colour.name, hex: colour.hex, lang: colour.lang }]
}

export function getRange(product: string, locale: Locale): Promise<ProductRange> {
  return cached({ name: 'product-range', key: [product, locale], tags: [tag.products] }, () =>
    readRange(product, locale),
  )
}
