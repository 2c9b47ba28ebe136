import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import * as z from 'zod/mini'
import { comparableDays } from '@/domain/price-age'
import type { ShopPrice } from '@/domain/shopping-list'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { listed } from './sql-list'

const { chains, companies, companyDays, latest } = tables.prices
const { productGroups, retailers } = tables
const chain = alias(chains, 'chain')
const company = alias(companies, 'company')
const grouped = alias(productGroups, 'grouped')
const listingListings = alias(tables.prices.listings, 'listing')
const priceLatest = alias(latest, 'price')
const productProducts = alias(tables.prices.products, 'product')
const r = alias(retailers, 'r')
const seen = alias(companyDays, 'seen')

const row = z.object({
  id: z.number(),
  product: z.nullable(z.number()),
  shop: z.string(),
  shop_name: z.string(),
  invented: z.boolean(),
  cents: z.number(),
  day: z.string(),
  slug: z.nullable(z.string()),
})

export interface StorePrice {
  listing: number
  product: number | null
  price: ShopPrice
}

/**
 * What chains reported for these products, and for these listings of one chain; a day's price is the lower of shelf and
 * promotion. A chain that has not reported with the others has no price now; the invented ones are on their own.
 * A price that is held back stands for its own listing alone.
 */
export async function storePrices(products: number[], listings: string[]): Promise<StorePrice[]> {
  const wanted = []
  if (products.length > 0) wanted.push(sql`listing.hold is null and listing.product_id in (${listed(products)})`)
  if (listings.length > 0) wanted.push(sql`listing.id in (${listed(listings)})`)
  if (wanted.length === 0) return []
  const { rows } = await (await db()).execute(sql`
    with newest as (
      select ${chain.invented}, max(${seen.day}) as day from ${companyDays} seen
      join ${companies} company on ${company.id} = ${seen.companyId}
      join ${chains} chain on ${chain.id} = ${company.chainId} group by ${chain.invented}
    )
    select ${listingListings.id}, ${listingListings.productId} as product, coalesce(${r.slug}, ${chain.slug}) as shop,
      coalesce(${r.name}, ${chain.name}) as shop_name, ${chain.invented}, least(${priceLatest.low},
        ${priceLatest.promo}) as cents,
      ${priceLatest.day}::text as day, coalesce(${productProducts.slug}, ${grouped.slug}) as slug
    from ${tables.prices.listings} listing
    join ${latest} price on ${priceLatest.listingId} = ${listingListings.id} and ${priceLatest.placeId} = 0
    join ${companies} company on ${company.id} = ${listingListings.companyId}
    join ${chains} chain on ${chain.id} = ${company.chainId}
    join newest on newest.invented = ${chain.invented}
      and ${priceLatest.day} >= newest.day - ${comparableDays}::integer
    left join ${tables.prices.products} product on ${productProducts.id} = ${listingListings.productId}
    left join ${productGroups} grouped on ${grouped.number} = ${listingListings.groupNumber}
    left join ${retailers} r on ${r.id} = ${chain.retailerId} and ${r._status} = 'published'
    where ${sql.join(wanted, sql` or `)}`)
  return rows.map((value) => {
    const { id, product, shop, shop_name, invented, cents, day, slug } = row.parse(value)
    const price: ShopPrice = {
      shop,
      shopName: shop_name,
      cents,
      source: invented ? 'invented' : 'prices',
      day,
      until: null,
      loyaltyOnly: false,
      path: slug ? `/prices/${slug}` : '/prices',
    }
    return { listing: id, product, price }
  })
}
