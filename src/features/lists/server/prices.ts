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

const storeRow = z.object({
  /** The two names that a list may know it by. */
  id: z.string(),
  product: z.string(),
  shop: z.string(),
  shop_name: z.string(),
  invented: z.boolean(),
  cents: z.number(),
  day: z.string(),
  slug: z.nullable(z.string()),
  ranked: z.boolean(),
})

const isUuid = (text: string) => z.uuid().safeParse(text).success
const isListing = (text: string) => /^\d{1,9}$/.test(text)

/** Prices that lie further apart than this are not compared. */
const comparableDays = 2

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
    storePrices(named('product'), named('listing').filter(isListing)),
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

/**
 * The cheapest of a chain's listings of a product, or one listing that nobody else has; a day's price is the lower of shelf
 * and promotion. A chain that has not reported with the others has no price now; the invented ones are on their own.
 * Medicines, tobacco and infant formula are ranked nowhere: each chain's price stands for itself.
 */
async function storePrices(slugs: string[], listings: string[]): Promise<Found> {
  if (slugs.length + listings.length === 0) return []
  const wanted = sql.join(
    [
      ...slugs.map(
        (slug) => sql`select id from prices.listings where product_id = (
        select id from prices.products where slug = ${slug})`,
      ),
      ...listings.map((id) => sql`select ${id}::integer`),
    ],
    sql` union `,
  )
  const { rows } = await (await db()).execute(sql`
    with newest as (
      select chain.invented, max(seen.day) as day from prices.company_days seen
      join prices.companies company on company.id = seen.company_id
      join prices.chains chain on chain.id = company.chain_id group by chain.invented
    )
    select coalesce('product:' || product.slug, '') as product, 'listing:' || listing.id as id,
      coalesce(r.slug, chain.slug) as shop, coalesce(r.name, chain.name) as shop_name, chain.invented,
      least(price.low, price.promo) as cents, price.day::text as day, coalesce(product.slug, grouped.slug) as slug,
      coalesce(grouped.verdict_rule = 'none', true) as ranked
    from prices.listings listing
    join prices.latest price on price.listing_id = listing.id and price.place_id = 0
    join prices.companies company on company.id = listing.company_id
    join prices.chains chain on chain.id = company.chain_id
    join newest on newest.invented = chain.invented and price.day >= newest.day - ${comparableDays}::integer
    left join prices.products product on product.id = listing.product_id
    left join product_groups grouped on grouped.number = listing.group_number
    left join retailers r on r.id = chain.retailer_id and r._status = 'published'
    where listing.id in (${wanted})`)
  return rows.flatMap((row): Found => {
    const { id, product, shop, shop_name, invented, cents, day, slug, ranked } = storeRow.parse(row)
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
    return ranked
      ? [
          [id, price],
          [product, price],
        ]
      : [[id, price]]
  })
}

function listed(values: string[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}
