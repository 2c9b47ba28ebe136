import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod/mini'
import { comparableDays } from '@/domain/price-age'
import type { ShopPrice } from '@/domain/shopping-list'
import { db } from '@/server/cms'
import { listed } from './sql-list'

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
      select chain.invented, max(seen.day) as day from prices.company_days seen
      join prices.companies company on company.id = seen.company_id
      join prices.chains chain on chain.id = company.chain_id group by chain.invented
    )
    select listing.id, listing.product_id as product, coalesce(r.slug, chain.slug) as shop,
      coalesce(r.name, chain.name) as shop_name, chain.invented, least(price.low, price.promo) as cents,
      price.day::text as day, coalesce(product.slug, grouped.slug) as slug
    from prices.listings listing
    join prices.latest price on price.listing_id = listing.id and price.place_id = 0
    join prices.companies company on company.id = listing.company_id
    join prices.chains chain on chain.id = company.chain_id
    join newest on newest.invented = chain.invented and price.day >= newest.day - ${comparableDays}::integer
    left join prices.products product on product.id = listing.product_id
    left join product_groups grouped on grouped.number = listing.group_number
    left join retailers r on r.id = chain.retailer_id and r._status = 'published'
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
