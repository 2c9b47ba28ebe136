import type { Payload, PayloadRequest } from 'payload'
import { addDays, type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { invalidate } from '@/server/cache/invalidate'
import { tagsOf } from '@/server/cache/tags'
import { indexGoods } from '@/server/search-index'
import { altOf, shotsOf } from '../content/goods/shots'
import { type ProductSeed, shopProducts } from '../content/shop-products'
import { storedPicture } from './goods-pictures'
import { richTexts } from './rich-text'
import { say, wrote } from './say'
import { type Basics, writeBasics } from './shop-basics'
import { writePromotions } from './shop-promotions'
import { relatedTo } from './shop-related'
import { writeVariants } from './shop-variants'
import { stored } from './stored'
import { together } from './transaction'

/** Days that the range has been for sale: reductions require a price history. */
const daysForSale = 60

/**
 * Writes missing products of the shop with variants, stock, pictures and reductions, in one transaction. Through the
 * database adapter, in all languages at once, like pages.
 */
export async function writeShopProducts(cms: Payload, products: ProductSeed[] = shopProducts, today = sofiaDay()) {
  const { docs } = await cms.find({
    collection: 'products',
    pagination: false,
    depth: 0,
    draft: true,
    select: { slug: true },
  })
  const known = new Set(docs.map(({ slug }) => slug))
  const missing = products.filter(({ slug }) => !known.has(slug))
  if (missing.length === 0) return
  await together(cms, async (req) => {
    const basics = await writeBasics(req)
    const ids = new Map(docs.map(({ slug, id }) => [slug, id]))
    const written: Written[] = []
    for (const [place, product] of missing.entries()) {
      const made = await writeProduct(req, product, basics, publishedAt(today, place))
      ids.set(product.slug, made.id)
      written.push(made)
      wrote(place + 1, missing.length)
    }
    for (const { product, id, data } of written)
      await publish(req, id, { ...data, related: relatedTo(product, products, ids) })
    await writePromotions(
      req,
      written.map(({ id }) => id),
      ids,
      { today, since: addDays(today, -daysForSale) },
    )
    await indexGoods(
      req,
      written.map(({ id }) => id),
    )
  })
  say(`${missing.length} products of the shop`)
}

/** The first of the list is the newest. */
function publishedAt(today: CalendarDay, place: number): string {
  return new Date(Date.parse(`${addDays(today, -daysForSale)}T09:00:00Z`) - place * 60_000).toISOString()
}

type Fields = { [field: string]: unknown }
type Written = { product: ProductSeed; id: string; data: Fields }

async function writeProduct(req: PayloadRequest, product: ProductSeed, basics: Basics, at: string): Promise<Written> {
  const { slug, sku, title, summary, features, description, composition, care, cents, sample } = product
  const colourPictures = await writePictures(req, product, basics, at)
  const main = colourPictures[0]?.images ?? []
  const others = colourPictures.slice(1).flatMap(({ images }) => images.slice(0, 1))
  const data = {
    slug,
    sku,
    title,
    summary,
    features,
    description: richTexts(description),
    composition: stored(composition, `${slug}/composition`, new Map()),
    care,
    images: [...main, ...others],
    colourPictures: stored(colourPictures, `${slug}/colours`, new Map()),
    manufacturer: basics.makers.get(product.maker),
    sizeChart: product.sizeChart && basics.sizeCharts.get(product.sizeChart),
    categories: product.categories.flatMap((name) => basics.terms.get(name) ?? []),
    tags: product.tags.flatMap((name) => basics.terms.get(name) ?? []),
    priceCents: cents,
    currency: 'EUR',
    ...sample,
    isSample: sample !== undefined,
    createdAt: at,
    updatedAt: at,
  }
  const { id } = await req.payload.db.create({ collection: 'products', data: { ...data, _status: 'draft' }, req })
  await writeVariants(req, String(id), product, basics)
  return { product, id: String(id), data }
}

/** Published last, because related products must exist. */
async function publish(req: PayloadRequest, id: string, data: Fields) {
  const versionData = { ...data, _status: 'published' }
  const { db } = req.payload
  await db.updateOne({ collection: 'products', id, data: versionData, req })
  const at = String(data.createdAt)
  const times = { createdAt: at, updatedAt: at }
  await db.createVersion({ collectionSlug: 'products', parent: id, versionData, autosave: false, ...times, req })
  await invalidate(tagsOf('products', { id, slug: data.slug }), req)
}

async function writePictures(req: PayloadRequest, product: ProductSeed, { colours }: Basics, at: string) {
  const { title } = product
  const made: { colour: string; images: string[] }[] = []
  for (const colour of product.colours) {
    const images: string[] = []
    for (const shot of shotsOf(product)) {
      const file = await storedPicture(product, shot, colour)
      const data = { ...file, alt: altOf(title, shot), createdAt: at, updatedAt: at }
      const { id } = await req.payload.db.create({ collection: 'media', data, req })
      images.push(String(id))
    }
    made.push({ colour: colours.get(colour) ?? '', images })
  }
  return made
}
