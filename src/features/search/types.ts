import type { ReductionAnswer } from '@/domain/reduction'
import type { RetailerSummary } from '@/features/brochures/retailers/queries'
import type { Box, BrochureCard, PagePicture } from '@/features/brochures/types'
import type { LocalizedText } from '@/i18n/foreign-lang'
import type { Correction } from './corrections'

export const searchStates = ['current', 'upcoming', 'past'] as const
export type SearchState = (typeof searchStates)[number]

/**
 * `category`, `retailer` and `group` (an official product group) are slugs, `town` is the Bulgarian name. Without a state a search finds what is valid or will
 * be. `withoutCard` leaves out what costs so much only with the shop's card.
 */
export type SearchFilters = {
  category?: string | undefined
  retailer?: string | undefined
  group?: string | undefined
  town?: string | undefined
  state?: SearchState | undefined
  withoutCard?: boolean
  /** The verdict on the reduction that a shop claims. */
  reduction?: ReductionAnswer | undefined
  brand?: string | undefined
  min?: number | undefined
  max?: number | undefined
}

/** What only things with a price can be narrowed by. */
export type PriceFilters = Pick<SearchFilters, 'reduction' | 'brand' | 'min' | 'max'>

/** A piece of a page's text; `hit` marks the words that were looked for. */
export type SnippetPart = { text: string; hit: boolean }

/**
 * A page with the words. `position` is what addresses count (`?page=5`), `number` the page's number in the PDF, `marks` are the places of the
 * offers shown.
 */
export type PageHit = { number: number; position: number; image: PagePicture; marks: Box[] }

/** An offer with the words; `position` is its page as addresses count pages, null where that is not shown. Integer euro cents. */
export type BrochureHitOffer = {
  id: string
  title: string
  details: string
  priceCents: number
  position: number | null
}

export type BrochureHit = {
  brochure: BrochureCard
  /** The best pages, best first. */
  pages: PageHit[]
  /** How many pages have the words. */
  pageCount: number
  /** The best offers, best first, and how many there are beside them. */
  offers: BrochureHitOffer[]
  moreOffers: number
  /** From the best page, where no offer has the words. */
  snippet: SnippetPart[]
}

export type Facet<Value extends string = string> = { value: Value; name: LocalizedText | null; count: number }

export type SearchResult = {
  /** How many brochures were found, with the filters. */
  total: number
  /** `some`: no brochure has all words, these have some of them. */
  matched: 'all' | 'some'
  /** Shops that were asked for and that nothing is known of. */
  absent: string[]
  /** What was looked for in place of words that nothing has. */
  corrected: Correction[]
  brochures: BrochureHit[]
  retailers: RetailerSummary[]
  /** Chains of the price data that were asked for by name and have no page as a retailer. */
  chains: { slug: string; name: string }[]
  facets: { categories: Facet[]; retailers: Facet[]; states: Facet<SearchState>[] }
  /** The cursor of the following page, null on the last one. */
  next: string | null
}

export type Suggestion = {
  kind: 'retailer' | 'category' | 'word' | 'product' | 'goods' | 'brochure' | 'post'
  text: string
  lang: string
  /** Where it leads: without language prefix. */
  path: string
}
