import { sofiaDay } from '@/domain/calendar-day'
import { normalise } from '@/domain/search-text'
import type { ShopPrice } from '@/domain/shopping-list'
import { searchOffers } from '@/features/search/offers/data'
import { suggest } from '@/features/search/suggestions'
import type { Locale } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import type { ListItemInput } from '../changes'
import { listItemOfOffer } from '../item-of-offer'
import { pricesOfTheseDays } from '../view'
import { pricesOf, productOf } from './store-prices'

const mostOffers = 4

/**
 * Products at their lowest price, then today's offers that are not among them. Only things with a price whose title has
 * the words.
 */
export async function findSuggestions(query: string, locale: Locale): Promise<ListItemInput[]> {
  const [suggestions, { offers }] = await Promise.all([
    suggest(query, locale),
    searchOffers({ query, locale, filters: { state: 'current' }, limit: mostOffers }),
  ])
  const products = suggestions.filter(({ kind }) => kind === 'product')
  const slugs = products.map(({ path }) => path.replace('/prices/', ''))
  const called = offers.filter(({ title }) => isCalled(title, query))
  const [prices, numbers] = await Promise.all([
    pricesOf(slugs.map((slug) => `product:${slug}`)),
    productOf(
      called.map(({ id }) => id),
      slugs,
    ),
  ])
  const shown = new Set(slugs.map((slug) => numbers.get(`product:${slug}`)))
  return [
    ...products.flatMap(({ text }, index): ListItemInput[] => {
      const id = `product:${slugs[index]}`
      const price = lowest(prices[id] ?? [])
      return price ? [{ id, title: text.slice(0, limits.title), details: '', price }] : []
    }),
    ...called
      .filter(({ id }) => !numbers.has(`offer:${id}`) || !shown.has(numbers.get(`offer:${id}`)))
      .map((offer) => listItemOfOffer(offer)),
  ]
}

/** Every word must begin a word of the title: an unfinished note is not corrected. */
function isCalled(title: string, query: string): boolean {
  const words = normalise(title)
  return normalise(query).every((form) => words.some((word) => word.startsWith(form)))
}

/** An old price counts only without a recent one. */
function lowest(prices: ShopPrice[]): ShopPrice | null {
  const [first = null, ...others] = pricesOfTheseDays(prices, sofiaDay())
  return others.reduce((known, one) => (known && known.cents <= one.cents ? known : one), first)
}
