import type { CalendarDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import type { BrochureOffer } from './offer-query'
import type { ListingPrice } from './types'

/** The lowest offer that needs no card; `offers` are cheapest first. */
export function openOffer(offers: BrochureOffer[]): BrochureOffer | null {
  return offers.find(({ loyaltyOnly }) => !loyaltyOnly) ?? null
}

/**
 * What a chain's brochure asks of everybody, where its report says otherwise; null where both say the same or there is no offer.
 * `reported` are the chain's prices of one product, `offers` are cheapest first.
 */
export function differingOffer(reported: ListingPrice[], offers: BrochureOffer[]): BrochureOffer | null {
  const own = openOffer(offers.filter(({ shop }) => reported.some(({ chain }) => chain.retailerSlug === shop.slug)))
  return own && reported.every(({ price }) => price !== own.price) ? own : null
}

/**
 * One price for each of these, in integer euro cents: what was reported, or less where the chain's own brochure asks less today.
 * An old price stays alone: an offer of today is not mixed with it.
 */
export function askedToday(listings: ListingPrice[], offers: BrochureOffer[], today: CalendarDay) {
  return listings.map((listing) => {
    const offer = oldDays(listing.day, today) === null ? differingOffer([listing], offers) : null
    return offer && offer.price < listing.price
      ? { price: offer.price, day: today }
      : { price: listing.price, day: listing.day }
  })
}

/** The lowest of these prices and of today's offers; only of the prices where some are old. */
export function lowestAsked(
  asked: { price: number; day: CalendarDay }[],
  offers: BrochureOffer[],
  today: CalendarDay,
): number | null {
  const isFresh = asked.every(({ day }) => oldDays(day, today) === null)
  const offer = isFresh ? openOffer(offers) : null
  const prices = [...asked, ...(offer ? [offer] : [])].map(({ price }) => price)
  return prices.length > 0 ? Math.min(...prices) : null
}
