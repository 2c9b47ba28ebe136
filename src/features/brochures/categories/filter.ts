import { type ListSort, type ListState, listSorts, listStates } from '@/features/brochures/list-query'
import { type Locale, localePath } from '@/i18n/routing'

/** What a visitor chose on a category's page; `shop` is a retailer's slug. */
export type CategoryFilter = { shop: string | null; state: ListState; sort: ListSort; after: string | null }

export const noFilter: CategoryFilter = { shop: null, state: 'current', sort: 'ends', after: null }

type SearchParams = Record<string, string | string[] | undefined>

function one(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** Parses the query string; invalid values are ignored. */
export function parseFilter(params: SearchParams): CategoryFilter {
  return {
    shop: one(params.shop) || null,
    state: listStates.find((state) => state === one(params.state)) ?? noFilter.state,
    sort: listSorts.find((sort) => sort === one(params.sort)) ?? noFilter.sort,
    after: one(params.after) || null,
  }
}

/** The URL of a filter; without one it is the static page of the category. */
export function filterHref(locale: Locale, category: string, filter: CategoryFilter): string {
  const params = new URLSearchParams()
  if (filter.shop) params.set('shop', filter.shop)
  if (filter.state !== noFilter.state) params.set('state', filter.state)
  if (filter.sort !== noFilter.sort) params.set('sort', filter.sort)
  if (filter.after) params.set('after', filter.after)
  const page = localePath(locale, `/c/${category}`)
  return params.size > 0 ? `${page}/filter?${params}` : page
}
