import type { PriceOfUnit } from '@/domain/unit-price'
import type { Locale } from '@/i18n/routing'
import { writeRankCursor } from './cursor'
import type { OfferSort } from './offers/types'
import type { Reading } from './query-plan'
import type { SearchFilters } from './types'

/** So far apart are the ranks of hits that are not equally meant; in between their whole prices tell them apart, and `step - 1` is of what is not ranked. */
const step = 100_000_000

type Unit = PriceOfUnit | null | undefined

/**
 * Hits in the order of their ranks, of which those that are equally meant and measured by the same unit change places among each other, the
 * lower unit price first: whole prices say nothing of packs of two sizes. What is not like the others stays where it is.
 */
export function alikeByUnitPrice<Id, Hit extends { id: Id }>(
  hits: Hit[],
  ranks: ReadonlyMap<Id, number>,
  unitPriceOf: (hit: Hit) => Unit,
): Hit[] {
  const measured = hits.map((hit) => {
    const rank = ranks.get(hit.id) ?? 0
    const price = rank % step === step - 1 ? null : unitPriceOf(hit)
    return { hit, cents: price?.cents ?? 0, kind: `${Math.floor(rank / step)} ${price?.unit}` }
  })
  const alike = [...Map.groupBy(measured, ({ kind }) => kind)].map(
    ([kind, own]) => [kind, own.toSorted((one, other) => one.cents - other.cents).values()] as const,
  )
  const sorted = new Map(alike)
  return measured.map((one) => (sorted.get(one.kind)?.next().value ?? one).hit)
}

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
