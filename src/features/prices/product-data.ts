import { sql } from '@payloadcms/db-postgres'
import { addDays } from '@/domain/calendar-day'
import { cached } from '@/server/cache/cached'
import { tag } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { getNewestDays } from './coverage'
import { readHistories } from './history-query'
import { readListings } from './listing-query'
import { type Product, readProduct, readProductPlaces } from './product-query'
import { historyDays } from './summaries/reductions'
import { allPlaces, type Chain, type ListingHistory, type ListingPrice, type Place } from './types'

export type ProductView = {
  product: Product
  /** Of the chosen chain, cheapest first. */
  listings: ListingPrice[]
  /** Of the same listings, in the same order. */
  histories: ListingHistory[]
  /** Who sells it in the place. */
  chains: Pick<Chain, 'slug' | 'name'>[]
  /** Where the chosen chain sells it. */
  places: Pick<Place, 'code' | 'name'>[]
}

/** The newest prices of a product in a place, of one chain or of all, each with a history long enough to judge its reduction. */
export async function readProductView(
  product: Product,
  placeId: number,
  chain: string | null = null,
): Promise<ProductView> {
  const [priced, places] = await Promise.all([
    readPriced(product, placeId, chain),
    readProductPlaces(product.id, chain),
  ])
  return { product, ...priced, places }
}

async function readPriced(product: Product, placeId: number, chosen: string | null) {
  const all = await readListings(sql`l.product_id = ${product.id}`, placeId, await getNewestDays())
  const listings = all.filter(({ chain }) => chosen === null || chain.slug === chosen)
  const [oldest] = listings.map(({ day }) => day).sort()
  const histories = oldest ? await readHistories(await db(), listings, placeId, addDays(oldest, -historyDays)) : []
  const chains = [...new Map(all.map(({ chain: { slug, name } }) => [slug, { slug, name }])).values()]
  return { listings, histories, chains }
}

const tags = [tag.prices, tag.retailers]

export function getProduct(slug: string): Promise<Product | null> {
  return cached({ name: 'price-product', key: [slug], tags }, () => readProduct(slug))
}

/** A product's prices in the whole country. */
export function getProductView(product: Product): Promise<ProductView> {
  return cached({ name: 'price-product-view', key: [product.slug], tags }, () => readProductView(product, allPlaces.id))
}
