import { sofiaDay } from '@/domain/calendar-day'
import type { ListedShopPrice } from '@/domain/shopping-list'
import { meantThings } from '@/features/search/meant'
import { searchTags } from '@/features/search/params'
import type { Locale } from '@/i18n/routing'
import { limits } from '@/lib/lists/list-limits'
import { answered } from '@/server/cache/cached'
import { byCents, comparablePrices, pricesOfTheseDays } from '../item-prices'
import { offerPrices, storePrices } from './store-prices'

/**
 * Prices of a note today: in each shop the cheapest thing of the named kind. Empty for an unknown kind and for a note
 * that would have to be corrected first.
 */
export function notePrices(note: string, locale: Locale): Promise<ListedShopPrice[]> {
  const text = note.trim().toLocaleLowerCase('bg')
  return answered({ name: 'note-prices', key: [text, locale], tags: searchTags }, async () => {
    const today = sofiaDay()
    const things = await meantThings(text, locale)
    const [ofOffers, ofStores] = await Promise.all([
      offerPrices(
        things.flatMap(({ offer }) => offer ?? []),
        [],
        today,
      ),
      storePrices(
        [],
        things.flatMap(({ listing }) => listing ?? []),
      ),
    ])
    const known = new Map(things.map((thing) => [thing.offer ?? thing.listing, thing]))
    const fits = new Map<ListedShopPrice, number>()
    for (const { id, price } of [...ofOffers, ...ofStores.map(({ listing, price }) => ({ id: listing, price }))]) {
      const thing = known.get(id)
      if (thing) fits.set({ ...price, what: thing.title.slice(0, limits.title) }, thing.fit)
    }
    return bestInEach(pricesOfTheseDays(comparablePrices([...fits.keys()]), today), fits)
  })
}

/** Beside things of the usual or an unknown size, which has the fit 1, other sizes are no price of the note. */
function bestInEach(prices: ListedShopPrice[], fits: ReadonlyMap<ListedShopPrice, number>): ListedShopPrice[] {
  const fitOf = (price: ListedShopPrice) => fits.get(price) ?? 0
  const most = Math.max(1, Math.min(...prices.map(fitOf)))
  const byShop = Map.groupBy(
    prices.filter((price) => fitOf(price) <= most),
    ({ shop }) => shop,
  )
  return [...byShop.values()].flatMap((own) =>
    own.toSorted((one, other) => fitOf(one) - fitOf(other) || byCents(one, other)).slice(0, 1),
  )
}
