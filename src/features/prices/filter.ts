import { pricesPath } from '@/features/site/frame/site-links'
import { type Locale, localePath } from '@/i18n/routing'

export const howPath = '/how-prices-work'

/** In days. */
export const periods = [30, 90, 365] as const
export type Period = (typeof periods)[number]

/** `place` is a settlement's code, `chain` a slug, `size` a pack size in the group's unit. */
export type PriceFilter = {
  place: string | null
  chain: string | null
  size: number | null
  period: Period
  after: string | null
}

export const noFilter: PriceFilter = { place: null, chain: null, size: null, period: 90, after: null }

/** Whether a filter leaves prices out. */
export const isNarrowed = ({ place, chain, size, after }: PriceFilter): boolean =>
  place !== null || chain !== null || size !== null || after !== null

type SearchParams = Record<string, string | string[] | undefined>

function one(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? ''
}

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

function priceParams(filter: PriceFilter): URLSearchParams {
  const params = new URLSearchParams()
  if (filter.place) params.set('place', filter.place)
  if (filter.chain) params.set('chain', filter.chain)
  if (filter.size) params.set('size', String(filter.size))
  if (filter.period !== noFilter.period) params.set('period', String(filter.period))
  if (filter.after) params.set('after', filter.after)
  return params
}

/** Without language prefix. */
export function pricePath(slug: string): string {
  return `${pricesPath}/${slug}`
}

/** Without a filter it is the static page. */
export function filterHref(locale: Locale, slug: string, filter: PriceFilter): string {
  const params = priceParams(filter)
  const page = localePath(locale, pricePath(slug))
  return params.size > 0 ? `${page}/filter?${params}` : page
}

export function csvHref(locale: Locale, slug: string, filter: PriceFilter): string {
  const params = priceParams(filter)
  params.set('language', locale)
  return `/api${pricePath(slug)}/csv?${params}`
}
