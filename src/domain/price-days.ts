import { type CalendarDay, type DayRange, daysOfRange } from './calendar-day'

/** A price that was valid on every observed day from the first to the last. Integer euro cents; `low` is the lowest shelf price. */
export type PriceSpan = { firstDay: CalendarDay; lastDay: CalendarDay; low: number; promo: number | null }

/** What one product cost at one chain and settlement on one observed day, in integer euro cents. */
export type PriceDay = {
  day: CalendarDay
  shelf: number
  /** The promotional price, if it is below the shelf price; otherwise it is no promotion. */
  promo: number | null
  /** The day's price: the lower of shelf and promotion. */
  price: number
}

/**
 * The days of a price history, in order. Days on which the chain was not observed are left out, because a span says nothing
 * about them; `observed` are the days on which it was, in their order.
 */
export function priceDays(spans: readonly PriceSpan[], observed: readonly DayRange[]): PriceDay[] {
  const sorted = [...spans].sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1))
  return sorted.flatMap((span) => {
    const promo = span.promo !== null && span.promo < span.low ? span.promo : null
    const price = promo ?? span.low
    return observed.flatMap((range) => daysInBoth(span, range)).map((day) => ({ day, shelf: span.low, promo, price }))
  })
}

function daysInBoth({ firstDay, lastDay }: PriceSpan, { first, last }: DayRange): CalendarDay[] {
  if (last < firstDay || first > lastDay) return []
  return daysOfRange({ first: first > firstDay ? first : firstDay, last: last < lastDay ? last : lastDay })
}
