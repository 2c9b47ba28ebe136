import { isCalendarDay, sofiaDay } from '@/domain/calendar-day'
import { medicineCategory } from '@/domain/medicine'
import { packSize } from '@/domain/pack-size'
import { groupOf } from '@/domain/product-group-of'
import { groupMark } from '@/domain/search-marks'
import { unitPrice } from '@/domain/unit-price'
import { offerText } from './documents'
import { nameVector } from './name-vector'
import type { GroupSource } from './product-sources'
import type { BrochureSource, OfferSource } from './sources'
import { categoryToken, retailerToken, type Vocabulary } from './vector'

/** A row of `search.offers`. Money is integer euro cents. */
export type OfferRow = {
  id: string
  brochure_id: string
  retailer_id: string
  category_id: string | null
  first_day: string
  last_day: string
  price: number
  unit_price: number | null
  unit: string | null
  group_number: number | null
  card_only: boolean
  ranked: boolean
  brand: string | null
  /** Whether the brochure prints a higher old price. */
  reduced: boolean
  words: string
}

/** The official groups cover groceries; the names in a fashion shop would only seem to match. */
const groupedCategories = new Set(['supermarket', 'drugstore'])

/** The index row of an offer; null for one that has ended or whose days or shop are not known. */
export function offerRow(
  brochure: BrochureSource,
  offer: OfferSource,
  groups: ReadonlyMap<number, GroupSource>,
  vocabulary: Vocabulary,
): OfferRow | null {
  const first = offer.firstDay ?? brochure.validFrom
  const last = offer.lastDay ?? brochure.validTo
  if (!brochure.retailer || !isCalendarDay(first) || !isCalendarDay(last) || last < sofiaDay()) return null
  const measured = unitPriceOf(offer)
  const name = offerText(offer)
  const words = nameVector(name, vocabulary)
  const group = groupedCategories.has(offer.categorySlug ?? '') ? groupOf(name) : null
  const official = group === null ? undefined : groups.get(group)
  if (group !== null) words.mark(groupMark(group))
  words.mark(retailerToken(brochure.retailer))
  words.mark(categoryToken(offer.category))
  return {
    id: offer.id,
    brochure_id: brochure.id,
    retailer_id: brochure.retailer,
    category_id: offer.category,
    first_day: first,
    last_day: last,
    price: offer.price,
    unit_price: measured?.cents ?? null,
    unit: measured?.unit ?? null,
    group_number: group,
    card_only: offer.cardOnly,
    // An offer of a pharmacy may be a medicine, whatever category an editor gives it.
    ranked: ![brochure.categorySlug, offer.categorySlug].includes(medicineCategory) && (official?.ranked ?? true),
    brand: offer.brand,
    reduced: offer.oldPrice !== null && offer.oldPrice > offer.price,
    words: String(words),
  }
}

/** The unit price of the brochure, else the one that follows from the pack size. */
function unitPriceOf(offer: OfferSource) {
  if (offer.unitPrice !== null && offer.unit !== null) return { cents: offer.unitPrice, unit: offer.unit }
  return unitPrice(offer.price, packSize(offer.packSize ?? offer.title))
}
