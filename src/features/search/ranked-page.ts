import type { PriceOfUnit } from '@/domain/unit-price'
import type { Locale } from '@/i18n/routing'
import { writeRankCursor } from './cursor'
import type { OfferSort } from './offers/types'
import type { CardReader } from './products/cards'
import type { PlanReading } from './query-plan'
import type { SearchFilters } from './types'

/**
 * Distance of the ranks of hits that are not equally meant; prices order the hits in between, and `step - 1` is for
 * hits that are not ranked.
 */
const step = 100_000_000

type Unit = PriceOfUnit | null | undefined

/**
 * Reorders equally meant hits with the same unit by unit price, because whole prices do not compare packs of different
 * sizes. Other hits keep their places.
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

export type PagedSearch = {
  query: string
  locale: Locale
  reading?: PlanReading
  readCards?: CardReader
  filters?: SearchFilters
  sort?: OfferSort
  cursor?: string | undefined
  limit?: number
}

type Ranked<Id> = { hits: { id: Id; rank: number }[]; cheapest: number | null }

/**
 * Expects one hit more than a page shows when there is a next page. Without an order by price no hit is marked as the
 * cheapest.
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
