import { type CalendarDay, type DayRange, daysBetween, daysOfRange } from './calendar-day'

/** In days: prices that are further apart are not compared, and an older price is labelled as old. */
export const comparableDays = 2

/** Null for a recent price, whose age need not be shown. */
export function oldDays(day: CalendarDay, today: CalendarDay): number | null {
  const age = daysBetween(day, today)
  return age > comparableDays ? age : null
}

/** Valid on every observed day from the first to the last. Integer euro cents; `low` is the lowest shelf price. */
export type PriceSpan = { firstDay: CalendarDay; lastDay: CalendarDay; low: number; promo: number | null }

/** One product at one chain and settlement on one observed day, in integer euro cents. */
export type PriceDay = {
  day: CalendarDay
  shelf: number
  /** Null unless below the shelf price. */
  promo: number | null
  /** The lower of shelf and promotion. */
  price: number
}

/**
 * The days of a price history, in order. Days on which the chain was not observed are left out, because a span says
 * nothing about them; `observed` must be in order too.
 */
export function priceDays(spans: readonly PriceSpan[], observed: readonly DayRange[]): PriceDay[] {
  const sorted = [...spans].sort((one, other) => (one.firstDay < other.firstDay ? -1 : 1))
  return sorted.flatMap((span) => {
    const promo = span.promo !== null && span.promo < span.low ? span.promo : null
    const price = promo ?? span.low
    return observed.flatMap((range) => daysInBoth(span, range)).map((day) => ({ day, shelf: span.low, promo, price }))
  })
}

export function lowestDays(histories: readonly (readonly PriceDay[])[]): PriceDay[] {
  const lowest = new Map<CalendarDay, PriceDay>()
  for (const day of histories.flat()) {
    const known = lowest.get(day.day)
    if (!known || day.price < known.price) lowest.set(day.day, day)
  }
  return [...lowest.values()].sort((one, other) => (one.day < other.day ? -1 : 1))
}

function daysInBoth({ firstDay, lastDay }: PriceSpan, { first, last }: DayRange): CalendarDay[] {
  if (last < firstDay || first > lastDay) return []
  return daysOfRange({ first: first > firstDay ? first : firstDay, last: last < lastDay ? last : lastDay })
}

/** Both ends belong to the period. */
type ValidityPeriod = { validFrom: CalendarDay; validTo: CalendarDay }

export type ValidityState = 'upcoming' | 'valid' | 'expires-today' | 'expired'

/** `days`: until the start (upcoming), until the last day (valid), 0 on the last day, since the last day (expired). */
export type Validity = { state: ValidityState; days: number }

/** The state on a calendar day of Europe/Sofia. Always computed, never stored. */
export function validityOf(period: ValidityPeriod, today: CalendarDay): Validity {
  if (today < period.validFrom) return { state: 'upcoming', days: daysBetween(today, period.validFrom) }
  if (today > period.validTo) return { state: 'expired', days: daysBetween(period.validTo, today) }
  if (today === period.validTo) return { state: 'expires-today', days: 0 }
  return { state: 'valid', days: daysBetween(today, period.validTo) }
}

export function isCurrent(period: ValidityPeriod, today: CalendarDay): boolean {
  return period.validFrom <= today && today <= period.validTo
}

type OwnDays = { validFrom?: CalendarDay | null; validTo?: CalendarDay | null }

/**
 * An offer's own days, else those of its brochure. An offer may outlive its brochure: with one own day outside it has
 * that day alone, because its days would be reversed otherwise. Must agree with `offerDaysOf` in
 * src/server/db/offer-days.ts.
 */
export function offerDays<Day extends CalendarDay | null>(
  { validFrom: from, validTo: to }: OwnDays,
  brochure: { validFrom: Day; validTo: Day },
): { validFrom: CalendarDay | Day; validTo: CalendarDay | Day } {
  const { validFrom: first, validTo: last } = brochure
  const isBefore = to && first !== null && to < first
  const isAfter = from && last !== null && from > last
  return { validFrom: from || (isBefore ? to : first), validTo: to || (isAfter ? from : last) }
}
