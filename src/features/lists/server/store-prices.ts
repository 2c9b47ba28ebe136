import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import * as z from 'zod/mini'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { ShopPrice } from '@/domain/shopping-list'
import { comparableDays } from '@/domain/validity'
import { pathOf } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { tables } from '@/server/db/tables'

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

/** The values of an `in (…)`. */
export function listed(values: readonly (string | number)[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}

const sameProductsRow = z.object({ id: z.string(), product: z.number() })

/**
 * The product that each thing is, by its id on the list: offers that were matched to one, and products themselves, merged ones
 * as what they were merged into. Medicines, tobacco and infant formula are compared nowhere, so they are left out.
 */
export async function productOf(offers: string[], slugs: string[]): Promise<Map<string, number>> {
  const queries = []
  if (offers.length > 0) {
    queries.push(sql`select 'offer:' || offer_id as id, product_id, group_number from prices.offer_matches
      where product_id is not null and offer_id in (${listed(offers)})`)
  }
  if (slugs.length > 0) {
    queries.push(sql`select 'product:' || p.slug as id, kept.id as product_id, kept.group_number from prices.products p
      join prices.products kept on kept.id = coalesce(p.merged_into, p.id) where p.slug in (${listed(slugs)})`)
  }
  if (queries.length === 0) return new Map()
  const { rows } = await (await db()).execute(sql`
    select found.id, found.product_id as product from (${sql.join(queries, sql` union all `)}) found
    left join product_groups grouped on grouped.number = found.group_number
    where coalesce(grouped.verdict_rule = 'none', true)`)
  return new Map(rows.map((value) => sameProductsRow.parse(value)).map(({ id, product }) => [id, product]))
}

const pricesRow = z.object({
  id: z.string(),
  product: z.nullable(z.number()),
  shop: z.string(),
  shop_name: z.string(),
  cents: z.number(),
  day: z.string(),
  until: z.string(),
  loyalty_only: z.boolean(),
  brochure: z.string(),
})

interface OfferPrice {
  id: string
  product: number | null
  price: ShopPrice
}

/** The offers of these ids while they hold, also those that begin later, and all that hold today of these products. */
async function offerPrices(ids: string[], products: number[], today: CalendarDay): Promise<OfferPrice[]> {
  const wanted = []
  if (ids.length > 0) wanted.push(sql`o.id in (${listed(ids)})`)
  if (products.length > 0) {
    wanted.push(sql`o.current_from <= ${today} and o.id in (
      select offer_id from prices.offer_matches where product_id in (${listed(products)}))`)
  }
  if (wanted.length === 0) return []
  const { rows } = await (await db()).execute(sql`
    select o.id, match.product_id as product, r.slug as shop, r.name as shop_name, o.price_cents as cents,
      o.current_from as day, o.current_to as until, coalesce(o.loyalty_only, false) as loyalty_only, b.slug as brochure
    from offers o
    join brochures b on b.id = o.brochure_id
    join retailers r on r.id = o.retailer_id
    left join prices.offer_matches match on match.offer_id = o.id
    where o.published and o.current_to >= ${today} and (${sql.join(wanted, sql` or `)})`)
  return rows.map((value) => {
    const { id, product, shop, shop_name, cents, day, until, loyalty_only, brochure } = pricesRow.parse(value)
    const path = `${pathOf('brochures', brochure)}?offer=${id}`
    const price = { shop, shopName: shop_name, cents, source: 'brochure' as const, day, until, path }
    return { id, product, price: { ...price, loyaltyOnly: loyalty_only } }
  })
}

const isUuid = (text: string) => z.uuid().safeParse(text).success
const isListing = (text: string) => /^\d{1,9}$/.test(text)

/**
 * What each thing on a list costs today in every shop that has it: its own offer while that holds, the offers that were matched
 * to the same product, and the newest prices that chains reported for that. A thing without a price now has none; what it once
 * cost is no price.
 */
export async function pricesOf(
  ids: readonly string[],
  today: CalendarDay = sofiaDay(),
): Promise<Record<string, ShopPrice[]>> {
  const named = (kind: string) => ids.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1))
  const [offerIds, listings] = [named('offer').filter(isUuid), named('listing').filter(isListing)]
  const products = await productOf(offerIds, named('product'))
  const wanted = [...new Set(products.values())]
  const [offers, stores] = await Promise.all([offerPrices(offerIds, wanted, today), storePrices(wanted, listings)])
  return Object.fromEntries(
    ids.map((id) => {
      const product = products.get(id)
      const isSame = (other: number | null) => product !== undefined && other === product
      return [
        id,
        [
          ...offers.filter(
            (offer) => `offer:${offer.id}` === id || (isSame(offer.product) && offer.price.day <= today),
          ),
          ...stores.filter((store) => `listing:${store.listing}` === id || isSame(store.product)),
        ].map(({ price }) => price),
      ]
    }),
  )
}
