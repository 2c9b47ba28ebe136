import { isSlug } from '@/domain/slug'
import { type Locale, localePath } from '@/i18n/routing'
import { type OfferSort, offerSorts } from './offers/types'
import { longestQuery } from './terms'
import { type SearchFilters, type SearchState, searchStates } from './types'

export const searchPath = '/search'

/** What a page of results shows; without one, the best of each. */
export const searchKinds = ['offers', 'products', 'brochures', 'posts'] as const
export type SearchKind = (typeof searchKinds)[number]

/**
 * What a visitor looks for: the query as typed, the filters' slugs (`group` is an official product group) and the Bulgarian name of a town. `card: 'no'` leaves out
 * prices for a shop's card; `exact: 'yes'` takes no word for another; `after` is the cursor of a further page.
 */
export type SearchParams = {
  q: string
  exact: 'yes' | null
  category: string | null
  shop: string | null
  state: SearchState | null
  kind: SearchKind | null
  town: string | null
  group: string | null
  card: 'no' | null
  sort: OfferSort | null
  after: string | null
}

type Raw = Record<string, string | string[] | undefined>

function one(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value)?.trim() ?? ''
}

function slug(value: string | string[] | undefined): string | null {
  const text = one(value)
  return isSlug(text) ? text : null
}

/** Reads an address that anybody may have written: what is not a choice counts as not chosen. */
export function parseSearch(raw: Raw): SearchParams {
  return {
    q: one(raw.q).slice(0, longestQuery),
    exact: one(raw.exact) === 'yes' ? 'yes' : null,
    category: slug(raw.category),
    shop: slug(raw.shop),
    group: slug(raw.group),
    state: searchStates.find((state) => state === one(raw.state)) ?? null,
    kind: searchKinds.find((kind) => kind === one(raw.kind)) ?? null,
    town: one(raw.town).slice(0, 60) || null,
    card: one(raw.card) === 'no' ? 'no' : null,
    sort: offerSorts.find((sort) => sort === one(raw.sort) && sort !== 'relevance') ?? null,
    after: one(raw.after) || null,
  }
}

const keys = ['q', 'exact', 'kind', 'category', 'shop', 'group', 'town', 'state', 'card', 'sort', 'after'] as const

/** What was chosen, as an address or a form names it. */
export function searchParts(params: Partial<SearchParams>): [key: string, value: string][] {
  return keys.flatMap((key) => {
    const value = params[key]
    return value ? [[key, value]] : []
  })
}

export function searchHref(locale: Locale, params: Partial<SearchParams>): string {
  const address = new URLSearchParams(searchParts(params))
  const path = localePath(locale, searchPath)
  return address.size > 0 ? `${path}?${address}` : path
}

export function filtersOf({ category, shop, group, state, town, card }: SearchParams): SearchFilters {
  return {
    category: category ?? undefined,
    retailer: shop ?? undefined,
    group: group ?? undefined,
    state: state ?? undefined,
    town: town ?? undefined,
    withoutCard: card === 'no',
  }
}

/** Whether the visitor has narrowed the search. */
export function isNarrowed({ category, shop, group, state, town, card }: SearchParams): boolean {
  return Boolean(category || shop || group || state || town || card)
}
