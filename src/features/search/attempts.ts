import { findQuery, type Plan, type Reading } from './plan'
import type { SearchResult } from './types'

export type Attempt<Found> = { plan: Plan; found: Found; matched: SearchResult['matched'] }

type Options<Found> = {
  reading: Reading
  /** Further ways to meet the terms. */
  widen?: (plan: Plan) => Plan
  find: (plan: Plan, query: string, met: number) => Promise<Found>
  /** With filters the first attempt that finds anything at all, filtered or not, counts. */
  isEmpty: (found: Found) => boolean
}

/**
 * Looks for all words; where nothing has them, for typing errors in every word, then for all words but one, then for any.
 * `find` is told how many of the terms a hit can have: not those that nothing was found for before. Null when there is nothing to
 * look for.
 */
export async function attempt<Found>({
  reading,
  widen = (same) => same,
  find,
  isEmpty,
}: Options<Found>): Promise<Attempt<Found> | null> {
  const plan = await reading.exact()
  const every = plan.terms.length
  const attempts = [
    { strictness: 'all', matched: 'all', forgiving: false, met: every },
    { strictness: 'all', matched: 'all', forgiving: true, met: every },
    { strictness: 'all-but-one', matched: 'some', forgiving: false, met: every - 1 },
    { strictness: 'any', matched: 'some', forgiving: false, met: Math.max(1, every - 2) },
  ] as const
  let answer: Attempt<Found> | null = null
  let last: string | null = null
  for (const { strictness, matched, forgiving, met } of attempts) {
    const tried = forgiving ? await reading.forgiving() : plan
    const query = findQuery(widen(tried), strictness)
    if (!query) break
    // No word may have been mistyped, and of two words all but one are any.
    if (query === last) continue
    last = query
    const found = await find(tried, query, met)
    answer ??= { plan: tried, found, matched }
    if (!isEmpty(found)) return { plan: tried, found, matched }
    if (plan.terms.length === 1 && forgiving) break
  }
  return answer
}
