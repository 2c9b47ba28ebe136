import { sofiaDay } from '@/domain/calendar-day'
import type { Locale } from '@/i18n/routing'

const regions: Record<Locale, string> = { bg: 'bg-BG', de: 'de-DE', en: 'en-US', ru: 'ru-RU' }

export type Currency = 'EUR' | 'USD'

/** Creating an Intl format costs as much as using it a hundred times. */
function perLocale<Format>(make: (region: string) => Format): (locale: Locale) => Format {
  const known = new Map<Locale, Format>()
  return (locale) => {
    const format = known.get(locale) ?? make(regions[locale])
    known.set(locale, format)
    return format
  }
}

const money = (currency: Currency) =>
  perLocale((region) => new Intl.NumberFormat(region, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' }))

const moneyFormats = { EUR: money('EUR'), USD: money('USD') } satisfies Record<Currency, unknown>

const percentFormat = perLocale(
  (region) => new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 1 }),
)

const exactPercentFormat = perLocale(
  (region) => new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 2 }),
)

const changeFormat = perLocale(
  (region) => new Intl.NumberFormat(region, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
)

export function formatMoney(cents: number, locale: Locale, currency: Currency): string {
  return moneyFormats[currency](locale).format(cents / 100)
}

export function formatEuro(cents: number, locale: Locale): string {
  return formatMoney(cents, locale, 'EUR')
}

/** A share from 0 to 1: `55,6 %`. */
export function formatPercent(share: number, locale: Locale): string {
  return spaced(percentFormat(locale).format(share), locale)
}

/** A share that is printed on goods, not measured, and so is not rounded to one digit: `3,06 %`. */
export function formatExactPercent(share: number, locale: Locale): string {
  return spaced(exactPercentFormat(locale).format(share), locale)
}

export function formatChange(permille: number, locale: Locale): string {
  return spaced(changeFormat(locale).format(permille / 1000), locale).replace('-', '\u2212')
}

const megabytes = perLocale(
  (region) => new Intl.NumberFormat(region, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }),
)

/** Bytes as megabytes of a million each, as devices show free space: `8,2 MB`. */
export function formatMegabytes(bytes: number, locale: Locale): string {
  return megabytes(locale).format(bytes / 1_000_000)
}

/** A measure as staff typed it, `24.5–27` or `24,5–27`, with the decimal sign of the language. */
export function formatMeasure(typed: string, locale: Locale): string {
  return typed.replace(/(?<=\d)[.,](?=\d)/g, locale === 'en' ? '.' : ',')
}

/** Only English has no space before the percent sign; ICU data of browsers and Node differ for Bulgarian. */
const spaced = (text: string, locale: Locale) => (locale === 'en' ? text : text.replace(/\s*%/, '\u00a0%'))

const lists = perLocale((region) => new Intl.ListFormat(region))

/** `Варна и Бургас`. */
export function formatList(items: string[], locale: Locale): string {
  return lists(locale).format(items)
}

/** A calendar day has no time zone, so it is formatted in UTC. */
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  perLocale((region) => new Intl.DateTimeFormat(region, { ...options, timeZone: 'UTC' }))

const styles = {
  /** 20 ноември */
  day: dayFormat({ day: 'numeric', month: 'long' }),
  /** 20 ноември 2026 г. */
  full: dayFormat({ day: 'numeric', month: 'long', year: 'numeric' }),
  /** 20.11.26 in the order of the language, English mm/dd/yy. */
  short: dayFormat({ day: '2-digit', month: '2-digit', year: '2-digit' }),
  weekday: dayFormat({ weekday: 'long' }),
  month: dayFormat({ month: 'long', year: 'numeric' }),
}

const shortWeekday = dayFormat({ weekday: 'short' })

const isThisYear = (day: string) => day.slice(0, 4) === sofiaDay().slice(0, 4)

/** `YYYY-MM-DD` in words, with the year if it is not the current one: `20 ноември`, `20 ноември 2024 г.`. */
export function formatDay(day: string, locale: Locale, style: keyof typeof styles = 'day'): string {
  const shown = style === 'day' && !isThisYear(day) ? 'full' : style
  return styles[shown](locale).format(new Date(`${day}T00:00:00Z`))
}

/** A range such as `20.–26. November`, with the year if one of the days is in another year. */
export function formatDayRange(from: string, to: string, locale: Locale): string {
  const style = isThisYear(from) && isThisYear(to) ? 'day' : 'full'
  return styles[style](locale).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

const soonDay = dayFormat({ weekday: 'short', day: 'numeric', month: 'short' })
const soonDayOfYear = dayFormat({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })

/** With weekdays: `Thu, Nov 26 – Fri, Nov 27`; a single day if both are the same. */
export function formatSoonRange(from: string, to: string, locale: Locale): string {
  const format = isThisYear(from) && isThisYear(to) ? soonDay : soonDayOfYear
  return format(locale).formatRange(new Date(`${from}T00:00:00Z`), new Date(`${to}T00:00:00Z`))
}

/** ISO weekdays, 1 for Monday to 7 for Sunday, in the order of the language: an English week begins on Sunday. */
export function weekOf(locale: Locale): number[] {
  return locale === 'en' ? [7, 1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7]
}

export function formatWeekday(day: number, locale: Locale): string {
  const monday = Date.UTC(2024, 0, 1)
  return shortWeekday(locale).format(new Date(monday + (day - 1) * 86_400_000))
}

const momentFormat = perLocale(
  (region) => new Intl.DateTimeFormat(region, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Sofia' }),
)

/** In Sofia's time zone: `25 ноември 2026 г. в 14:05`. */
export function formatMoment(moment: string, locale: Locale): string {
  return momentFormat(locale).format(new Date(moment))
}
