import { type Locale, localePath } from '@/i18n/routing'

export const pricesPath = '/prices'
export const howPath = '/how-prices-work'

/** How far back a chart shows, in days. */
export const periods = [30, 90, 365] as const
export type Period = (typeof periods)[number]

/** The filter of a visitor: a settlement's code, a chain's slug, a pack size in the group's unit, and how far back. */
export type PriceFilter = {
  place: string | null
  chain: string | null
  size: number | null
  period: Period
  after: string | null
}

export const noFilter: PriceFilter = { place: null, chain: null, size: null, period: 90, after: null }

type SearchParams = Record<string, string | string[] | undefined>

function one(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

/** Parses the query string; invalid values are ignored. */
export function parseFilter(params: SearchParams): PriceFilter {
  const size = Number(one(params.size))
  return {
    place: one(params.place) || null,
    chain: one(params.chain) || null,
    size: Number.isSafeInteger(size) && size > 0 && size < 10_000_000 ? size : null,
    period: periods.find((days) => String(days) === one(params.period)) ?? noFilter.period,
    after: one(params.after) || null,
  }
}

/** The query string of a filter, without what is the default. */
export function priceParams(filter: PriceFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.place) params.set('place', filter.place)
  if (filter.chain) params.set('chain', filter.chain)
  if (filter.size) params.set('size', String(filter.size))
  if (filter.period !== noFilter.period) params.set('period', String(filter.period))
  if (filter.after) params.set('after', filter.after)
  return params
}

/** The path of a group's or product's page, without language. */
export function pricePath(slug: string): string {
  return `${pricesPath}/${slug}`
}

/** The URL of a filter; without one it is the static page. */
export function filterHref(locale: Locale, slug: string, filter: PriceFilter): string {
  const params = priceParams(filter)
  const page = localePath(locale, pricePath(slug))
  return params.size > 0 ? `${page}/filter?${params}` : page
}

/** The same choice as a file. */
export function csvHref(locale: Locale, slug: string, filter: PriceFilter): string {
  const params = priceParams(filter)
  params.set('language', locale)
  return `/api${pricePath(slug)}/csv?${params}`
}
