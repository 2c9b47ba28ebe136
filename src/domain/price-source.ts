import { type CalendarDay, isCalendarDay } from './calendar-day'

/** The origins that the CMS may fetch the open price data from. */
const origins: readonly string[] = ['https://kolkostruva.bg', 'https://www.kolkostruva.bg']

export function isPriceSource(address: string): boolean {
  return URL.canParse(address) && origins.includes(new URL(address).origin)
}

/** The last day in the name of a zip, a folder or a URL, such as `2026-05-13.zip`; null where there is none. */
export function dayOfName(name: string): CalendarDay | null {
  const day = name.match(/\d{4}-\d{2}-\d{2}/g)?.at(-1)
  return isCalendarDay(day) ? day : null
}
