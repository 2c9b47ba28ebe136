import { type CalendarDay, daysBetween } from './calendar-day'

/** Both ends belong to the period. */
export type Period = { validFrom: CalendarDay; validTo: CalendarDay }

export type ValidityState = 'upcoming' | 'valid' | 'expires-today' | 'expired'

/** `days`: until the start (upcoming), until the last day (valid), 0 on the last day, since the last day (expired). */
export type Validity = { state: ValidityState; days: number }

/** Where a period stands on a calendar day of Europe/Sofia. Always computed, never stored. */
export function validityOf(period: Period, today: CalendarDay): Validity {
  if (today < period.validFrom) return { state: 'upcoming', days: daysBetween(today, period.validFrom) }
  if (today > period.validTo) return { state: 'expired', days: daysBetween(period.validTo, today) }
  if (today === period.validTo) return { state: 'expires-today', days: 0 }
  return { state: 'valid', days: daysBetween(today, period.validTo) }
}

/** True on the first day, the last day and between. */
export function isCurrent(period: Period, today: CalendarDay): boolean {
  return period.validFrom <= today && today <= period.validTo
}

type OwnDays = { validFrom?: CalendarDay | null; validTo?: CalendarDay | null }

/** The days of an offer: its own where it has them, else its brochure's. An offer may outlive its brochure. */
export function offerDays(offer: OwnDays, brochure: Period): Period {
  return { validFrom: offer.validFrom || brochure.validFrom, validTo: offer.validTo || brochure.validTo }
}
