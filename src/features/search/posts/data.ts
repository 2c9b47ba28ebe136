import { relaxQuery } from '../relax-query'
import { readCursor, writeCursor } from '../cursor'
import { isOfOffers } from '../offers/conditions'
import { readingOf } from '../query-plan'
import type { PagedSearch } from '../ranked-page'
import { findPosts } from './find-posts'
import { readPostHits } from './read-posts'
import type { PostResult } from './types'

const nothing: PostResult = { total: 0, matched: 'all', posts: [], next: null }

/** Finds posts of the blog. They have no shop, no place and no price, so whoever asks for one of these looks for no post. */
export async function searchPosts({
  query,
  locale,
  reading = readingOf(query, locale),
  filters = {},
  cursor,
  limit = 12,
}: PagedSearch): Promise<PostResult> {
  const { category, retailer, group, town, state } = filters
  if (category || retailer || group || town || state || isOfOffers(filters)) return nothing
  const plan = await reading()
  if (plan.terms.length === 0) return nothing
  const answer = await relaxQuery({
    reading,
    find: (wanted) => findPosts({ plan, query: wanted, cursor: readCursor(cursor), limit: limit + 1 }),
    isEmpty: ({ total }) => total === 0,
  })
  if (!answer) return nothing
  const shown = answer.found.hits.slice(0, limit)
  const last = shown.at(-1)
  return {
    total: answer.found.total,
    matched: answer.matched,
    posts: await readPostHits(
      shown.map(({ id }) => id),
      plan,
      locale,
    ),
    next: last && answer.found.hits.length > limit ? writeCursor(last) : null,
  }
}
