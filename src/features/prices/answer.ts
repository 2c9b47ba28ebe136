import { addDays, type CalendarDay } from '@/domain/calendar-day'
import type { Unit } from '@/domain/pack-size'
import { comparableDays, oldDays } from '@/domain/validity'
import type { OfferedPrice } from '@/features/price-data/cards/types'
import type { BrochureOffer } from '@/features/price-data/offer-query'
import type { ListingPrice, NewestDays } from '@/features/price-data/types'
import type { GroupProduct } from './group-data'
import type { ChainGroup } from './overview-query'

type Cheapest =
  | { kind: 'listing'; listing: ListingPrice; when: 'today' | 'only' | 'known' }
  | { kind: 'offer'; offer: BrochureOffer; when: 'today' | 'only' }

/**
 * What a product costs at its cheapest; `when` is `known` where every price is old or the chain has reported none since, `only` where nothing is compared. `also` are
 * the names of the other shops that ask as little.
 */
export type PriceAnswer = Cheapest & { also: string[] }

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
  const also = alsoAt([
    ...open.map(({ price, shop }) => ({ price, shop: shop.slug, name: shop.name })),
    ...fresh.map(({ price, chain }) => ({ price, shop: chain.retailerSlug ?? chain.slug, name: chain.name })),
  ])
  if (offer && (!listing || offer.price <= listing.price)) return { kind: 'offer', offer, when, also }
  if (listing) return { kind: 'listing', listing, when: listing.kept ? 'known' : when, also }
  const [older] = listings
  return older ? { kind: 'listing', listing: older, when: 'known', also: [] } : null
}

/** In integer euro cents. */
export function priceOf(answer: PriceAnswer): number {
  return answer.kind === 'offer' ? answer.offer.price : answer.listing.price
}

/** The names of the shops at the lowest price, without the first of them. */
function alsoAt(prices: { price: number; shop: string; name: string }[]): string[] {
  const lowest = Math.min(...prices.map(({ price }) => price))
  const names = new Map(prices.filter(({ price }) => price === lowest).map(({ shop, name }) => [shop, name]))
  return [...names.values()].slice(1)
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

/**
 * The product of a group, whose list begins with `first`, that may be called its cheapest: by its unit price, of prices of these
 * days. Null where the first is older than others, held back, or everything is old, as something else may cost less by now, and
 * where a brochure does: `offered` is its lowest unit price in cents.
 */
export function cheapestOfGroup(
  first: GroupProduct | undefined,
  offered: number | null,
  today: CalendarDay,
): GroupProduct | null {
  if (!first || first.kind === 'older' || first.listing.unitPrice === null || first.listing.hold !== null) return null
  if (offered !== null && offered < first.listing.unitPrice.cents) return null
  return oldDays(first.listing.day, today) === null ? first : null
}

/** The lowest unit price, in euro cents, of offers that hold today and need no card; null of none. */
export function lowestOffered(offers: OfferedPrice[], unit: Unit, today: CalendarDay): number | null {
  const open = offers.filter(({ loyaltyOnly, validFrom }) => !loyaltyOnly && validFrom <= today)
  const cents = open.flatMap(({ unitPrice }) => (unitPrice?.unit === unit ? [unitPrice.cents] : []))
  return cents.length > 0 ? Math.min(...cents) : null
}

/** The first and the last day of these prices; null of none. */
export function daysOf(prices: Pick<ListingPrice, 'day'>[]): { from: CalendarDay; to: CalendarDay } | null {
  const days = prices.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : null
}

/** What a group costs: how many prices, and the lowest per unit in euro cents. */
type GroupFigures = { count: number; lowest: number | null }

/**
 * The prices of a group that may be compared: of chains that reported with the others of their kind, and of real ones, where there
 * are any. A group that only chains from before have is counted, without a lowest price.
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
