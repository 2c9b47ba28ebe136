import { addDays, type CalendarDay } from '@/domain/calendar-day'
import type { BrochureSeed } from '../content/types'

/** A brochure's validity relative to `today`, so that every state exists again each morning. */
export function daysOf({ from, to }: Pick<BrochureSeed, 'from' | 'to'>, today: CalendarDay) {
  return { validFrom: addDays(today, from), validTo: addDays(today, to) }
}

/** The publication of a scheduled brochure: in the morning of the day before its validity. */
export function publicationOf({ from }: Pick<BrochureSeed, 'from'>, today: CalendarDay): Date {
  return new Date(`${addDays(today, Math.max(1, from - 1))}T05:00:00Z`)
}

/** The past publication of a brochure: some hours before its validity, never later than yesterday. */
export function publishedAtOf({ from, to }: Pick<BrochureSeed, 'from' | 'to'>, today: CalendarDay): string {
  const hour = String(6 + ((to - from) % 12)).padStart(2, '0')
  return `${addDays(today, Math.min(from, 0) - 1)}T${hour}:00:00.000Z`
}

/** An offer's own days: some end before their brochure, one may outlive it. */
export function ownDays(
  brochure: BrochureSeed,
  index: number,
  today: CalendarDay,
): { validFrom: string | null; validTo: string | null } {
  const none = { validFrom: null, validTo: null }
  if (index === 0 && brochure.firstOfferUntil !== undefined)
    return { ...none, validTo: addDays(today, brochure.firstOfferUntil) }
  const { validFrom } = daysOf(brochure, today)
  const long = brochure.to - brochure.from
  return index % 19 === 18 && long >= 6 ? { validFrom, validTo: addDays(validFrom, long - 2) } : none
}
