import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PriceFilters, SearchFilters } from '../types'

/** What an offer's price, its old price and its brand must be, as further conditions on `search.offers s`. */
export function pricedAs({ reduced = false, brand, min, max }: PriceFilters): SQL {
  const named = brand !== undefined && sql`lower(o.brand) = ${brand}`
  const lower = reduced && sql`o.old_price_cents > o.price_cents`
  const conditions = [
    ...(min === undefined ? [] : [sql`s.price >= ${min}`]),
    ...(max === undefined ? [] : [sql`s.price <= ${max}`]),
    ...(named || lower
      ? [sql`exists (select from offers o where o.id = s.id and ${named || sql`true`} and ${lower || sql`true`})`]
      : []),
  ]
  return sql.join(
    conditions.map((condition) => sql`and ${condition} `),
    sql``,
  )
}

export type OfferFilters = PriceFilters & Pick<SearchFilters, 'withoutCard'>

/** The same with the shop's card, which is a condition on `search.offer_kinds k`. */
export function offersLike({ withoutCard = false, ...priced }: OfferFilters): SQL {
  return sql`${withoutCard ? sql`and not k.card_only` : sql``} ${pricedAs(priced)}`
}

/** Whether only what has a price can be meant. */
export function isOfOffers({ withoutCard, reduced, brand, min, max }: OfferFilters): boolean {
  return Boolean(withoutCard || reduced || brand) || min !== undefined || max !== undefined
}
