import { longestSize, readChartSize } from '@/domain/clothing-size'
import { type Locale, localePath } from '@/i18n/routing'

export const sorts = ['newest', 'price-up', 'price-down', 'reduction'] as const
export type CatalogueSort = (typeof sorts)[number]

/** In cents; `to` is exclusive. */
export const priceRanges = {
  'to-25': { from: 0, to: 2500 },
  '25-50': { from: 2500, to: 5000 },
  '50-100': { from: 5000, to: 10_000 },
  'from-100': { from: 10_000, to: null },
} as const
export type PriceRange = keyof typeof priceRanges
export const rangeNames = ['to-25', '25-50', '50-100', 'from-100'] as const satisfies PriceRange[]

/** Values of the same dimension are alternatives; different dimensions narrow each other. */
export const dimensions = ['category', 'size', 'colour', 'price', 'tag'] as const
export type Dimension = (typeof dimensions)[number]

/** Slugs of categories, colours and tags; sizes as the catalogue counts them, or of any size chart (`readChartSize`). */
export type CatalogueFilter = {
  category: string[]
  size: string[]
  colour: string[]
  price: PriceRange[]
  tag: string[]
  reduced: boolean
  /** Sold-out products too, listed last; ignored with a colour or a size, which ask for variants in stock. */
  soldOut: boolean
  sort: CatalogueSort
  page: number
}

export const noCatalogueFilter: CatalogueFilter = {
  category: [],
  size: [],
  colour: [],
  price: [],
  tag: [],
  reduced: false,
  soldOut: false,
  sort: 'newest',
  page: 1,
}

type SearchParams = Record<string, string | string[] | undefined>

/** Bounds the length and the depth of a question to the database. */
export const mostCataloguePages = 200
const mostValues = 20

const slug = /^[a-z0-9-]{1,80}$/
/** Any size that can be stored, such as `38,5`, `40/42` or `<36>`; Postgres takes no zero byte. */
function isSize(value: string): boolean {
  const { size } = readChartSize(value)
  return size.length > 0 && size.length <= longestSize && !value.includes('\0')
}

/** Invalid values are ignored. Values are sorted, so that the same choice has the same cache key. */
export function parseCatalogueFilter(params: SearchParams): CatalogueFilter {
  const all = (name: string) => [...new Set([params[name] ?? []].flat())].slice(0, mostValues).sort()
  const slugs = (name: string) => all(name).filter((value) => slug.test(value))
  const [page = ''] = all('page')
  return {
    category: slugs('category'),
    size: all('size').filter(isSize),
    colour: slugs('colour'),
    price: rangeNames.filter((name) => all('price').includes(name)),
    tag: slugs('tag'),
    reduced: all('reduced').includes('1'),
    soldOut: all('sold-out').includes('1'),
    sort: sorts.find((sort) => all('sort').includes(sort)) ?? noCatalogueFilter.sort,
    page: /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), mostCataloguePages) : 1,
  }
}

/** A slug that nothing bears any more, as in an old link, is ignored like an invalid value: no chip could take it off. */
export function knownFilter(
  filter: CatalogueFilter,
  names: Record<'category' | 'colour' | 'tag', object>,
): CatalogueFilter {
  const known = (kind: 'category' | 'colour' | 'tag') => filter[kind].filter((slug) => Object.hasOwn(names[kind], slug))
  return { ...filter, category: known('category'), colour: known('colour'), tag: known('tag') }
}

export function filterQuery(filter: CatalogueFilter): string {
  const params = new URLSearchParams()
  for (const name of dimensions) for (const value of filter[name]) params.append(name, value)
  if (filter.reduced) params.set('reduced', '1')
  if (filter.soldOut) params.set('sold-out', '1')
  if (filter.sort !== noCatalogueFilter.sort) params.set('sort', filter.sort)
  if (filter.page > 1) params.set('page', String(filter.page))
  return params.toString()
}

/** Without a filter the address is the static page of the CMS with this slug. */
export function catalogueHref(locale: Locale, page: string, filter: CatalogueFilter): string {
  const query = filterQuery(filter)
  const path = localePath(locale, `/${page}`)
  return query ? `${path}/filter?${query}` : path
}

export function chosenCount(filter: CatalogueFilter): number {
  const values = dimensions.reduce((sum, name) => sum + filter[name].length, 0)
  return values + Number(filter.reduced) + Number(filter.soldOut)
}
