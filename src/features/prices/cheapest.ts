import type { CalendarDay } from '@/domain/calendar-day'
import type { Unit } from '@/domain/pack-size'
import { oldDays } from '@/domain/price-age'
import type { OfferedPrice } from './cards/types'
import type { GroupProduct } from './group-data'
import type { ListingPrice } from './types'

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
