import type { CalendarDay } from '@/domain/calendar-day'
import type { OfferTerms } from '@/domain/multi-buy'
import type { ClaimedReduction, ReductionAnswer } from '@/domain/reduction'
import type { RetailerSummary } from '@/features/brochures/retailers/queries'
import type { Box, BrochureCard, PagePicture } from '@/features/brochures/types'
import type { LocalizedText } from '@/i18n/foreign-lang'
import type { WordCorrection } from './corrections'

export const searchStates = ['current', 'upcoming', 'past'] as const
export type SearchState = (typeof searchStates)[number]

/**
 * `category`, `retailer` and `group` (an official product group) are slugs, `town` is the Bulgarian name. Without a
 * state a search finds what is valid or will be. `withoutCard` leaves out prices for the shop's card.
 */
export type SearchFilters = {
  category?: string | undefined
  retailer?: string | undefined
  group?: string | undefined
  town?: string | undefined
  state?: SearchState | undefined
  withoutCard?: boolean
  reduction?: ReductionAnswer | undefined
  brand?: string | undefined
  min?: number | undefined
  max?: number | undefined
}

export type PriceFilters = Pick<SearchFilters, 'reduction' | 'brand' | 'min' | 'max'>

export type SnippetPart = { text: string; hit: boolean }

/**
 * `position` is the page in addresses (`?page=5`), `number` the page in the PDF, `marks` are the places of the offers
 * shown.
 */
export type PageHit = { number: number; position: number; image: PagePicture; marks: Box[] }

/** `position` is the page as addresses count, null where the page is not shown. Prices are integer euro cents. */
export type BrochureHitOffer = OfferTerms & {
  id: string
  title: string
  details: string
  /** The kind of product, in the visitor's language; null where unknown. */
  kind: string | null
  priceCents: number
  loyaltyOnly: boolean
  /** Its own days, which may be others than those of its brochure. */
  validFrom: CalendarDay
  validTo: CalendarDay
  reduction: ClaimedReduction | null
  position: number | null
}

export type BrochureHit = {
  brochure: BrochureCard
  pages: PageHit[]
  pageCount: number
  offers: BrochureHitOffer[]
  moreOffers: number
  snippet: SnippetPart[]
}

export type Facet<Value extends string = string> = { value: Value; name: LocalizedText | null; count: number }

export type SearchResult = {
  total: number
  /** `some`: no brochure has all words. */
  matched: 'all' | 'some'
  absent: string[]
  corrected: WordCorrection[]
  brochures: BrochureHit[]
  retailers: RetailerSummary[]
  /** Chains asked for by name that have no page as a retailer. */
  chains: { slug: string; name: string }[]
  facets: { categories: Facet[]; retailers: Facet[]; states: Facet<SearchState>[]; towns: Facet[] }
  /** Null on the last page. */
  next: string | null
}

export type Suggestion = {
  kind: 'retailer' | 'category' | 'word' | 'product' | 'goods' | 'brochure' | 'post'
  text: string
  lang: string
  /** The kind of product, in the visitor's language, where it is known. */
  note?: string | undefined
  /** Without language prefix. */
  path: string
}
