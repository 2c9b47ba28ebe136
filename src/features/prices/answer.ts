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

/**
 * Whether what a chain reported is the answer: its own price, or one of these days that its brochure asks too. Its history and its verdict
 * are then those of the answer.
 */
export function isAnswer(listing: ListingPrice, answer: PriceAnswer | null, today: CalendarDay): boolean {
  if (answer?.kind !== 'offer') return answer?.listing === listing
  return isOfShop(listing, answer) && listing.price === answer.offer.price && oldDays(listing.day, today) === null
}

/** Whether the answer is an offer of this chain's brochure. */
export function isOfShop({ chain }: ListingPrice, answer: PriceAnswer | null): boolean {
  return answer?.kind === 'offer' && answer.offer.shop.slug === chain.retailerSlug
}
