import type { CalendarDay } from '@/domain/calendar-day'
import { oldDays } from '@/domain/price-age'
import type { GroupProduct } from './group-data'
import type { ListingPrice } from './types'

/**
 * The product of a group, whose list begins with `first`, that may be called its cheapest: by its unit price, of prices of these
 * days. Null where the first is older than others, held back, or everything is old, as something else may cost less by now.
 */
export function cheapestOfGroup(first: GroupProduct | undefined, today: CalendarDay): GroupProduct | null {
  if (!first || first.kind === 'older' || first.listing.unitPrice === null || first.listing.hold !== null) return null
  return oldDays(first.listing.day, today) === null ? first : null
}

/** The first and the last day of these prices; null of none. */
export function daysOf(prices: Pick<ListingPrice, 'day'>[]): { from: CalendarDay; to: CalendarDay } | null {
  const days = prices.map(({ day }) => day).sort()
  const [from, to] = [days[0], days.at(-1)]
  return from && to ? { from, to } : null
}
