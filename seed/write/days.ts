import { addDays, type CalendarDay } from '@/domain/calendar-day'
import type { BrochureSeed } from '../content/types'

/** A brochure's days on a given day: every state exists again each morning. */
export function daysOf({ from, to }: Pick<BrochureSeed, 'from' | 'to'>, today: CalendarDay) {
  return { validFrom: addDays(today, from), validTo: addDays(today, to) }
}

/** When a scheduled brochure appears: in the morning of the day before it begins to hold. */
export function publicationOf({ from }: Pick<BrochureSeed, 'from'>, today: CalendarDay): Date {
  return new Date(`${addDays(today, Math.max(1, from - 1))}T05:00:00Z`)
}

/** When a published brochure appeared: some hours before it began to hold, never later than yesterday. */
export function publishedAtOf({ from, to }: Pick<BrochureSeed, 'from' | 'to'>, today: CalendarDay): string {
  const hour = String(6 + ((to - from) % 12)).padStart(2, '0')
  return `${addDays(today, Math.min(from, 0) - 1)}T${hour}:00:00.000Z`
}

/** Own days of an offer: some end earlier than their brochure, one may outlive it. */
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
