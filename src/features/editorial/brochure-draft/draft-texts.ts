import { z } from 'zod'
import { formatDay, formatDayRange } from '@/design/format'
import { addDays, type CalendarDay, daysBetween } from '@/domain/calendar-day'
import { type Locale, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { Cover } from './cover'
import { daysInText, type FoundDays } from './days-in-text'

const inLocales = z.partialRecord(z.enum(locales), z.string().nullable())

/** What an earlier brochure of the retailer says of the next. */
export const lastBrochureSchema = z.object({
  title: inLocales.nullish(),
  category: z.string().nullish(),
  validFrom: z.string().nullish(),
  validTo: z.string().nullish(),
})

export type LastBrochure = z.infer<typeof lastBrochureSchema>

const longAgo = 31

/** The days that follow those of the last brochure, as many of them; null where it is more than 31 days past or ends before it begins. */
export function daysAfter({ validFrom, validTo }: LastBrochure, today: CalendarDay): FoundDays | null {
  if (!validFrom || !validTo || validTo < addDays(today, -longAgo)) return null
  const length = daysBetween(validFrom, validTo)
  if (length < 0) return null
  let first = addDays(validTo, 1)
  while (addDays(first, length) < today) first = addDays(first, length + 1)
  return { validFrom: first, validTo: addDays(first, length) }
}

type Facts = { days: FoundDays; retailer: string; last: readonly LastBrochure[] }

/** Without spaces around a dash between numbers, as titles are set: `20–26 ноември`. */
const rangeOf = (from: CalendarDay, to: CalendarDay, locale: Locale) =>
  formatDayRange(from, to, locale).replace(/(\d\.?)\s*–\s*(\d)/u, '$1–$2')

/** Title and summary of a brochure in one language; empty where nothing says what they could be. */
export function textsIn(locale: Locale, { days: { validFrom, validTo }, retailer, last }: Facts, headline = '') {
  const t = translatorFor(locale, 'brochureDraft')
  const range = validFrom && validTo ? rangeOf(validFrom, validTo, locale) : null
  const from = validFrom && formatDay(validFrom, locale)
  const to = validTo && formatDay(validTo, locale, 'full')
  const plain = retailer && range ? t('title', { retailer, days: range }) : ''
  return {
    title: titleOfSeries(locale, last, range) || headline || plain,
    summary: retailer && from && to ? t('summary', { retailer, from, to }) : '',
  }
}

/** The title that the last brochures had too, or that of the last one with the days of this one. */
function titleOfSeries(locale: Locale, [newest, ...older]: readonly LastBrochure[], range: string | null): string {
  const title = newest?.title?.[locale]?.trim()
  if (!title) return ''
  const { validFrom, validTo } = newest ?? {}
  const old = validFrom && validTo ? rangeOf(validFrom, validTo, locale) : null
  // However its dash was set.
  const written = old && new RegExp(RegExp.escape(old).replace('–', '\\s?[-–—]\\s?'), 'u')
  if (written && range && written.test(title)) return title.replace(written, range)
  return older.length > 0 && older.every((each) => each.title?.[locale]?.trim() === title) ? title : ''
}

const shortest = 3
const longest = 60

/** The largest print of the cover that is a title: words, no name of the shop, no days and no amounts. */
export function headlineOf({ headlines }: Cover, retailer: string, today: CalendarDay): string {
  const found = headlines.find((text) => {
    const days = daysInText(text, today)
    const isName = text.toLowerCase() === retailer.toLowerCase()
    return text.length >= shortest && text.length <= longest && !isName && !days.validTo && !/\d|€|%/.test(text)
  })
  return found ? sentenceCase(found) : ''
}

function sentenceCase(text: string): string {
  const plain = text.replace(/[\s.,:;·–-]+$/u, '')
  return plain === plain.toUpperCase() ? plain.slice(0, 1) + plain.slice(1).toLowerCase() : plain
}
