/**
 * A calendar day `YYYY-MM-DD` of the proleptic Gregorian calendar. Days compare as strings: `'2026-03-01' < '2026-03-02'`.
 * Today is always the day in Europe/Sofia, never in the time zone of the machine or of the visitor.
 */
export type CalendarDay = string

/** Inclusive calendar days. */
export type DayRange = { first: CalendarDay; last: CalendarDay }

/** Postgres knows no year 0. */
const shape = /^(?!0000)(\d{4})-(\d{2})-(\d{2})$/
const dayMs = 86_400_000
const hourMs = 3_600_000

const sofia = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Europe/Sofia',
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** True for an existing day: `2026-02-29` is none. */
export function isCalendarDay(value: unknown): value is CalendarDay {
  return typeof value === 'string' && utcOf(value) !== null
}

const minuteMs = 60_000
let latest = { minute: Number.NaN, day: '' }

/**
 * The calendar day in Europe/Sofia at an instant, by default now. Cached by minute, because a page asks a hundred
 * times.
 */
export function sofiaDay(now: Date = new Date()): CalendarDay {
  const minute = Math.floor(now.getTime() / minuteMs)
  if (minute !== latest.minute) latest = { minute, day: readSofiaDay(now) }
  return latest.day
}

function readSofiaDay(now: Date): CalendarDay {
  const parts = new Map(sofia.formatToParts(now).map((part) => [part.type, part.value]))
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

const sofiaClock = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Sofia', hour: '2-digit', hourCycle: 'h23' })

export function sofiaHour(now: Date): number {
  return Number(sofiaClock.format(now))
}

/** A negative count goes back. Throws a RangeError for a day that does not exist. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return fromUtc(toUtc(day) + count * dayMs)
}

/** Negative when the second day is before the first. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((toUtc(to) - toUtc(from)) / dayMs)
}

const someMonday = '2024-01-01'

/** The Monday of the day's week, which is the day itself on a Monday. */
export function mondayOf(day: CalendarDay): CalendarDay {
  return addDays(day, -(((daysBetween(someMonday, day) % 7) + 7) % 7))
}

export function daysOfRange({ first, last }: DayRange): CalendarDay[] {
  const start = toUtc(first)
  const length = Math.max(daysBetween(first, last) + 1, 0)
  return Array.from({ length }, (_, index) => fromUtc(start + index * dayMs))
}

/** The instant of the next midnight in Europe/Sofia. */
export function endOfSofiaDay(now: Date = new Date()): Date {
  const tomorrow = addDays(sofiaDay(now), 1)
  // Sofia is two hours ahead of UTC in winter and three in summer, and never changes its clocks at midnight.
  const summer = new Date(toUtc(tomorrow) - 3 * hourMs)
  return sofiaDay(summer) === tomorrow ? summer : new Date(summer.getTime() + hourMs)
}

/** The last millisecond of a day in Europe/Sofia, because a day until which there is time has all its hours. */
export function lastMomentOf(day: CalendarDay): Date {
  return new Date(endOfSofiaDay(new Date(`${day}T12:00:00Z`)).getTime() - 1)
}

/** Whole ones, until the next midnight in Europe/Sofia. */
export function secondsToMidnight(now: Date = new Date()): number {
  return Math.floor((endOfSofiaDay(now).getTime() - now.getTime()) / 1000)
}

function toUtc(day: CalendarDay): number {
  const time = utcOf(day)
  if (time === null) throw new RangeError(`not a calendar day: ${day}`)
  return time
}

function utcOf(day: string): number | null {
  if (!shape.test(day)) return null
  const time = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(time)) return null
  // Only days after the 28th can overflow into the next month; the check is the slowest part of the function.
  return day.slice(8) <= '28' || fromUtc(time) === day ? time : null
}

function fromUtc(time: number): CalendarDay {
  return new Date(time).toISOString().slice(0, 10)
}

/** A month `YYYY-MM`; months compare as strings. */
export type Month = string

/** True for an existing month: `2026-13` is none. */
export function isMonth(value: unknown): value is Month {
  return typeof value === 'string' && value.length === 7 && isCalendarDay(`${value}-01`)
}

export function monthOf(day: CalendarDay): Month {
  return day.slice(0, 7)
}

/** `before` is the first day of the following month. */
export function daysOfMonth(month: Month): { from: CalendarDay; before: CalendarDay } {
  const from = `${month}-01`
  return { from, before: `${monthOf(addDays(from, 31))}-01` }
}
