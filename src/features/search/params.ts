import { z } from 'zod'
import { parseEuro } from '@/domain/money'
import { brandKey } from '@/domain/product-name-brands'
import type { ReductionAnswer } from '@/domain/reduction'
import { isSlug } from '@/domain/slug'
import { searchPath } from '@/features/site/frame/site-links'
import { type Locale, localePath } from '@/i18n/routing'
import { dayTag, tag } from '@/server/cache/tags'
import { askedPrice } from './asked-price'
import { type OfferSort, offerSorts } from './offers/types'
import { longestQuery } from './terms'
import { type SearchFilters, type SearchState, searchStates } from './types'

/** Caches of a search are invalidated by its index and by the data of its hits and filters. */
export const searchTags = [
  dayTag,
  tag.search,
  tag.brochures,
  tag.covers,
  tag.offers,
  tag.retailers,
  tag.categories,
  tag.productGroups,
  tag.prices,
  tag.products,
  tag.stock,
  tag.posts,
  tag.media,
]

/**
 * Null in the parameters shows the best of each kind. `products` are of the national price data, `goods` of our shop.
 */
export const searchKinds = ['offers', 'products', 'goods', 'brochures', 'posts'] as const
export type SearchKind = (typeof searchKinds)[number]

/** `yes`: a real reduction. */
export const reductionChoices = ['yes', 'not-real', 'unknown', 'unjudged'] as const satisfies (
  | 'yes'
  | ReductionAnswer
)[]
export type ReductionChoice = (typeof reductionChoices)[number]

export const answerOf = (choice: ReductionChoice): ReductionAnswer => (choice === 'yes' ? 'real' : choice)

/**
 * Filters are slugs (`group` is an official product group), the town is its Bulgarian name. `card: 'no'` leaves out
 * prices for a shop's card; `reduced` is a verdict; `min` and `max` are integer euro cents, in an address euros;
 * `brand` is one for all its spellings (`brandKey`); `exact: 'yes'` turns corrections off; `after` is the cursor of a further page.
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
  reduced: ReductionChoice | null
  brand: string | null
  min: number | null
  max: number | null
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

const euros = z
  .string()
  .max(12)
  .transform((text) => parseEuro(text) ?? null)
  .catch(null)
const brand = z
  .string()
  .max(60)
  .transform((text) => brandKey(text) || null)
  .catch(null)

/**
 * Unknown values count as not chosen. A price among the words becomes a choice, so that it is shown and can be removed;
 * a unit price becomes the order by it, because prices of packs are not compared with it.
 */
export function parseSearch(raw: Raw): SearchParams {
  const typed = one(raw.q).slice(0, longestQuery)
  const exact = one(raw.exact) === 'yes' ? 'yes' : null
  const asked = exact ? { rest: typed, min: null, max: null, per: null } : askedPrice(typed)
  return {
    q: asked.rest,
    exact,
    category: slug(raw.category),
    shop: slug(raw.shop),
    group: slug(raw.group),
    state: searchStates.find((state) => state === one(raw.state)) ?? null,
    kind: searchKinds.find((kind) => kind === one(raw.kind)) ?? null,
    town: one(raw.town).slice(0, 60) || null,
    card: one(raw.card) === 'no' ? 'no' : null,
    reduced: reductionChoices.find((choice) => choice === one(raw.reduced)) ?? null,
    brand: brand.parse(one(raw.brand)),
    min: euros.parse(one(raw.min)) ?? asked.min,
    max: euros.parse(one(raw.max)) ?? asked.max,
    sort: offerSorts.find((sort) => sort === one(raw.sort) && sort !== 'relevance') ?? asked.per,
    after: one(raw.after) || null,
  }
}

const choices = ['category', 'shop', 'group', 'brand', 'town', 'state', 'card', 'reduced', 'min', 'max'] as const
const keys = ['q', 'exact', 'kind', ...choices, 'sort', 'after'] as const

export function searchParts(params: Partial<SearchParams>): [key: string, value: string][] {
  return keys.flatMap((key) => {
    const value = params[key] ?? ''
    // Addresses have prices as people write them: `2.00`.
    return value === '' ? [] : [[key, typeof value === 'number' ? (value / 100).toFixed(2) : value]]
  })
}

export function searchHref(locale: Locale, params: Partial<SearchParams>): string {
  const address = readable(new URLSearchParams(searchParts(params)).toString())
  const path = localePath(locale, searchPath)
  return address ? `${path}?${address}` : path
}

/**
 * Letters stay unescaped, because a Cyrillic word is then a third as long in dozens of links; browsers escape them
 * themselves.
 */
function readable(address: string): string {
  return address.replace(/(?:%[0-9A-F]{2})+/g, (escaped) => {
    const text = decodeURIComponent(escaped)
    return /^\p{L}+$/u.test(text) ? text : escaped
  })
}

export function filtersOf(params: SearchParams): SearchFilters {
  const { category, shop, group, state, town, card, reduced, brand, min, max } = params
  return {
    category: category ?? undefined,
    retailer: shop ?? undefined,
    group: group ?? undefined,
    state: state ?? undefined,
    town: town ?? undefined,
    withoutCard: card === 'no',
    reduction: reduced ? answerOf(reduced) : undefined,
    brand: brand ?? undefined,
    min: min ?? undefined,
    max: max ?? undefined,
  }
}

export function chosenOf(params: SearchParams): (typeof choices)[number][] {
  return choices.filter((key) => params[key] !== null)
}

export function isNarrowed(params: SearchParams): boolean {
  return chosenOf(params).length > 0
}

/** A town that is chosen for this search counts, whichever the browser keeps. */
export const hidesEditions = ({ town }: SearchParams): boolean => town === null

/**
 * Whether the counts of a filter are exact. With a price or reduction filter, products are looked up in the chosen shop
 * or town only, so the other shops and towns are not counted.
 */
export function isCounted({ kind, min, max, reduced }: SearchParams, filter: string): boolean {
  const isPriced = min !== null || max !== null || reduced !== null
  return !isPriced || (kind ?? 'products') !== 'products' || !['shop', 'town'].includes(filter)
}
