import { isArticleNumber } from '@/domain/article-number'
import type { ReductionAnswer } from '@/domain/reduction'
import { hitsAPage, searchBrochures } from '@/features/search/data'
import { type GoodsResult, searchGoods } from '@/features/search/goods/data'
import { searchOffers } from '@/features/search/offers/data'
import type { OfferResult } from '@/features/search/offers/types'
import { filtersOf, type SearchKind, type SearchParams, searchKinds, searchTags } from '@/features/search/params'
import { searchPosts } from '@/features/search/posts/data'
import { cardReader } from '@/features/search/products/cards'
import { searchProducts } from '@/features/search/products/data'
import { readingOf } from '@/features/search/query-plan'
import type { Locale } from '@/i18n/routing'
import { answered } from '@/server/cache/cached'
import { log } from '@/server/log'
import { traced } from '@/server/tracing/traced'
import type { Facet } from './types'

/** Results of a kind beside other kinds. A page of one kind shows more and only counts the others. */
const beside = 6
const aPage = 24

export type FoundInAll = {
  offers: Awaited<ReturnType<typeof searchOffers>>
  products: Awaited<ReturnType<typeof searchProducts>>
  goods: GoodsResult
  brochures: Awaited<ReturnType<typeof searchBrochures>>
  posts: Awaited<ReturnType<typeof searchPosts>>
}

/** Answers are shared by all visitors; null when the search failed. */
export async function findAll(locale: Locale, params: SearchParams): Promise<FoundInAll | null> {
  const asked = { ...params, q: params.q.toLowerCase().replace(/\s+/g, ' ') }
  try {
    return await traced('search', { 'broshura.search': params.kind ?? 'all' }, () =>
      answered({ name: 'search', key: [locale, asked], tags: searchTags }, () => findAnew(locale, asked)),
    )
  } catch (error) {
    // Without the words: searches are private.
    log.error({ error, kind: params.kind, locale }, 'search failed')
    return null
  }
}

/** Whether a search has found anything, and be it a shop or a chain of this name. */
export function hasAnswer(found: FoundInAll): boolean {
  const { retailers, chains } = found.brochures
  return searchKinds.some((kind) => found[kind].total > 0) || retailers.length > 0 || chains.length > 0
}

async function findAnew(locale: Locale, params: SearchParams): Promise<FoundInAll> {
  const { q: query, kind, sort } = params
  const reading = readingOf(query, locale, { exact: params.exact === 'yes' || isArticleNumber(query) })
  const common = { query, locale, reading, filters: filtersOf(params) }
  const readCards = cardReader()
  const cursorOf = (own: SearchKind) => (kind === own ? (params.after ?? undefined) : undefined)
  const limitOf = (own: SearchKind, alone: number) => (kind ? (kind === own ? alone : 0) : beside)
  const list = (own: SearchKind) => ({
    ...common,
    readCards,
    sort: sort ?? 'relevance',
    cursor: cursorOf(own),
    limit: limitOf(own, aPage),
  })
  const [offers, products, goods, brochures, posts] = await Promise.all([
    searchOffers(list('offers')),
    searchProducts(list('products')),
    searchGoods(list('goods')),
    searchBrochures({ ...common, cursor: cursorOf('brochures'), limit: limitOf('brochures', hitsAPage) }),
    searchPosts(list('posts')),
  ])
  const once = kind ? brochures : withoutShown(brochures, offers)
  return {
    offers,
    products: kind ? products : withoutOffered(products, offers),
    goods,
    brochures: params.group ? withoutHits(brochures) : once,
    posts,
  }
}

/** Removes products that are already shown as the card of an offer, which has their prices too. */
export function withoutOffered<Product extends { id: number }, Result extends { products: Product[] }>(
  result: Result,
  { offers, cards }: { offers: { product: number | null }[]; cards: { id: number }[] },
): Result {
  const read = new Set(cards.map(({ id }) => id))
  const shown = new Set(offers.flatMap(({ product }) => (product !== null && read.has(product) ? [product] : [])))
  return { ...result, products: result.products.filter(({ id }) => !shown.has(id)) }
}

/** Removes offers from brochures where they already stand among the offers; a brochure with no others says how many. */
export function withoutShown<
  Hit extends { offers: { id: string }[]; moreOffers: number },
  Result extends { brochures: Hit[] },
>(result: Result, { offers }: { offers: { id: string }[] }): Result {
  const shown = new Set(offers.map(({ id }) => id))
  const brochures = result.brochures.map((hit) => {
    const offers = hit.offers.filter(({ id }) => !shown.has(id))
    return { ...hit, offers, moreOffers: offers.length > 0 ? hit.moreOffers : hit.moreOffers + hit.offers.length }
  })
  return { ...result, brochures }
}

/** Brochures have no product group, so a search with one finds none. */
function withoutHits(brochures: FoundInAll['brochures']): FoundInAll['brochures'] {
  const facets = { categories: [], retailers: [], states: [], towns: [] }
  return { ...brochures, total: 0, brochures: [], facets, next: null }
}

/** All that is shown and may be for some towns only. */
export function allWithTowns({ offers, products, brochures }: FoundInAll): { towns: string[] }[] {
  const cards = [...offers.cards, ...products.products]
  return [
    ...offers.offers,
    ...cards.flatMap((card) => card.offers),
    ...brochures.brochures.map(({ brochure }) => brochure),
  ]
}

export function facetsOf({ offers, products, goods, brochures }: FoundInAll, { kind }: SearchParams) {
  const of = <Value>(own: SearchKind, facets: Value[]): Value[] => ((kind ?? own) === own ? facets : [])
  return {
    categories: mergeFacets(of('offers', offers.facets.categories), of('brochures', brochures.facets.categories)),
    retailers: mergeFacets(
      of('offers', offers.facets.retailers),
      of('products', products.facets.retailers),
      of('brochures', brochures.facets.retailers),
    ),
    states: mergeFacets<'current' | 'upcoming' | 'past'>(
      of('offers', offers.facets.states),
      of('brochures', brochures.facets.states),
    ),
    groups: mergeFacets(of('offers', offers.facets.groups), of('products', products.facets.groups)),
    towns: mergeFacets(
      of('offers', offers.facets.towns),
      of('products', products.facets.towns),
      of('brochures', brochures.facets.towns),
    ),
    brands: mergeFacets(of('offers', offers.facets.brands), of('products', products.facets.brands)),
    withoutCard: (kind ?? 'offers') === 'offers' ? offers.facets.withoutCard : 0,
    reductions: mergeFacets<ReductionAnswer>(
      of('offers', offers.facets.reductions),
      of('products', products.facets.reductions),
      of('goods', goods.facets.reduced > 0 ? [{ value: 'real', name: null, count: goods.facets.reduced }] : []),
    ),
  }
}

export function unitsOf({ offers, products, goods }: FoundInAll, { kind }: SearchParams): OfferResult['units'] | null {
  const shown = [
    ...((kind ?? 'offers') === 'offers' ? [offers] : []),
    ...((kind ?? 'products') === 'products' ? [products] : []),
    ...((kind ?? 'goods') === 'goods' ? [{ ...goods, units: [] }] : []),
  ].filter(({ total }) => total > 0)
  return shown.length > 0 ? [...new Set(shown.flatMap(({ units }) => units))] : null
}

export function mergeFacets<Value extends string>(...lists: Facet<Value>[][]): Facet<Value>[] {
  const merged = new Map<Value, Facet<Value>>()
  for (const facet of lists.flat()) {
    const known = merged.get(facet.value)
    // Of two spellings the more frequent one is shown.
    const { name } = known && known.count >= facet.count ? known : facet
    merged.set(facet.value, { ...facet, name, count: (known?.count ?? 0) + facet.count })
  }
  return [...merged.values()].sort((a, b) => b.count - a.count)
}
