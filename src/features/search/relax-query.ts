import { findQuery } from './find-query'
import type { Plan, Reading } from './query-plan'
import type { SearchResult } from './types'

export type Attempt<Found> = { found: Found; matched: SearchResult['matched'] }

type Options<Found> = {
  reading: Reading
  /** Further ways to meet the terms. */
  widen?: (plan: Plan) => Plan
  find: (query: string, met: number) => Promise<Found>
  /** With filters the first attempt that finds anything at all, filtered or not, counts. */
  isEmpty: (found: Found) => boolean
}

/**
 * Looks for all words; where nothing has them, for all but one, then for any.
 * `find` is told how many of the terms a hit can have: not those that nothing was found for before. Null when there is nothing to
 * look for.
 */
export async function relaxQuery<Found>({
  reading,
  widen = (same) => same,
  find,
  isEmpty,
}: Options<Found>): Promise<Attempt<Found> | null> {
  const plan = await reading()
  const every = plan.terms.length
  const attempts = [
    { strictness: 'all', matched: 'all', met: every },
    { strictness: 'all-but-one', matched: 'some', met: every - 1 },
    { strictness: 'any', matched: 'some', met: Math.max(1, every - 2) },
  ] as const
  let answer: Attempt<Found> | null = null
  let last: string | null = null
  for (const { strictness, matched, met } of attempts) {
    const query = findQuery(widen(plan), strictness)
    if (!query) break
    // Of two words all but one are any, and of one word all are.
    if (query === last) continue
    last = query
    const found = await find(query, met)
    answer ??= { found, matched }
    if (!isEmpty(found)) return { found, matched }
  }
  return answer
}
