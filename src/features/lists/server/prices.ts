import * as z from 'zod/mini'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { ShopPrice } from '@/domain/shopping-list'
import { offerPrices } from './offer-prices'
import { productOf } from './same-products'
import { storePrices } from './store-prices'

const isUuid = (text: string) => z.uuid().safeParse(text).success
const isListing = (text: string) => /^\d{1,9}$/.test(text)

/**
 * What each thing on a list costs today in every shop that has it: its own offer while that holds, the offers that were matched
 * to the same product, and the newest prices that chains reported for that. A thing without a price now has none; what it once
 * cost is no price.
 */
export async function pricesOf(
  ids: readonly string[],
  today: CalendarDay = sofiaDay(),
): Promise<Record<string, ShopPrice[]>> {
  const named = (kind: string) => ids.filter((id) => id.startsWith(`${kind}:`)).map((id) => id.slice(kind.length + 1))
  const [offerIds, listings] = [named('offer').filter(isUuid), named('listing').filter(isListing)]
  const products = await productOf(offerIds, named('product'))
  const wanted = [...new Set(products.values())]
  const [offers, stores] = await Promise.all([offerPrices(offerIds, wanted, today), storePrices(wanted, listings)])
  return Object.fromEntries(
    ids.map((id) => {
      const product = products.get(id)
      const isSame = (other: number | null) => product !== undefined && other === product
      return [
        id,
        [
          ...offers.filter(
            (offer) => `offer:${offer.id}` === id || (isSame(offer.product) && offer.price.day <= today),
          ),
          ...stores.filter((store) => `listing:${store.listing}` === id || isSame(store.product)),
        ].map(({ price }) => price),
      ]
    }),
  )
}
