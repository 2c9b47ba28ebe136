/**
 * A calendar day `YYYY-MM-DD` of the proleptic Gregorian calendar. Days compare as strings: `'2026-03-01' < '2026-03-02'`.
 * Today is always the day in Europe/Sofia, never in the time zone of the machine or of the visitor.
 */
export type CalendarDay = string

const shape = /^(\d{4})-(\d{2})-(\d{2})$/
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
  if (typeof value !== 'string' || !shape.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && fromUtc(time) === value
}

/** The calendar day in Europe/Sofia at an instant, by default now. */
export function sofiaDay(now: Date = new Date()): CalendarDay {
  const parts = new Map(sofia.formatToParts(now).map((part) => [part.type, part.value]))
  return `${parts.get('year')?.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`
}

/** The day `count` days later, or earlier for a negative count. Throws a RangeError for a day that does not exist. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  return fromUtc(toUtc(day) + count * dayMs)
}

/** Whole days from the first to the second day; negative when the second lies before the first. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((toUtc(to) - toUtc(from)) / dayMs)
}

/** The instant of the next midnight in Europe/Sofia: the first moment that is no longer today there. */
export function endOfSofiaDay(now: Date = new Date()): Date {
  const tomorrow = addDays(sofiaDay(now), 1)
  // Sofia is two hours ahead of UTC in winter and three in summer, and never changes its clocks at midnight.
  const summer = new Date(toUtc(tomorrow) - 3 * hourMs)
  return sofiaDay(summer) === tomorrow ? summer : new Date(summer.getTime() + hourMs)
}

function toUtc(day: CalendarDay): number {
  if (!isCalendarDay(day)) throw new RangeError(`not a calendar day: ${day}`)
  return Date.parse(`${day}T00:00:00Z`)
}

function fromUtc(time: number): CalendarDay {
  return new Date(time).toISOString().slice(0, 10)
}
