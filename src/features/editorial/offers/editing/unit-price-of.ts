import { packSize } from '@/domain/pack-size'
import { unitPrice } from '@/domain/unit-price'
import type { OfferFields } from './types'

type Priced = Pick<OfferFields, 'priceCents' | 'packSize' | 'unitPriceCents' | 'unit'>

/**
 * The unit price that belongs to an offer's price and pack size. One that was typed stays as long as price and pack do; a
 * pack that cannot be read has none.
 */
export function unitPriceOf(offer: Priced, before?: Priced): Pick<OfferFields, 'unitPriceCents' | 'unit'> {
  const same = before && before.priceCents === offer.priceCents && before.packSize === offer.packSize
  const typed = offer.unitPriceCents !== (before?.unitPriceCents ?? null) || offer.unit !== (before?.unit ?? null)
  if (same || typed) return { unitPriceCents: offer.unitPriceCents, unit: offer.unit }
  const computed = offer.packSize ? unitPrice(offer.priceCents, packSize(offer.packSize)) : null
  return { unitPriceCents: computed?.cents ?? null, unit: computed?.unit ?? null }
}
