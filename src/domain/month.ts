import { addDays, type CalendarDay, isCalendarDay } from './calendar-day'

/** A month `YYYY-MM`; months compare as strings. */
export type Month = string

/** True for an existing month: `2026-13` is none. */
export function isMonth(value: unknown): value is Month {
  return typeof value === 'string' && value.length === 7 && isCalendarDay(`${value}-01`)
}

export function monthOf(day: CalendarDay): Month {
  return day.slice(0, 7)
}

/** Its first day, and the first day of the month after it. */
export function daysOfMonth(month: Month): { from: CalendarDay; before: CalendarDay } {
  const from = `${month}-01`
  return { from, before: `${monthOf(addDays(from, 31))}-01` }
}
