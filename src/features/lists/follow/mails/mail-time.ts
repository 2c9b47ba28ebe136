import { addDays, type CalendarDay, sofiaDay } from '@/domain/calendar-day'

/** Thursday at nine in Sofia: on Thursdays most shops begin a new brochure. From 1 for Monday. */
const weekday = 4
const hour = 9
/** A worker that was down sends up to this many days late; later it waits for the next week. */
const daysLate = 1

const hourInSofia = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Sofia', hour: '2-digit', hourCycle: 'h23' })

/** The day of the weekly mail that is due at an instant; null when none is. */
export function dueWeek(now: Date): CalendarDay | null {
  const today = sofiaDay(now)
  const since = (weekdayOf(today) - weekday + 7) % 7
  if (since > daysLate) return null
  if (since === 0 && Number(hourInSofia.format(now)) < hour) return null
  return addDays(today, -since)
}

function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
