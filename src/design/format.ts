import type { Locale } from '@/i18n/routing'

const regions: Record<Locale, string> = { bg: 'bg-BG', de: 'de-DE', en: 'en-US', ru: 'ru-RU' }

const euro = new Map<Locale, Intl.NumberFormat>()

function euroFormat(locale: Locale): Intl.NumberFormat {
  const known = euro.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(regions[locale], { style: 'currency', currency: 'EUR' })
  euro.set(locale, format)
  return format
}

/** An amount of integer euro cents as text: `3,49 €`. */
export function formatEuro(cents: number, locale: Locale): string {
  return euroFormat(locale).format(cents / 100)
}

/** A change in thousandths as a signed percentage: `+2,4 %`. */
export function formatChange(permille: number, locale: Locale): string {
  const format = new Intl.NumberFormat(regions[locale], {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return format.format(permille / 1000)
}

/** The same amount in the pieces that a price is set from. */
export function euroParts(cents: number, locale: Locale): { euros: string; cents: string; currencyFirst: boolean } {
  const parts = euroFormat(locale).formatToParts(cents / 100)
  const text = (types: string[]) => parts.flatMap(({ type, value }) => (types.includes(type) ? value : '')).join('')
  return {
    euros: text(['integer', 'group']),
    cents: text(['fraction']),
    currencyFirst: parts[0]?.type === 'currency',
  }
}

const styles = {
  /** 20 ноември */
  day: { day: 'numeric', month: 'long' },
  /** 20 ноември 2026 г. */
  full: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 20.11.26 in the order of the language, English mm/dd/yy. */
  short: { day: '2-digit', month: '2-digit', year: '2-digit' },
  weekday: { weekday: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A calendar day `YYYY-MM-DD` in words. It has no zone: the day is what it says. */
export function formatDay(day: string, locale: Locale, style: keyof typeof styles = 'day'): string {
  return new Intl.DateTimeFormat(regions[locale], { ...styles[style], timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
}

/** Two calendar days as one range: `20.–26. November`. */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(regions[locale], { ...styles.day, timeZone: 'UTC' })
  return format.formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** The short name of a weekday, from 1 for Monday to 7 for Sunday. */
export function formatWeekday(day: number, locale: Locale): string {
  const monday = Date.UTC(2024, 0, 1)
  const name = new Intl.DateTimeFormat(regions[locale], { weekday: 'short', timeZone: 'UTC' })
  return name.format(new Date(monday + (day - 1) * 86_400_000))
}
