import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { comparableDays, oldDays } from '@/domain/validity'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import type { ListingPrice, NewestDays } from '@/features/price-data/types'
import type { PriceFilter } from './filter'
import type { GroupProduct, GroupView } from './group-data'
import type { ChainGroup } from './overview-query'
import { isOpen } from './prices-today'

type Cheapest =
  | { kind: 'listing'; listing: ListingPrice; when: 'today' | 'only' | 'known' }
  | { kind: 'offer'; offer: BrochureOffer; when: 'today' | 'only' }

/**
 * `when` is `known` where every price is old or the chain reports no more, `only` where there is one shop, so that
 * nothing is compared. `also` are the other shops with the same price.
 */
export type PriceAnswer = Cheapest & { also: string[] }

/**
 * The lowest of the current prices and of today's offers without a condition; of equal ones the offer, because it says
 * until when it is valid, and a chain that still reports before one that does not. Older prices count only when there is
 * nothing else. `listings` are comparable and cheapest first, as `offers` are.
 */
export function priceAnswerOf(
  listings: ListingPrice[],
  offers: BrochureOffer[],
  today: CalendarDay,
): PriceAnswer | null {
  const fresh = listings
    .filter(({ day }) => oldDays(day, today) === null)
    .toSorted((one, other) => one.price - other.price || Number(one.kept) - Number(other.kept))
  const open = offers.filter(isOpen)
  const [listing, offer] = [fresh[0], open[0]]
  const asked = [
    ...open.map(({ price, shop }) => ({ price, shop: shop.slug, name: shop.name })),
    ...fresh.map(({ price, chain }) => ({ price, shop: chain.retailerSlug ?? chain.slug, name: chain.name })),
  ]
  const when = new Set(asked.map(({ shop }) => shop)).size > 1 ? 'today' : 'only'
  const also = alsoAt(asked)
  if (offer && (!listing || offer.price <= listing.price)) return { kind: 'offer', offer, when, also }
  if (listing) return { kind: 'listing', listing, when: listing.kept ? 'known' : when, also }
  const [older] = listings
  return older ? { kind: 'listing', listing: older, when: 'known', also: [] } : null
}

/** In integer euro cents. */
export function answeredPriceOf(answer: PriceAnswer): number {
  return answer.kind === 'offer' ? answer.offer.price : answer.listing.price
}

function alsoAt(prices: { price: number; shop: string; name: string }[]): string[] {
  const lowest = Math.min(...prices.map(({ price }) => price))
  const names = new Map(prices.filter(({ price }) => price === lowest).map(({ shop, name }) => [shop, name]))
  return [...names.values()].slice(1)
}

/**
 * Whether a report is the answer, or confirms the answer of the chain's brochure: its history and verdict are then
 * shown.
 */
export function isAnswer(listing: ListingPrice, answer: PriceAnswer | null, today: CalendarDay): boolean {
  if (answer?.kind !== 'offer') return answer?.listing === listing
  return isOfShop(listing, answer) && listing.price === answer.offer.price && oldDays(listing.day, today) === null
}

export function isOfShop({ chain }: ListingPrice, answer: PriceAnswer | null): boolean {
  return answer?.kind === 'offer' && answer.offer.shop.slug === chain.retailerSlug
}

/**
 * The product that may be called the cheapest of its group by unit price. Null where the first product is old, held
 * back or not ranked, or its chain reports no more; where `offered`, the brochures' lowest unit price in cents, is lower,
 * because something else may cost less; and where nothing dearer is known, because it is then the cheapest of one.
 */
export function cheapestOfGroup(
  first: GroupProduct | undefined,
  { figures, offered }: Pick<GroupView, 'figures' | 'offered'>,
  today: CalendarDay,
): GroupProduct | null {
  if (!first || first.kind === 'older' || !first.card.isRanked) return null
  const { unitPrice, hold, kept, day, chain } = first.listing
  if (unitPrice === null || hold !== null || kept || oldDays(day, today) !== null) return null
  if (offered !== null && offered < unitPrice.cents) return null
  const own = figures.find(({ invented }) => invented === chain.invented)
  // Without figures, no price of these days is in the group's unit, and neither is that of the first product.
  if (!own) return null
  const dearest = own.products > 1 ? own.dearest : 0
  // Invented prices are never compared with real ones.
  return Math.max(dearest, chain.invented ? 0 : (offered ?? 0)) > unitPrice.cents ? first : null
}

/**
 * The median unit price of real chains in exact euro cents, with which prices of the group are compared. Null while a chain
 * or a size is chosen, because the figures are then of a part of the group.
 */
export function medianOfGroup(
  figures: Pick<GroupView['figures'][number], 'invented' | 'median'>[],
  { chain, size }: Pick<PriceFilter, 'chain' | 'size'>,
): number | null {
  if (chain !== null || size !== null) return null
  return figures.find(({ invented }) => !invented)?.median ?? null
}

export function daysOf(prices: Pick<ListingPrice, 'day'>[]): { from: CalendarDay; to: CalendarDay } | null {
  const days = prices.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : null
}

/** `lowest` is a unit price in euro cents. */
type GroupFigures = { count: number; lowest: number | null }

/**
 * Groups of chains that reported with the others of their kind, real ones where there are any. A group that only older
 * reports have is counted, without a lowest price.
 */
export function comparedChains(groups: ChainGroup[], newest: NewestDays): ChainGroup[] {
  const current = groups.filter(({ chain, day }) => {
    const last = chain.invented ? newest.invented : newest.real
    return last !== null && day >= addDays(last, -comparableDays)
  })
  const real = current.filter(({ chain }) => !chain.invented)
  return real.length > 0 ? real : current
}

export function groupFigures(groups: ChainGroup[], newest: NewestDays): GroupFigures {
  const compared = comparedChains(groups, newest)
  const unitCents = compared.flatMap((group) => group.unitCents ?? [])
  return {
    count: (compared.length > 0 ? compared : groups).reduce((sum, { listings }) => sum + listings, 0),
    lowest: unitCents.length > 0 ? Math.min(...unitCents) : null,
  }
}
