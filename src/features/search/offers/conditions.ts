import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PriceFilters, SearchFilters } from '../types'

/** What an offer's price, its old price and its brand must be, as further conditions on `search.offers s`. */
export function pricedAs({ reduced = false, brand, min, max }: PriceFilters): SQL {
  return sql`${min === undefined ? sql`` : sql`and s.price >= ${min}`} ${max === undefined ? sql`` : sql`and s.price <= ${max}`}
    ${brand === undefined ? sql`` : sql`and lower(s.brand) = ${brand}`} ${reduced ? sql`and s.reduced` : sql``}`
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
