import { attempt } from '../attempts'
import { planOf } from '../plan'
import { readProductCursor } from '../rank-cursor'
import { type PagedSearch, rankedPage } from '../ranked-page'
import { withGroups } from '../score'
import { findProducts } from './find-products'
import { chainFacets, groupFacets, placeFacets, productFilters } from './labels'
import { readProductHits } from './read-products'
import type { ProductResult } from './types'

const nothing: ProductResult = {
  total: 0,
  matched: 'all',
  products: [],
  facets: { groups: [], retailers: [], towns: [] },
  units: [],
  next: null,
}

/**
 * Finds products of the price data, with their counts; the order is explained at `productsStatement`. Categories are of
 * brochures, so with one nothing is found, nor among what is over or to come.
 */
export async function searchProducts({
  query,
  locale,
  filters = {},
  sort = 'relevance',
  cursor,
  limit = 12,
}: PagedSearch): Promise<ProductResult> {
  const { category, state } = filters
  if (category || state === 'past' || state === 'upcoming') return nothing
  const [ids, plan] = await Promise.all([productFilters(filters), planOf(query, locale)])
  if (!ids || plan.terms.length === 0) return nothing
  const answer = await attempt({
    plan,
    text: query,
    locale,
    widen: withGroups,
    find: (tried, wanted, met) =>
      findProducts({
        ...ids,
        plan: tried,
        query: wanted,
        met,
        sort,
        cursor: readProductCursor(cursor),
        limit: limit + 1,
      }),
    isEmpty: ({ total, groups, chains, places }) => total + groups.length + chains.length + places.length === 0,
  })
  if (!answer) return nothing
  const { found, matched } = answer
  const { ids: shown, cheapest, next } = rankedPage(found, { sort, limit })
  const [products, groups, retailers, towns] = await Promise.all([
    readProductHits(shown, ids.place),
    groupFacets(found.groups, locale),
    chainFacets(found.chains),
    placeFacets(found.places),
  ])
  return {
    total: found.total,
    matched,
    products: products.map((product) => ({ ...product, isCheapest: cheapest.has(product.id) })),
    facets: { groups, retailers, towns },
    units: found.units.map(({ id }) => id),
    next,
  }
}
