import { type CalendarDay, daysBetween } from './calendar-day'

/** In days: prices that are further apart are not compared, and an older price is labelled as old. */
export const comparableDays = 2

/** How many days old a price is, where that must be shown; null for a recent one. */
export function oldDays(day: CalendarDay, today: CalendarDay): number | null {
  const age = daysBetween(day, today)
  return age > comparableDays ? age : null
}
