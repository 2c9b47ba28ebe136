import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import * as z from 'zod/mini'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { claimedReduction, reportedReduction } from '@/domain/reduction'
import type { ListedShopPrice } from '@/domain/shopping-list'
import { comparableDays } from '@/domain/validity'
import { newestDays } from '@/features/price-data/lowest-price'
import { publicPathOf } from '@/server/cache/tags'
import { db } from '@/server/cms'
import { isEdition } from '@/server/db/editions'
import { needsSeveralOf, termsOf, termsRow, toTerms } from '@/server/db/multi-buy'
import { isOnShownPage } from '@/server/db/offer-pdfs'
import { isOfPharmacy } from '@/server/db/pharmacies'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf, isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { oldPriceOfOffer, verdictOfOffer, verdictShape } from '@/server/db/verdicts'
import { comparablePrices } from '../item-prices'

const { chains, companies, latest, offerMatches } = tables.prices
const { brochures, offers, productGroups, retailers } = tables
const chain = alias(chains, 'chain')
const company = alias(companies, 'company')
const grouped = alias(productGroups, 'grouped')
const judged = alias(tables.prices.reductions, 'judged')
const merged = alias(tables.prices.products, 'merged')
const listing = alias(tables.prices.listings, 'listing')
const price = alias(latest, 'price')
const product = alias(tables.prices.products, 'product')
const r = alias(retailers, 'r')

const row = z.object({
  id: z.number(),
  product: z.nullable(z.number()),
  shop: z.string(),
  shop_name: z.string(),
  invented: z.boolean(),
  cents: z.number(),
  old: z.nullable(z.number()),
  verdict: z.nullable(verdictShape),
  day: z.string(),
  slug: z.nullable(z.string()),
})

interface StorePrice {
  listing: number
  product: number | null
  price: ListedShopPrice
}

/**
 * Reported prices of these products, and of these listings of one chain; a day's price is the lower of shelf and
 * promotion. A chain that has not reported with the others has no current price; invented chains are compared among
 * themselves. A held-back price counts for its own listing alone.
 */
export async function storePrices(products: number[], listings: (number | string)[]): Promise<StorePrice[]> {
  const wanted = []
  if (products.length > 0) {
    wanted.push(sql`${listing.hold} is null and ${listing.productId} in (${listed(products)})`)
  }
  if (listings.length > 0) wanted.push(sql`${listing.id} in (${listed(listings)})`)
  if (wanted.length === 0) return []
  const { rows } = await (await db()).execute(sql`
    with newest as (${newestDays})
    select ${listing.id}, case when ${listing.hold} is null then ${listing.productId} end as product,
      coalesce(${r.slug}, ${chain.slug}) as shop,
      coalesce(${r.name}, ${chain.name}) as shop_name, ${chain.invented}, least(${price.low},
        ${price.promo}) as cents, case when ${listing.hold} is null then ${price.low} end as old, ${judged.verdict},
      ${price.day}::text as day, coalesce(${product.slug}, ${grouped.slug}) as slug
    from ${tables.prices.listings} listing
    join ${latest} price on ${price.listingId} = ${listing.id} and ${price.placeId} = 0
    join ${companies} company on ${company.id} = ${listing.companyId}
    join ${chains} chain on ${chain.id} = ${company.chainId}
    join newest on newest.invented = ${chain.invented}
      and ${price.day} >= newest.day - ${comparableDays}::integer
    left join ${tables.prices.reductions} judged on ${judged.listingId} = ${listing.id} and ${judged.day} = ${price.day}
    left join ${tables.prices.products} product on ${product.id} = ${listing.productId}
    left join ${productGroups} grouped on ${grouped.number} = ${listing.groupNumber}
    left join ${retailers} r on ${r.id} = ${chain.retailerId} and ${isPublished(r)}
    where ${sql.join(wanted, sql` or `)}`)
  return rows.map((value) => {
    const { id, product, shop, shop_name, invented, cents, old, verdict, day, slug } = row.parse(value)
    const price: ListedShopPrice = {
      shop,
      shopName: shop_name,
      cents,
      source: invented ? 'invented' : 'prices',
      day,
      until: null,
      loyaltyOnly: false,
      reduction: reportedReduction({ price: cents, old, day, verdict }, sofiaDay()),
      path: slug ? `/prices/${slug}` : '/prices',
    }
    return { listing: id, product, price }
  })
}

export function listed(values: readonly (string | number)[]) {
  return sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )
}

const sameProductsRow = z.object({ id: z.string(), product: z.number() })

/**
 * Products by the ids on the list: matched offers, and products themselves, merged ones as their target. Medicines,
 * tobacco and infant formula must not be compared, so they are left out, and so are all offers of pharmacies.
 */
export async function productOf(offerIds: string[], slugs: string[]): Promise<Map<string, number>> {
  const queries = []
  if (offerIds.length > 0) {
    queries.push(sql`
      select 'offer:' || ${offerMatches.offerId} as id, ${offerMatches.productId} as product,
        ${offerMatches.groupNumber} as "group" from ${offerMatches}
      join ${offers} on ${offers.id} = ${offerMatches.offerId}
      join ${brochures} on ${brochures.id} = ${offers.brochureId} and not ${isOfPharmacy(offers, brochures)}
      where ${offerMatches.productId} is not null and ${offerMatches.offerId} in (${listed(offerIds)})`)
  }
  if (slugs.length > 0) {
    queries.push(sql`
      select 'product:' || ${product.slug} as id, ${merged.id} as product, ${merged.groupNumber} as "group"
      from ${tables.prices.products} product
      join ${tables.prices.products} merged on ${merged.id} = coalesce(${product.mergedInto}, ${product.id})
      where ${product.slug} in (${listed(slugs)})`)
  }
  if (queries.length === 0) return new Map()
  const { rows } = await (await db()).execute(sql`
    select found.id, found.product from (${sql.join(queries, sql` union all `)}) found
    left join ${productGroups} grouped on ${grouped.number} = found."group"
    where coalesce(${isOneOf(grouped.verdictRule, 'none')}, true)`)
  return new Map(readableRows(sameProductsRow, rows, 'lists/store-prices').map(({ id, product }) => [id, product]))
}

const pricesRow = termsRow.extend({
  id: z.string(),
  product: z.nullable(z.number()),
  shop: z.string(),
  shop_name: z.string(),
  cents: z.number(),
  day: z.string(),
  until: z.string(),
  loyalty_only: z.boolean(),
  old: z.nullable(z.number()),
  verdict: z.nullable(verdictShape),
  brochure: z.string(),
})

interface OfferPrice {
  id: string
  product: number | null
  price: ListedShopPrice
}

/**
 * Offers of public shops: with these ids those that have not ended, upcoming ones included, and all current ones of
 * these products whose price is that of a single piece, because a list adds up pieces. Those of pharmacies and of
 * editions have no product: the ones are compared with none, the others are prices of some towns and a list knows none.
 */
export async function offerPrices(ids: string[], products: number[], today: CalendarDay): Promise<OfferPrice[]> {
  const wanted = []
  if (ids.length > 0) wanted.push(sql`${offers.id} in (${listed(ids)})`)
  if (products.length > 0) {
    wanted.push(sql`${offers.currentFrom} <= ${today} and not ${needsSeveralOf(offers)} and ${offers.id} in (
      select ${offerMatches.offerId} from ${offerMatches} where ${offerMatches.productId} in (${listed(products)}))`)
  }
  if (wanted.length === 0) return []
  const { rows } = await (await db()).execute(sql`
    select ${offers.id}, case when not ${isOfPharmacy(offers, brochures)} and not ${isEdition(brochures.id)}
        then ${offerMatches.productId} end as product,
      ${retailers.slug} as shop, ${retailers.name} as shop_name,
      ${offers.priceCents} as cents, ${offers.currentFrom} as day, ${offers.currentTo} as until,
      coalesce(${offers.loyaltyOnly}, false) as loyalty_only, ${brochures.slug} as brochure, ${termsOf(offers)},
      ${oldPriceOfOffer(offers)} as old, ${verdictOfOffer(offers.id)} as verdict
    from ${offers}
    join ${brochures} on ${brochures.id} = ${offers.brochureId}
      and ${isOnShownPage(offers.pageNumber, brochures.activeImportId)}
    join ${retailers} on ${retailers.id} = ${offers.retailerId} and ${isPublished(retailers)}
    left join ${offerMatches} on ${offerMatches.offerId} = ${offers.id}
    where ${offers.published} and ${offers.currentTo} >= ${today} and (${sql.join(wanted, sql` or `)})`)
  return readableRows(pricesRow, rows, 'lists/store-prices').map((found) => {
    const { id, product, shop, shop_name, cents, day, until, loyalty_only, brochure, old, verdict } = found
    const path = `${publicPathOf('brochures', brochure)}?offer=${id}`
    const price = { shop, shopName: shop_name, cents, source: 'brochure' as const, day, until, path }
    const reduction = claimedReduction({ price: cents, old, day, verdict })
    return { id, product, price: { ...price, reduction, loyaltyOnly: loyalty_only, ...toTerms(found) } }
  })
}

const isUuid = (text: string) => z.uuid().safeParse(text).success
const isListing = (text: string) => /^\d{1,9}$/.test(text)

/**
 * Today's prices of each thing in every shop: its own offer while valid, the offers matched to the same product, and
 * the newest prices that chains reported, of invented chains only where no real one reports it. Without a current price
 * the thing has none; a past price is not used.
 */
export async function pricesOf(
  ids: readonly string[],
  today: CalendarDay = sofiaDay(),
): Promise<Record<string, ListedShopPrice[]>> {
  const named = (kind: string) => ids.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1))
  const [offerIds, listings] = [named('offer').filter(isUuid), named('listing').filter(isListing)]
  const products = await productOf(offerIds, named('product'))
  const wanted = [...new Set(products.values())]
  const [offers, stores] = await Promise.all([offerPrices(offerIds, wanted, today), storePrices(wanted, listings)])
  return Object.fromEntries(
    ids.map((id) => {
      const product = products.get(id)
      const isSame = (other: number | null) => product !== undefined && other === product
      const found = [
        ...offers.filter((offer) => `offer:${offer.id}` === id || (isSame(offer.product) && offer.price.day <= today)),
        ...stores.filter((store) => `listing:${store.listing}` === id || isSame(store.product)),
      ]
      return [id, comparablePrices(found.map(({ price }) => price))]
    }),
  )
}
