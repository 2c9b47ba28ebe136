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
  category: string
  brochure: string
  /** Bulgarian names of the towns for which the brochure is; none for the whole country. */
  towns: string[]
  /** Null where the offer's place on its page is not known: a whole page shows other things. */
  picture: { image: PagePicture; box: Box } | null
  product: number | null
  /** False for medicines, which are not ranked by price and get no alerts. */
  isRanked: boolean
  /** True for the lowest value of the list's order among all hits that are valid today. */
  isCheapest: boolean
}

export type OfferResult = {
  total: number
  matched: SearchResult['matched']
  offers: OfferHit[]
  cards: ReadCard[]
  facets: {
    categories: Facet[]
    retailers: Facet[]
    towns: Facet[]
    groups: Facet[]
    states: Facet<(typeof offerStates)[number]>[]
    withoutCard: number
    /** Empty with too many hits to count. */
    brands: Facet[]
    reductions: Facet<ReductionAnswer>[]
  }
  units: Exclude<OfferSort, 'relevance' | 'price'>[]
  next: string | null
}

/** Conditions on `search.offers s`. */
export function pricedAs({ reduction, brand, min, max }: PriceFilters): SQL {
  return sql`${min === undefined ? sql`` : sql`and s.price >= ${min}`} ${max === undefined ? sql`` : sql`and s.price <= ${max}`}
    ${brand === undefined ? sql`` : sql`and s.brand_key = ${brand}`} ${reduction === undefined ? sql`` : sql`and s.reduction = ${reduction}`}`
}

export type OfferFilters = PriceFilters & Pick<SearchFilters, 'withoutCard'>

/** `pricedAs` with the shop's card, which is a condition on `search.offer_kinds k`. */
export function offersLike({ withoutCard = false, ...priced }: OfferFilters): SQL {
  return sql`${withoutCard ? sql`and not k.card_only` : sql``} ${pricedAs(priced)}`
}

export function isOfOffers({ withoutCard, reduction, brand, min, max }: OfferFilters): boolean {
  return Boolean(withoutCard || reduction || brand) || min !== undefined || max !== undefined
}
