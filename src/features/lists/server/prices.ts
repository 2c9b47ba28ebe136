import { sql } from '@payloadcms/db-postgres'
import * as z from 'zod/mini'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { ShopPrice } from '@/domain/shopping-list'
import { pathOf } from '@/server/cache-tags'
import { db } from '@/server/cms'

const offerRow = z.object({
  id: z.string(),
  shop: z.string(),
  shop_name: z.string(),
  cents: z.number(),
  day: z.string(),
  until: z.string(),
  loyalty_only: z.boolean(),
  brochure: z.string(),
})

const productRow = z.object({
  slug: z.string(),
  shop: z.string(),
  shop_name: z.string(),
  cents: z.number(),
  day: z.string(),
})

const isUuid = (text: string) => z.uuid().safeParse(text).success

/**
 * What each thing on a list costs today in every shop that has it: an offer while it holds, a product at the newest prices
 * that its chains reported. A thing without a price now has none; what it once cost is no price.
 */
export async function pricesOf(
  ids: readonly string[],
  today: CalendarDay = sofiaDay(),
): Promise<Record<string, ShopPrice[]>> {
  const found: Record<string, ShopPrice[]> = Object.fromEntries(ids.map((id) => [id, []]))
  const named = (kind: string) => ids.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1))
  const [offers, products] = await Promise.all([
    offerPrices(named('offer').filter(isUuid), today),
    productPrices(named('product')),
  ])
  for (const [id, price] of [...offers, ...products]) found[id]?.push(price)
  return found
}

type Found = [id: string, price: ShopPrice][]

async function offerPrices(ids: string[], today: CalendarDay): Promise<Found> {
  if (ids.length === 0) return []
  const { rows } = await (await db()).execute(sql`
    select o.id, r.slug as shop, r.name as shop_name, o.price_cents as cents, o.current_from as day,
      o.current_to as until, coalesce(o.loyalty_only, false) as loyalty_only, b.slug as brochure
    from offers o
    join brochures b on b.id = o.brochure_id
    join retailers r on r.id = o.retailer_id
    where o.id in (${listed(ids)}) and o.published and o.current_to >= ${today}`)
  return rows.map((row) => {
    const { id, shop, shop_name, cents, day, until, loyalty_only, brochure } = offerRow.parse(row)
    const path = `${pathOf('brochures', brochure)}?offer=${id}`
    return [
      `offer:${id}`,
      { shop, shopName: shop_name, cents, source: 'brochure', day, until, loyaltyOnly: loyalty_only, path },
    ]
  })
}

/** The cheapest of a chain's listings of the product; a day's price is the lower of shelf and promotion. */
async function productPrices(slugs: string[]): Promise<Found> {
  if (slugs.length === 0) return []
  const { rows } = await (await db()).execute(sql`
    select distinct on (p.slug, chain.id) p.slug, coalesce(r.slug, chain.slug) as shop,
      coalesce(r.name, chain.name) as shop_name, least(price.median, price.promo) as cents, price.day::text as day
    from prices.products p
    join prices.listings listing on listing.product_id = p.id
    join prices.latest price on price.listing_id = listing.id and price.place_id = 0
    join prices.companies company on company.id = listing.company_id
    join prices.chains chain on chain.id = company.chain_id
    left join retailers r on r.id = chain.retailer_id and r._status = 'published'
    where p.slug in (${listed(slugs)})
    order by p.slug, chain.id, least(price.median, price.promo)`)
  return rows.map((row) => {
    const { slug, shop, shop_name, cents, day } = productRow.parse(row)
    const path = `/prices/${slug}`
    return [
      `product:${slug}`,
      { shop, shopName: shop_name, cents, source: 'prices', day, until: null, loyaltyOnly: false, path },
    ]
  })
}

function listed(values: string[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}
