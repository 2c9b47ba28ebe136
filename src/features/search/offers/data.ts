import { sofiaDay } from '@/domain/calendar-day'
import { alikeByUnitPrice } from '../alike-by-unit-price'
import { relaxQuery } from '../relax-query'
import { idOf, namedFacets, numberOf } from '../labels'
import { readingOf } from '../query-plan'
import { readOfferCursor } from '../rank-cursor'
import { type PagedSearch, rankedPage } from '../ranked-page'
import { withGroups } from '../score'
import { findOffers } from './find-offers'
import { readCardsOf } from './read-cards-of'
import { readOfferHits } from './read-offers'
import type { OfferResult } from './types'

const nothing: OfferResult = {
  total: 0,
  matched: 'all',
  offers: [],
  cards: [],
  facets: { categories: [], retailers: [], towns: [], groups: [], states: [], withoutCard: 0, brands: [], reduced: 0 },
  units: [],
  next: null,
}

/** Finds offers that are valid or will be, with their counts; the order is explained at `offersStatement`. */
export async function searchOffers({
  query,
  locale,
  reading = readingOf(query, locale),
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
    isEmpty: ({ total, states, categories, retailers }) =>
      total + states.length + categories.length + retailers.length === 0,
  })
  if (!answer) return nothing
  const { found, matched } = answer
  const { ids: shown, ranks, cheapest, next } = rankedPage(found, { sort, limit })
  const [{ offers, cards }, categories, retailers, groups] = await Promise.all([
    readOfferHits(shown).then(async (offers) => ({ offers, cards: await readCardsOf(offers, filters) })),
    namedFacets('categories', found.categories, locale),
    namedFacets('retailers', found.retailers, locale),
    namedFacets('groups', found.groups, locale),
  ])
  const ordered = sort === 'relevance' ? alikeByUnitPrice(offers, ranks, ({ unitPrice }) => unitPrice) : offers
  return {
    total: found.total,
    matched,
    offers: ordered.map((offer) => ({ ...offer, isCheapest: cheapest.has(offer.id) && offer.validFrom <= today })),
    cards,
    facets: {
      categories,
      retailers,
      groups,
      towns: found.towns.map(({ id, count }) => ({ value: id, name: { text: id, lang: 'bg' }, count })),
      states: found.states.map(({ id, count }) => ({ value: id, name: null, count })),
      withoutCard: found.withoutCard,
      brands: found.brands.map(({ id, name, count }) => ({ value: id, name: { text: name, lang: 'bg' }, count })),
      reduced: found.reduced,
    },
    units: found.units.map(({ id }) => id),
    next,
  }
}
