import { sofiaDay } from '@/domain/calendar-day'
import { normalise } from '@/domain/search-text'
import type { ListedShopPrice } from '@/domain/shopping-list'
import { readDigits } from '@/features/search/digits-in-words'
import { readNote } from '@/features/search/meant'
import { searchOffers } from '@/features/search/offers/data'
import type { OfferHit } from '@/features/search/offers/types'
import { searchProducts } from '@/features/search/products/data'
import { productsBeginning } from '@/features/search/suggestions'
import { begunWords } from '@/features/search/terms'
import type { Locale } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import type { ListItemInput } from '../changes'
import { listItemOfOffer } from '../item-of-offer'
import { byCents, pricesOfTheseDays } from '../item-prices'
import { pricesOf, productOf } from './store-prices'

/** Of products and of offers each. */
const most = 3
/** An offer is found once in each edition of its shop. */
const mostFound = 24

type Named = { slug: string; title: string }

/**
 * Products at their lowest price, then today's offers that are not among them: as the search reads the note where it
 * has all words without a correction, else those whose titles begin so, because an unfinished note is no mistake. Only
 * things with a price, within the price and of the chain that the note names.
 */
export async function findSuggestions(note: string, locale: Locale): Promise<ListItemInput[]> {
  const { words, reading, priced, chain, isCertain } = await readNote(note, locale)
  const shop = chain && (chain.retailer?.slug ?? chain.slug)
  const typed = await readDigits(words, locale)
  const forms = begunWords(typed)
  const asked = { query: words, locale, reading, limit: 2 * most }
  const [read, begun, found] = await Promise.all([
    // Finds the named chain by itself: an address may be that of another chain of the same retailer.
    isCertain ? searchProducts({ ...asked, filters: priced }) : null,
    chain ? [] : productsBeginning(typed, most),
    searchOffers({ ...asked, filters: { ...priced, retailer: shop, state: 'current' }, limit: mostFound }),
  ])
  const isMeant = isCertain && found.matched === 'all'
  const called = found.offers.filter(({ title }) => isMeant || beginsSo(title, forms))
  const products = onceEach([...(read?.matched === 'all' ? read.products : []), ...begun])
  const slugs = products.map(({ slug }) => slug)
  const [prices, numbers] = await Promise.all([
    pricesOf(slugs.map((slug) => `product:${slug}`)),
    productOf(
      called.map(({ id }) => id),
      slugs,
    ),
  ])
  const { min = 0, max = Number.POSITIVE_INFINITY } = priced
  const isAsked = (price: ListedShopPrice) =>
    price.cents >= min && price.cents <= max && (shop === undefined || price.shop === shop)
  const chosen = products
    .flatMap(({ slug, title }): ListItemInput[] => {
      const id = `product:${slug}`
      const price = lowest((prices[id] ?? []).filter(isAsked))
      return price ? [{ id, title: title.slice(0, limits.title), details: '', price }] : []
    })
    .slice(0, most)
  const shown = new Set(chosen.map(({ id }) => numbers.get(id)))
  const others = called.filter(({ id }) => !numbers.has(`offer:${id}`) || !shown.has(numbers.get(`offer:${id}`)))
  return [
    ...chosen,
    ...onceOfEditions(others)
      .slice(0, most)
      .map((offer) => listItemOfOffer(offer)),
  ]
}

const onceEach = (products: Named[]): Named[] => [...new Map(products.map((one) => [one.slug, one])).values()]

/** Of an offer that several editions of a shop repeat, that for the whole country if there is one. */
function onceOfEditions(offers: OfferHit[]): OfferHit[] {
  const things = Map.groupBy(offers, ({ retailer, title, brand, packSize, ...offer }) => {
    const { priceCents, loyaltyOnly, multiBuy, depositCents } = offer
    const words = [retailer.slug, title, brand, packSize].join('\n').toLocaleLowerCase('bg')
    return JSON.stringify([words, priceCents, loyaltyOnly, multiBuy, depositCents])
  })
  return [...things.values()].flatMap((copies) => copies.find(({ towns }) => towns.length === 0) ?? copies[0] ?? [])
}

/** Every word must begin a word of the title. */
function beginsSo(title: string, note: readonly (readonly string[])[]): boolean {
  const words = normalise(title)
  return note.every((forms) => forms.some((form) => words.some((word) => word.startsWith(form))))
}

/** An old price counts only without a recent one. */
function lowest(prices: ListedShopPrice[]): ListedShopPrice | null {
  return pricesOfTheseDays(prices, sofiaDay()).toSorted(byCents)[0] ?? null
}
