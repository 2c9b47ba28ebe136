import { sofiaDay } from '@/domain/calendar-day'
import { needsSeveral } from '@/domain/multi-buy'
import type { ReadCard } from '@/features/price-data/cards/read-cards'
import { readableBrand } from '@/lib/readable-name'
import { answeredEach } from '@/server/cache/cached'
import { readOfferCursor } from '../cursor'
import { relaxQuery } from '../find'
import { idOf, namedFacets, numberOf } from '../labels'
import { searchTags } from '../params'
import { type CardReader, cardReader } from '../products/cards'
import { companiesOf } from '../products/find-products'
import { readingOf } from '../query-plan'
import { alikeByUnitPrice, type PagedSearch, rankedPage } from '../ranked-page'
import { reductionFacets } from '../reductions'
import { withGroups } from '../score'
import { townFacets } from '../towns'
import type { SearchFilters } from '../types'
import { findOffers } from './find-offers'
import { readOfferHits } from './read-offers'
import type { OfferHit, OfferResult } from './types'

const nothing: OfferResult = {
  total: 0,
  matched: 'all',
  offers: [],
  cards: [],
  facets: {
    categories: [],
    retailers: [],
    towns: [],
    groups: [],
    states: [],
    withoutCard: 0,
    brands: [],
    reductions: [],
  },
  units: [],
  next: null,
}

export async function searchOffers({
  query,
  locale,
  reading = readingOf(query, locale),
  readCards = cardReader(),
  filters = {},
  sort = 'relevance',
  cursor,
  limit = 12,
}: PagedSearch): Promise<OfferResult> {
  const { state, town, withoutCard = false } = filters
  const [category, retailer, group, plan] = await Promise.all([
    idOf('categories', filters.category),
    idOf('retailers', filters.retailer),
    numberOf('groups', filters.group),
    reading(),
  ])
  if (category === null || retailer === null || group === null) return nothing
  if (plan.terms.length === 0 || state === 'past') return nothing
  const today = sofiaDay()
  const answer = await relaxQuery({
    reading,
    widen: withGroups,
    find: (wanted, met) =>
      findOffers({
        plan,
        query: wanted,
        met,
        category,
        retailer,
        town,
        group,
        state,
        withoutCard,
        priced: filters,
        sort,
        today,
        cursor: readOfferCursor(cursor),
        limit: limit + 1,
      }),
    isEmpty: ({ total, states, categories, retailers, towns }) =>
      total + states.length + categories.length + retailers.length + towns.length === 0,
  })
  if (!answer) return nothing
  const { found, matched } = answer
  const { ids: shown, ranks, cheapest, next } = rankedPage(found, { sort, limit })
  const [{ offers, cards }, categories, retailers, groups] = await Promise.all([
    offerHits(shown).then(async (offers) => ({ offers, cards: await readCardsOf(offers, filters, readCards) })),
    namedFacets('categories', found.categories, locale),
    namedFacets('retailers', found.retailers, locale),
    namedFacets('groups', found.groups, locale),
  ])
  const ordered = sort === 'relevance' ? alikeByUnitPrice(offers, ranks, ({ unitPrice }) => unitPrice) : offers
  return {
    total: found.total,
    matched,
    offers: ordered.map((offer) => ({
      ...offer,
      isCheapest: cheapest.has(offer.id) && offer.validFrom <= today && !needsSeveral(offer),
    })),
    cards,
    facets: {
      categories,
      retailers,
      groups,
      towns: townFacets(found.towns, locale),
      states: found.states.map(({ id, count }) => ({ value: id, name: null, count })),
      withoutCard: found.withoutCard,
      brands: found.brands.map(({ id, name, count }) => ({ value: id, name: readableBrand(name, locale), count })),
      reductions: reductionFacets(found.reductions),
    },
    units: found.units.map(({ id }) => id),
    next,
  }
}

/** Cached per offer, because many searches find the same offers. */
function offerHits(ids: string[]): ReturnType<typeof readOfferHits> {
  return answeredEach({ name: 'search-offer', key: null, tags: searchTags }, ids, async (missing) =>
    (await readOfferHits(missing)).map((offer) => [offer.id, offer]),
  )
}

/** Upcoming offers get no cards, because nobody has reported their prices yet. */
async function readCardsOf(
  offers: Pick<OfferHit, 'product'>[],
  filters: SearchFilters,
  readCards: CardReader,
): Promise<ReadCard[]> {
  if (filters.state === 'upcoming') return []
  const ids = offers.flatMap(({ product }) => product ?? [])
  if (ids.length === 0) return []
  const [chain, place] = await Promise.all([numberOf('chains', filters.retailer), numberOf('places', filters.town)])
  // Shops and towns without reported prices have offers only.
  const companies = chain === null || place === null ? [] : await companiesOf(chain)
  return readCards([...new Set(ids)], { filters, companies, place: place ?? undefined })
}
