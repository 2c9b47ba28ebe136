import { type CalendarDay, daysBetween } from './calendar-day'

/** Prices that lie further apart than this are not compared, and one that is older is called old. In days. */
export const comparableDays = 2

/** How many days old a price is where that must be said; null for one of the last days. */
export function oldDays(day: CalendarDay, today: CalendarDay): number | null {
  const age = daysBetween(day, today)
  return age > comparableDays ? age : null
}
