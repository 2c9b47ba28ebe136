import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { baseUnits } from '@/domain/pack-size'
import type { ReductionAnswer } from '@/domain/reduction'
import type { Box, Offer, PagePicture, RetailerMark } from '@/features/brochures/types'
import type { ReadCard } from '@/features/price-data/cards/read-cards'
import type { Facet, PriceFilters, SearchFilters, SearchResult } from '../types'

export const offerStates = ['current', 'upcoming'] as const

/** `price` is the whole price; `kg`, `l` and `piece` are unit prices. */
export const offerSorts = ['relevance', 'price', ...baseUnits] as const
export type OfferSort = (typeof offerSorts)[number]

export type OfferHit = Omit<Offer, 'box' | 'pageNumber'> & {
  retailer: RetailerMark
  /** The slug of the brochure's category. */
  category: string
  /** The slug of the brochure. */
  brochure: string
  /** The page on which it is, and where on it. */
  picture: { image: PagePicture; box: Box | null } | null
  /** The product of the price data that it was matched to. */
  product: number | null
  /** False for what gets no place by its price, and no alerts: medicines. */
  isRanked: boolean
  /** The lowest of all that were found and are valid today, by what the list is ordered by. */
  isCheapest: boolean
}

export type OfferResult = {
  total: number
  matched: SearchResult['matched']
  offers: OfferHit[]
  /** Of the products that they were matched to, with every shop that has them. */
  cards: ReadCard[]
  facets: {
    categories: Facet[]
    retailers: Facet[]
    towns: Facet[]
    groups: Facet[]
    states: Facet<(typeof offerStates)[number]>[]
    /** How many need no card of the shop. */
    withoutCard: number
    /** Of not too many hits. */
    brands: Facet[]
    reductions: Facet<ReductionAnswer>[]
  }
  /** The units that a list can be ordered by. */
  units: Exclude<OfferSort, 'relevance' | 'price'>[]
  next: string | null
}

/** What an offer's price, its reduction and its brand must be, as further conditions on `search.offers s`. */
export function pricedAs({ reduction, brand, min, max }: PriceFilters): SQL {
  return sql`${min === undefined ? sql`` : sql`and s.price >= ${min}`} ${max === undefined ? sql`` : sql`and s.price <= ${max}`}
    ${brand === undefined ? sql`` : sql`and lower(s.brand) = ${brand}`} ${reduction === undefined ? sql`` : sql`and s.reduction = ${reduction}`}`
}

export type OfferFilters = PriceFilters & Pick<SearchFilters, 'withoutCard'>

/** The same with the shop's card, which is a condition on `search.offer_kinds k`. */
export function offersLike({ withoutCard = false, ...priced }: OfferFilters): SQL {
  return sql`${withoutCard ? sql`and not k.card_only` : sql``} ${pricedAs(priced)}`
}

/** Whether only what has a price can be meant. */
export function isOfOffers({ withoutCard, reduction, brand, min, max }: OfferFilters): boolean {
  return Boolean(withoutCard || reduction || brand) || min !== undefined || max !== undefined
}
