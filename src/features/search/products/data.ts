import { sql } from '@payloadcms/db-postgres'
import { sofiaDay } from '@/domain/calendar-day'
import { eanStarts } from '@/domain/ean'
import type { ReductionAnswer } from '@/domain/reduction'
import { chainMark } from '@/domain/search-text'
import { oldDays } from '@/domain/validity'
import type { UnitPrice } from '@/features/brochures/types'
import type { ReadCard } from '@/features/price-data/cards/read-cards'
import type { ReportedPrice } from '@/features/price-data/cards/types'
import { readableBrand, readablePlace } from '@/lib/readable-name'
import { publicRows } from '@/server/replicas/public-reads'
import { readProductCursor } from '../cursor'
import { relaxQuery } from '../find'
import { namedFacets, numberOf } from '../labels'
import { type Plan, readingOf } from '../query-plan'
import { alikeByUnitPrice, type PagedSearch, rankedPage } from '../ranked-page'
import { reductionFacets } from '../reductions'
import { withChains, withGroups } from '../score'
import { allOf, anyBeginningWith, anyOf } from '../tsquery'
import type { Facet, SearchResult } from '../types'
import { cardReader } from './cards'
import { companiesOf, type FoundProducts, findProducts } from './find-products'

const nothing: ProductResult = {
  total: 0,
  matched: 'all',
  products: [],
  facets: { groups: [], retailers: [], towns: [], brands: [], reductions: [] },
  units: [],
  next: null,
}

/**
 * Finds products of the price data with their counts; the order is explained at `productsStatement`. Categories are of
 * brochures, so a search with one finds none, and neither does one for expired or upcoming things.
 */
export async function searchProducts({
  query,
  locale,
  reading = readingOf(query, locale),
  readCards = cardReader(),
  filters = {},
  sort = 'relevance',
  cursor,
  limit = 12,
}: PagedSearch): Promise<ProductResult> {
  const { category, state } = filters
  if (category || state === 'past' || state === 'upcoming') return nothing
  const [group, chosen, place, plan] = await Promise.all([
    numberOf('groups', filters.group),
    numberOf('chains', filters.retailer),
    numberOf('places', filters.town),
    reading(),
  ])
  if (group === null || chosen === null || place === null || plan.terms.length === 0) return nothing
  const chain = chosen ?? (await namedChain(plan))
  const companies = await companiesOf(chain)
  const find = (wanted: string, met: number) =>
    findProducts({
      group,
      chain,
      place,
      companies,
      priced: filters,
      plan,
      query: wanted,
      met,
      sort,
      cursor: readProductCursor(cursor),
      limit: limit + 1,
    })
  const isEmpty = ({ total, groups, chains, places }: FoundProducts) =>
    total + groups.length + chains.length + places.length === 0
  const answer = await relaxQuery({
    reading,
    widen: (same) => withChains(withGroups(same)),
    find: async (wanted, met) => {
      const found = await find(wanted, met)
      const begun = isEmpty(found) ? anyBeginningWith(eanStarts(query)) : null
      return begun === null ? found : find(begun, met)
    },
    isEmpty,
  })
  if (!answer) return nothing
  const { found, matched } = answer
  const { ids: shown, ranks, cheapest, next } = rankedPage(found, { sort, limit })
  const [products, groups, retailers, towns] = await Promise.all([
    readCards(shown, { filters, companies, place }),
    namedFacets('groups', found.groups, locale),
    namedFacets('chains', found.chains, locale),
    namedFacets('places', found.places, locale),
  ])
  const today = sofiaDay()
  const isCurrent = ({ day, kept }: ReportedPrice) => !kept && oldDays(day, today) === null
  const priced = products.flatMap(({ reports: [first, ...others], offers, ...card }) => {
    if (!first) return []
    const hasAnswer = ({ reduction }: ReportedPrice) => reduction?.verdict.answer === filters.reduction
    const asked = filters.reduction ? [first, ...others].find(hasAnswer) : undefined
    // Prices may have changed since the search, and the index of the whole country is a little later than they are.
    if (filters.reduction && !asked) return []
    // A chain named by words counts as chosen: only its own brochures stand beside its reports.
    const own = chain === undefined ? offers : offers.filter(({ shop }) => shop.slug === first.shop.slug)
    const reports: ProductHit['reports'] = [first, ...others]
    return [{ ...card, offers: own, reports, lead: asked?.key ?? null }]
  })
  const ordered = sort === 'relevance' ? alikeByUnitPrice(priced, ranks, (hit) => firstOf(hit).unitPrice) : priced
  return {
    total: ordered.length === 0 && !next && !cursor ? 0 : found.total,
    matched,
    products: ordered.map((product) => ({
      ...product,
      isCheapest: cheapest.has(product.id) && isCurrent(firstOf(product)),
    })),
    facets: {
      groups,
      retailers,
      towns: towns.map(({ value, ...town }) => ({ ...town, value, name: readablePlace(value, locale) })),
      brands: found.brands.map(({ id, name, count }) => ({ value: id, name: readableBrand(name, locale), count })),
      reductions: reductionFacets(found.reductions),
    },
    units: found.units.map(({ id }) => id),
    next,
  }
}

/** The price that the card shows first, by which lists are ordered. */
const firstOf = ({ reports, lead }: Pick<ProductHit, 'reports' | 'lead'>): ReportedPrice =>
  reports.find(({ key }) => key === lead) ?? reports[0]

/**
 * The chain named in the words (`кафе билла`); undefined without one, with several, or when another chain's product has
 * that name.
 */
export async function namedChain({ terms }: Plan): Promise<number | undefined> {
  const naming = terms.filter(({ chains }) => chains.length > 0)
  const [chain, ...others] = naming.flatMap(({ chains }) => chains)
  if (chain === undefined || others.length > 0) return undefined
  const called = anyOf(naming.flatMap(({ all }) => all))
  if (!called) return chain
  const elsewhere = allOf([called, `!'${chainMark(chain)}'`])
  const found = await publicRows(sql`select from search.products where words @@ ${elsewhere}::tsquery limit 1`)
  return found.length > 0 ? undefined : chain
}

/** The first of `reports` is the lowest price under the filters. */
type ProductHit = ReadCard & {
  reports: [ReportedPrice, ...ReportedPrice[]]
  /** Key of the first report with the chosen verdict; null without such a filter. */
  lead: string | null
  /** True for the lowest value of the list's order among all hits, with a price of the latest day of its kind. */
  isCheapest: boolean
}

export type ProductResult = {
  total: number
  matched: SearchResult['matched']
  products: ProductHit[]
  /** Brands and reductions are empty with too many hits to count. */
  facets: Record<'groups' | 'retailers' | 'towns' | 'brands', Facet[]> & { reductions: Facet<ReductionAnswer>[] }
  units: UnitPrice['unit'][]
  next: string | null
}
