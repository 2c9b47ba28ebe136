import { z } from 'zod'
import { formatDay, formatDayRange } from '@/design/format'
import { addDays, type CalendarDay, daysBetween } from '@/domain/calendar-day'
import { type Locale, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import type { DraftCover } from './cover'
import { daysInText, type FoundDays } from './days-in-text'

const inLocales = z.partialRecord(z.enum(locales), z.string().nullable())

export const lastBrochureSchema = z.object({
  title: inLocales.nullish(),
  category: z.string().nullish(),
  validFrom: z.string().nullish(),
  validTo: z.string().nullish(),
})

export type LastBrochure = z.infer<typeof lastBrochureSchema>

const longAgo = 31

/**
 * The next days of the same length as the last brochure's; null when the last one ended more than 31 days ago or its
 * days are reversed.
 */
export function daysAfter({ validFrom, validTo }: LastBrochure, today: CalendarDay): FoundDays | null {
  if (!validFrom || !validTo || validTo < addDays(today, -longAgo)) return null
  const length = daysBetween(validFrom, validTo)
  if (length < 0) return null
  let first = addDays(validTo, 1)
  while (addDays(first, length) < today) first = addDays(first, length + 1)
  return { validFrom: first, validTo: addDays(first, length) }
}

type Facts = { days: FoundDays; retailer: string; last: readonly LastBrochure[] }

const rangeOf = (from: CalendarDay, to: CalendarDay, locale: Locale) =>
  formatDayRange(from, to, locale).replace(/(\d\.?)\s*–\s*(\d)/u, '$1–$2')

/** Empty strings when there is nothing to derive a text from. */
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

/** The title that all recent brochures share, or the last title with its days replaced by the new ones. */
function titleOfSeries(locale: Locale, [newest, ...older]: readonly LastBrochure[], range: string | null): string {
  const title = newest?.title?.[locale]?.trim()
  if (!title) return ''
  const { validFrom, validTo } = newest ?? {}
  const old = validFrom && validTo ? rangeOf(validFrom, validTo, locale) : null
  const written = old && new RegExp(RegExp.escape(old).replace('–', '\\s?[-–—]\\s?'), 'u')
  if (written && range && written.test(title)) return title.replace(written, range)
  return older.length > 0 && older.every((each) => each.title?.[locale]?.trim() === title) ? title : ''
}

/** The words of a PDF's name; a hyphen between numbers stays, because it may be part of a day or stand between two. */
export const readableName = (filename: string): string =>
  filename
    .replace(/\.pdf$/i, '')
    .replaceAll(/(?<=\d)_+(?=\d)/g, ' – ')
    .replaceAll(/_+|(?<!\d)-+|-+(?!\d)/g, ' ')
    .replaceAll(/(?<!\d)(20\d{2})([01]\d)([0-3]\d)(?!\d)/g, ' $1.$2.$3 ')

const shortest = 3
const longest = 60

/** The largest text of the cover that can be a title: not the shop's name, without days and amounts. */
export function headlineOf({ headlines }: DraftCover, retailer: string, today: CalendarDay): string {
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
