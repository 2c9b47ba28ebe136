import { mostEditedCents } from './money'
import type { Unit } from './pack-size'
import { sizeSold } from './size-sold'
import { printedUnitPrice } from './unit-price'

type UnitPriced = { unitPriceCents: number | null; unit: Unit | null }
type Priced = UnitPriced & { title: string; priceCents: number; packSize: string | null }

/**
 * The unit price in cents for an offer's price and pack size. A typed unit price stays while price and pack size do; an
 * unreadable pack size has none, nor has one that makes more than the CMS keeps: `1 г` beside a laptop is no size.
 */
export function unitPriceAfterChange(offer: Priced, before?: Priced): UnitPriced {
  const same = before && before.priceCents === offer.priceCents && before.packSize === offer.packSize
  const typed = offer.unitPriceCents !== (before?.unitPriceCents ?? null) || offer.unit !== (before?.unit ?? null)
  if (same || typed) return { unitPriceCents: offer.unitPriceCents, unit: offer.unit }
  const printed = offer.packSize ? printedUnitPrice(offer.priceCents, sizeSold(offer)) : null
  const computed = printed && printed.cents <= mostEditedCents ? printed : null
  return { unitPriceCents: computed?.cents ?? null, unit: computed?.unit ?? null }
}
