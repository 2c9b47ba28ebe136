import { type CalendarDay, isCalendarDay } from './calendar-day'

/** Prices may be fetched from the configured origins only (`PRICE_DATA_ORIGINS`). */
export function isPriceSource(address: string, origins: readonly string[]): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin)
}

const dateMark = '{date}'

export function addressOfDay(pattern: string, day: CalendarDay): string {
  return pattern.replaceAll(dateMark, day)
}

export function isDayPattern(pattern: string, origins: readonly string[]): boolean {
  return pattern.includes(dateMark) && isPriceSource(addressOfDay(pattern, '2026-01-01'), origins)
}

/** The last day in the name of a zip, a folder or a URL, such as `2026-05-13.zip`; null without a day. */
export function dayOfName(name: string): CalendarDay | null {
  const day = name.match(/\d{4}-\d{2}-\d{2}/g)?.at(-1)
  return isCalendarDay(day) ? day : null
}
