import { type CalendarDay, daysBetween } from '@/domain/calendar-day'
import { isUnconditional } from '@/domain/multi-buy'
import { comparableDays, oldDays } from '@/domain/validity'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import type { ListingPrice } from '@/features/price-data/types'

/** Figures of a product name no condition, so a price for card holders or of one of several is in none of them. */
export const isOpen = (offer: BrochureOffer): boolean => isUnconditional({ ...offer, priceCents: offer.price })

/** The cheapest offer without a condition; `offers` are cheapest first. */
export function openOffer(offers: BrochureOffer[]): BrochureOffer | null {
  return offers.find(isOpen) ?? null
}

/**
 * The offer without a condition of a chain's brochure, where its reports have another price; null where both agree or
 * there is no offer. `reported` are the chain's prices of one product, `offers` are cheapest first.
 */
export function differingOffer(reported: ListingPrice[], offers: BrochureOffer[]): BrochureOffer | null {
  const own = openOffer(offers.filter(({ shop }) => reported.some(({ chain }) => chain.retailerSlug === shop.slug)))
  return own && reported.every(({ price }) => price !== own.price) ? own : null
}

/**
 * In integer euro cents: the reported price, or less where the chain's own brochure has a lower one today. An old price
 * is not mixed with an offer of today.
 */
export function pricesToday(listings: ListingPrice[], offers: BrochureOffer[], today: CalendarDay) {
  return listings.map((listing) => {
    const offer = oldDays(listing.day, today) === null ? differingOffer([listing], offers) : null
    return offer && offer.price < listing.price
      ? { price: offer.price, day: today }
      : { price: listing.price, day: listing.day }
  })
}

/**
 * The cheapest offer without a condition of each shop without a report; `offers` are cheapest first. Empty where a
 * price is old, because old prices are not mixed with offers of today.
 */
export function offersOfOthers(listings: ListingPrice[], offers: BrochureOffer[], today: CalendarDay): BrochureOffer[] {
  if (listings.some(({ day }) => oldDays(day, today) !== null)) return []
  const reported = new Set(listings.map(({ chain }) => chain.retailerSlug))
  const open = offers.filter((offer) => isOpen(offer) && !reported.has(offer.shop.slug))
  return open.filter(({ shop }, index) => open.findIndex((other) => other.shop.slug === shop.slug) === index)
}

/** `others` are further listings of the product at the chain. */
export type ChainRow<Row> = Row & { others: Row[] }

/**
 * Order: current prices of real chains, older and held-back ones, then invented chains likewise; within these the
 * cheapest first, or by name where ranking is not allowed. `rows` are cheapest first.
 */
export function rowsByChain<Row extends { listing: ListingPrice }>(
  rows: Row[],
  order: 'price' | 'name',
): ChainRow<Row>[] {
  const counts = ({ listing }: Row) => listing.comparable && listing.hold === null
  const chains = Map.groupBy(rows, ({ listing }) => listing.chain.slug)
  const byChain = [...chains.values()].flatMap((own): ChainRow<Row>[] => {
    const newest =
      own
        .map(({ listing }) => listing.day)
        .sort()
        .at(-1) ?? ''
    // As on cards: the last price of a company that reports no more would stay for good.
    const recent = own.filter(({ listing }) => daysBetween(listing.day, newest) <= comparableDays)
    const cheapest = own.find(counts) ?? recent.find(({ listing }) => listing.hold === null) ?? recent[0]
    return cheapest ? [{ ...cheapest, others: own.filter((row) => row !== cheapest) }] : []
  })
  const kind = (row: Row) => (row.listing.chain.invented ? 2 : 0) + (counts(row) ? 0 : 1)
  const within = (one: Row, other: Row) =>
    order === 'price'
      ? one.listing.price - other.listing.price
      : one.listing.chain.name.localeCompare(other.listing.chain.name)
  return byChain.toSorted((one, other) => kind(one) - kind(other) || within(one, other))
}

export function furtherPrices({ price }: ListingPrice, others: { listing: ListingPrice }[]): number[] {
  return [...new Set(others.map(({ listing }) => listing.price))].filter((other) => other !== price)
}
