import type { Locale } from '@/i18n/routing'
import type { OfferSort } from './offers/types'
import type { Reading } from './query-plan'
import { writeRankCursor } from './rank-cursor'
import type { SearchFilters } from './types'

/** What a search of one kind is asked for; `limit` is how many of a page are shown. */
export type PagedSearch = {
  query: string
  locale: Locale
  /** The query as it is read; given where other kinds of things are looked for by the same. */
  reading?: Reading
  filters?: SearchFilters
  sort?: OfferSort
  cursor?: string | undefined
  limit?: number
}

type Ranked<Id> = { hits: { id: Id; rank: number }[]; cheapest: number | null }

/**
 * The page of hits that were found in their order, one more than are shown, when there is a next page. Nothing is the
 * cheapest of a list that is not ordered by a price.
 */
export function rankedPage<Id extends string | number>(
  { hits, cheapest }: Ranked<Id>,
  { sort, limit }: { sort: OfferSort; limit: number },
) {
  const shown = hits.slice(0, limit)
  const lowest = sort === 'relevance' ? [] : shown.filter(({ rank }) => rank === cheapest)
  const last = shown.at(-1)
  return {
    ids: shown.map(({ id }) => id),
    ranks: new Map(shown.map(({ id, rank }) => [id, rank])),
    cheapest: new Set(lowest.map(({ id }) => id)),
    next: last && hits.length > limit ? writeRankCursor(last) : null,
  }
}
