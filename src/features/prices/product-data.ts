import { sql } from '@payloadcms/db-postgres'
import { addDays } from '@/domain/calendar-day'
import { cached } from '@/server/cache'
import { tag } from '@/server/cache-tags'
import { db } from '@/server/cms'
import { getNewestDays } from './coverage'
import { readHistories } from './history-query'
import { readListings } from './listing-query'
import { type Product, readProduct, readProductPlaces } from './product-query'
import { historyDays } from './summaries/reductions'
import { allPlaces, type ListingHistory, type ListingPrice, type Place } from './types'

export type ProductView = {
  product: Product
  /** Cheapest first. */
  listings: ListingPrice[]
  /** Of the same listings, in the same order. */
  histories: ListingHistory[]
  /** Where it is sold. */
  places: Pick<Place, 'code' | 'name'>[]
}

/** The newest prices of a product in a place, each with a history long enough to judge its reduction. */
export async function readProductView(product: Product, placeId: number): Promise<ProductView> {
  const [priced, places] = await Promise.all([readPriced(product, placeId), readProductPlaces(product.id)])
  return { product, ...priced, places }
}

async function readPriced(product: Product, placeId: number) {
  const listings = await readListings(sql`l.product_id = ${product.id}`, placeId, await getNewestDays())
  const [oldest] = listings.map(({ day }) => day).sort()
  const histories = oldest ? await readHistories(await db(), listings, placeId, addDays(oldest, -historyDays)) : []
  return { listings, histories }
}

const tags = [tag.prices, tag.retailers]

export function getProduct(slug: string): Promise<Product | null> {
  return cached({ name: 'price-product', key: [slug], tags }, () => readProduct(slug))
}

/** A product's prices in the whole country. */
export function getProductView(product: Product): Promise<ProductView> {
  return cached({ name: 'price-product-view', key: [product.slug], tags }, () => readProductView(product, allPlaces.id))
}
