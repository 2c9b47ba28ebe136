import { articleMark } from '@/domain/article-number'
import { readOfferCursor } from '../cursor'
import { relaxQuery } from '../find'
import { readingOf } from '../query-plan'
import { type PagedSearch, rankedPage } from '../ranked-page'
import type { SearchResult } from '../types'
import { coloursAsked } from './colours'
import { findGoods } from './find-goods'

const nothing: GoodsResult = { total: 0, matched: 'all', ids: [], colours: [], facets: { reduced: 0 }, next: null }

/**
 * Finds products of our shop that are for sale, sold-out ones included; the order is explained at `goodsStatement`.
 * They have no shop, town, official group or brochure category and are available today, so a search for one of these or
 * for another time finds none; a shop's card is never needed.
 */
export async function searchGoods({
  query,
  locale,
  reading = readingOf(query, locale),
  filters = {},
  sort = 'relevance',
  cursor,
  limit = 12,
}: PagedSearch): Promise<GoodsResult> {
  const { category, retailer, group, town, brand, state } = filters
  const article = articleMark(query)
  if (category || retailer || group || town || brand || state === 'past' || state === 'upcoming') return nothing
  const plan = await reading()
  if (plan.terms.length === 0 || !article) return nothing
  const colours = await coloursAsked(plan)
  const options = { plan, article, colours: colours.map(({ id }) => id), priced: filters, sort, limit: limit + 1 }
  const answer = await relaxQuery({
    reading,
    find: (wanted, met) =>
      findGoods({ ...options, query: wanted, isSome: met < plan.terms.length, cursor: readOfferCursor(cursor) }),
    isEmpty: ({ met }) => met === 0,
  })
  if (!answer) return nothing
  const { found, matched } = answer
  const { ids, next } = rankedPage({ hits: found.hits, cheapest: null }, { sort, limit })
  const ofArticles = found.hits.flatMap(({ colour }) => colour ?? [])
  return {
    total: found.total,
    matched,
    ids,
    colours: [...new Set([...ofArticles, ...colours.map(({ slug }) => slug)])],
    facets: { reduced: found.reduced },
    next,
  }
}

export type GoodsResult = {
  total: number
  matched: SearchResult['matched']
  ids: string[]
  colours: string[]
  facets: { reduced: number }
  next: string | null
}
