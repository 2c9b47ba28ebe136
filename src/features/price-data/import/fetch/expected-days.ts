import { addDays, type CalendarDay, daysOfRange, sofiaDay, sofiaHour } from '@/domain/calendar-day'

/** So many days are caught up after an outage; what is older is imported by hand. */
const daysCaughtUp = 7

/** The days, oldest first, that should be there by now: the last seven whose hour has come in Europe/Sofia. */
export function expectedDays(now: Date, hour: number): CalendarDay[] {
  const today = sofiaDay(now)
  const last = sofiaHour(now) < hour ? addDays(today, -1) : today
  return daysOfRange({ first: addDays(last, 1 - daysCaughtUp), last })
}

const shortestMinutes = 10
const longestMinutes = 6 * 60

/** When a day is tried again after so many attempts: after 10, 20, 40 minutes and so on, at most six hours. */
export function nextTry(attempts: number, now: Date): Date {
  const minutes = Math.min(shortestMinutes * 2 ** Math.min(attempts - 1, 10), longestMinutes)
  return new Date(now.getTime() + minutes * 60_000)
}
