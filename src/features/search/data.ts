import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { mendedText } from '@/domain/mended-text'
import { offerDetails } from '@/domain/offer-details'
import { claimedReduction } from '@/domain/reduction'
import { pageBase, readCardsOf } from '@/features/brochures/card-query'
import { readRetailers } from '@/features/brochures/retailers/queries'
import type { Locale } from '@/i18n/routing'
import { kindWords } from '@/lib/kind-words'
import { answeredEach } from '@/server/cache/cached'
import { toTerms } from '@/server/db/multi-buy'
import { publicRows } from '@/server/replicas/public-reads'
import { readCursor, writeCursor } from './cursor'
import { find, relaxQuery } from './find'
import { type FoundBrochureOffer, type FoundPage, findBrochureOffers, findPages } from './find-pages'
import { idOf, namedFacets } from './labels'
import { searchTags } from './params'
import { findQuery, type Plan, type PlanReading, readingOf } from './query-plan'
import { snippetOf, withoutPrices } from './snippet'
import { townFacets } from './towns'
import type { BrochureHit, BrochureHitOffer, Facet, PageHit, SearchFilters, SearchResult, SearchState } from './types'

const shown = 6
const row = z.object({ id: z.string() })

/**
 * Retailers asked for by their whole name or their chain's name; without such a retailer, those with every term in
 * their name (by its mark, see `namesWith`), towns or category. With `isFound`, shops that only mention a thing (`сирена
 * и вина`) are left out.
 */
async function findRetailers(plan: Plan, isFound: boolean): Promise<string[]> {
  const named = plan.names.filter(({ kind }) => kind === 'retailer')
  const whole = named.filter((name) => name.whole).map(({ id }) => id)
  const ofChains = plan.chains.flatMap(({ retailer }) => retailer?.id ?? [])
  const called = [...new Set([...ofChains, ...whole])]
  const query = findQuery(plan, 'all')
  if (called.length > 0 || plan.chains.length > 0 || !query) return called.slice(0, shown)
  const rows = await publicRows(sql`
    select id from search.documents_name
    where kind = 'retailer' and words @@ ${query}::tsquery
      and ts_filter(words, ${isFound ? '{b,c}' : '{b,c,d}'}) @@ ${query}::tsquery
    order by id = any(${sql.param(named.map(({ id }) => id))}::uuid[]) desc, id limit ${shown}`)
  return rows.map((value) => row.parse(value).id)
}

function unlistedChains({ chains }: Plan): SearchResult['chains'] {
  return chains.filter(({ retailer }) => retailer === null).slice(0, shown)
}

export const hitsAPage = 12

const nothing: SearchResult = {
  total: 0,
  matched: 'all',
  absent: [],
  corrected: [],
  brochures: [],
  retailers: [],
  chains: [],
  facets: { categories: [], retailers: [], states: [], towns: [] },
  next: null,
}

type Search = {
  query: string
  locale: Locale
  reading?: PlanReading
  filters?: SearchFilters
  cursor?: string | undefined
  limit?: number
}

/**
 * Finds published brochures by titles, summaries, retailer, category, offers and page texts; expired ones only on
 * request. When no brochure has all words, all but one are looked for, then any of them. The order is explained at
 * `findStatement`.
 */
export async function searchBrochures({
  query,
  locale,
  reading = readingOf(query, locale),
  filters = {},
  cursor,
  limit = hitsAPage,
}: Search): Promise<SearchResult> {
  const today = sofiaDay()
  const [category, retailer, plan] = await Promise.all([
    idOf('categories', filters.category),
    idOf('retailers', filters.retailer),
    reading(),
  ])
  if (category === null || retailer === null || plan.terms.length === 0)
    return { ...nothing, absent: plan.absent, corrected: plan.corrected }
  const options = { category, retailer, town: filters.town, state: filters.state, filters, today, limit: limit + 1 }
  const answer = await relaxQuery({
    reading,
    find: (wanted) => find({ ...options, plan, query: wanted, cursor: readCursor(cursor) }),
    isEmpty: ({ total, states, categories, retailers, towns }) =>
      total + states.length + categories.length + retailers.length + towns.length === 0,
  })
  if (!answer) return { ...nothing, absent: plan.absent, corrected: plan.corrected }
  const shown = answer.found.hits.slice(0, limit)
  const [brochures, retailers, categories, shops] = await Promise.all([
    brochureHits(
      shown.map(({ id }) => id),
      { plan, locale, filters, today },
    ),
    findRetailers(plan, answer.found.total > 0).then((ids) => (ids.length > 0 ? readRetailers(ids) : [])),
    namedFacets('categories', answer.found.categories, locale),
    namedFacets('retailers', answer.found.retailers, locale),
  ])
  const last = shown.at(-1)
  return {
    total: answer.found.total,
    matched: answer.matched,
    absent: plan.absent,
    corrected: plan.corrected,
    brochures,
    retailers,
    chains: unlistedChains(plan),
    facets: {
      categories,
      retailers: shops,
      states: answer.found.states.map(toFacet),
      towns: townFacets(answer.found.towns, locale),
    },
    next: last && answer.found.hits.length > limit ? writeCursor(last) : null,
  }
}

type Asked = { plan: Plan; locale: Locale; filters: SearchFilters; today: string }

async function brochureHits(ids: string[], { plan, locale, filters, today }: Asked): Promise<BrochureHit[]> {
  if (ids.length === 0) return []
  const [cards, found, priced] = await Promise.all([
    answeredEach({ name: 'search-brochure', key: locale, tags: searchTags }, ids, async (missing) =>
      (await readCardsOf(locale, missing)).map((card) => [card.id, card]),
    ),
    findPages(plan, ids),
    findBrochureOffers({ plan, brochures: ids, filters, today }),
  ])
  const pages = Map.groupBy(found, (page) => page.brochure)
  const offers = Map.groupBy(priced, (offer) => offer.brochure)
  const wanted = new Set(plan.terms.flatMap(({ words, all }) => [...words, ...all.flat()]))
  const isWanted = (word: string) => wanted.has(word)
  return cards.map((brochure) => {
    const own = pages.get(brochure.id) ?? []
    const priced = offers.get(brochure.id) ?? []
    const [best] = priced
    return {
      brochure,
      pages: own.map((page) => toPageHit(page, priced)),
      pageCount: own[0]?.count ?? 0,
      offers: priced.map((offer) => toHitOffer(offer, locale)),
      moreOffers: best?.more ?? 0,
      snippet: best ? [] : snippetOf(withoutPrices(mendedText(own[0]?.text ?? '', isWanted)), wanted),
    }
  })
}

function toHitOffer({ id, position, ...offer }: FoundBrochureOffer, locale: Locale): BrochureHitOffer {
  const { title, brand, pack_size: packSize, price, old, first_day: validFrom, verdict } = offer
  return {
    ...{ id, title, details: offerDetails({ title, brand, packSize }), priceCents: price, position },
    ...{ loyaltyOnly: offer.loyalty_only, validFrom, validTo: offer.last_day },
    kind: kindWords(`${title} ${packSize ?? ''}`, locale),
    reduction: claimedReduction({ price, old, day: validFrom, verdict }),
    ...toTerms(offer),
  }
}

function toPageHit({ number, position, hash, width, height }: FoundPage, offers: FoundBrochureOffer[]): PageHit {
  const marks = offers.flatMap(({ page, box }) => (page === number && box ? [box] : []))
  return { number, position, image: { base: pageBase(hash, number), width, height }, marks }
}

function toFacet({ id, count }: { id: SearchState; count: number }): Facet<SearchState> {
  return { value: id, name: null, count }
}
