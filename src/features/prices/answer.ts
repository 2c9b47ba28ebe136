import type { CalendarDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import type { BrochureOffer } from './offer-query'
import type { ListingPrice } from './types'

/** What a product costs at its cheapest; `when` is `known` where every price is old, `only` where nothing is compared. */
export type PriceAnswer =
  | { kind: 'listing'; listing: ListingPrice; when: 'today' | 'only' | 'known' }
  | { kind: 'offer'; offer: BrochureOffer; when: 'today' | 'only' }

/**
 * Where a product is cheapest: of the prices of these days and the offers of today that need no card, the lowest; of equal ones
 * the offer, which says until when it holds. Only where there is none of them an older price. `listings` are those that are
 * compared, cheapest first, as `offers` are.
 */
export function answerOf(listings: ListingPrice[], offers: BrochureOffer[], today: CalendarDay): PriceAnswer | null {
  const fresh = listings.filter(({ day }) => oldDays(day, today) === null)
  const open = offers.filter(({ loyaltyOnly }) => !loyaltyOnly)
  const [listing, offer] = [fresh[0], open[0]]
  const when = fresh.length + open.length > 1 ? 'today' : 'only'
  if (offer && (!listing || offer.price <= listing.price)) return { kind: 'offer', offer, when }
  if (listing) return { kind: 'listing', listing, when }
  const [older] = listings
  return older ? { kind: 'listing', listing: older, when: 'known' } : null
}
