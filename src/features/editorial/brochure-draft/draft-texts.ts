import { z } from 'zod'
import { formatDay, formatDayRange } from '@/design/format'
import { addDays, type CalendarDay, type DayRange, daysBetween, sofiaDay } from '@/domain/calendar-day'
import { transliterate } from '@/domain/official-latin'
import { type Locale, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { pageText } from '../brochure-import/page-text'
import type { CoverWords } from '../brochure-import/types'
import { pageTexts } from '../offers/proposals/propose'
import { everyLine } from '../offers/proposals/text-blocks'
import { tokensOf } from '../offers/proposals/tokens'
import { daysSureOnCover } from './brochure-days'
import { daysInText, type FoundDays, isFound } from './days-in-text'

export type KnownRetailer = { id: string; name: string; website: string | null }

/** A web address identifies one retailer; a name may be an ordinary word, so it weighs less. */
const addressWeight = 3

const wordsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** Occurrences of a name, in any script. Only capitalised ones count: a shop called Капка is not a drop. */
function timesOf(name: string, words: readonly { said: string; capital: boolean }[]): number {
  const wanted = wordsOf(name).map(transliterate)
  if (wanted.length === 0) return 0
  return words.filter(
    ({ capital }, at) => capital && wanted.every((word, further) => words[at + further]?.said === word),
  ).length
}

function hostOf(website: string | null): string | null {
  if (!website) return null
  const host = /^(?:https?:\/\/)?(?:www\.)?([^/:?#\s]+\.[^/:?#\s]+)/i.exec(website)?.[1]
  return host?.toLowerCase() ?? null
}

/** Null when the text contains no known address or name. */
export function retailerInText<Retailer extends KnownRetailer>(
  text: string,
  retailers: readonly Retailer[],
): Retailer | null {
  const words = wordsOf(text).map((word) => ({ said: transliterate(word), capital: /^[\p{Lu}\p{N}]/u.test(word) }))
  const plain = text.toLowerCase()
  const scored = retailers.map((retailer) => {
    const host = hostOf(retailer.website)
    const addresses = host ? plain.split(host).length - 1 : 0
    return { retailer, score: timesOf(retailer.name, words) + addresses * addressWeight }
  })
  const [best] = scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || b.retailer.name.length - a.retailer.name.length)
  return best?.retailer ?? null
}

/**
 * Text of a brochure's first page from top to bottom, and again as it was drawn where its days are not sure then;
 * `headlines` are its texts in the largest print, largest first.
 */
export const coverSchema = z.object({ text: z.string(), headlines: z.array(z.string()) })

export type DraftCover = z.infer<typeof coverSchema>

const mostHeadlines = 8
export const longestText = 8000
/** Ends a sentence, so that no days are read across it. */
const betweenTexts = '\n!\n'

export function coverOf(page: CoverWords, today = sofiaDay()): DraftCover {
  const { title } = pageTexts(page)
  const headlines = title.toSorted((a, b) => b.size - a.size).map(({ text }) => text)
  const lines = everyLine(tokensOf(page)).toSorted((a, b) => a.top - b.top || a.left - b.left)
  const printed = lines.map(({ text }) => text).join('\n')
  // Days in several sizes of print, or along an edge, are in their order only as they were drawn.
  const drawn = isFound(daysSureOnCover(printed, today)) ? [] : [pageText(page.words).text]
  const texts = [printed, ...drawn].filter((each) => each !== '')
  const text = texts.map((each) => each.slice(0, longestText)).join(betweenTexts)
  return { text, headlines: [...new Set(headlines)].slice(0, mostHeadlines) }
}

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

/** As people type it: any dash, and ordinary spaces for the narrow ones of formats. */
const writtenAs = (form: string) =>
  form.replaceAll(/\s*–\s*|\s+|[^\s–]+/gu, (part) => {
    if (part.includes('–')) return '\\s*[-–—]\\s*'
    return part.trim() === '' ? '\\s+' : RegExp.escape(part)
  })

/** Days as our own texts name them. */
function formsOf({ first, last }: DayRange, locale: Locale): string[] {
  const single = [first, last].flatMap((day) => [formatDay(day, locale), formatDay(day, locale, 'full')])
  return [rangeOf(first, last, locale), ...single]
}

/** The text with `now` for `old`, wherever it names those days as our own texts do. */
export function withDaysOf(text: string, locale: Locale, old: DayRange, now: DayRange): string {
  const renewed = formsOf(now, locale)
  const forms = formsOf(old, locale).map((form, at) => ({ written: writtenAs(form), renewed: renewed[at] ?? form }))
  // The longest first: a day with its year begins like one without.
  const any = forms.map(({ written }) => written).sort((a, b) => b.length - a.length)
  const isForm = (written: string, found: string) => new RegExp(`^(?:${written})$`, 'u').test(found)
  const pattern = new RegExp(`(?<!\\d)(?:${any.join('|')})(?!\\d)`, 'gu')
  const renew = (found: string) => forms.find(({ written }) => isForm(written, found))?.renewed ?? found
  return text.replace(pattern, renew)
}

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
  const written = old && new RegExp(writtenAs(old), 'u')
  if (written && range && written.test(title)) return title.replace(written, range)
  return older.length > 0 && older.every((each) => each.title?.[locale]?.trim() === title) ? title : ''
}

const d = '(?:0?[1-9]|[12]\\d|3[01])'
const m = '(?:0?[1-9]|1[0-2])'
const y = '20\\d{2}'

/** Days as names of files write them, where no dot separates day, month and year; the longest form first. */
const nameForms = [
  // 14-12-20-12-2026
  { form: `(${d})(?<a>[_-])(${m})\\k<a>(${d})\\k<a>(${m})\\k<a>(${y})`, dotted: '$1.$3. – $4.$5.$6' },
  // 14-20-12-2026
  { form: `(${d})(?<b>[_-])(${d})\\k<b>(${m})\\k<b>(${y})`, dotted: ' $1 – $3.$4.$5' },
  // 14_12_2026
  { form: `(${d})(?<c>[_-])(${m})\\k<c>(${y})`, dotted: '$1.$3.$4' },
  // 2026_12_14, 20261214
  { form: `(${y})(?<d>[_-]?)([01]\\d)\\k<d>([0-3]\\d)`, dotted: '$4.$3.$1' },
  // 14122026
  { form: `([0-3]\\d)([01]\\d)(${y})`, dotted: '$1.$2.$3' },
]
const nameDays = new RegExp(nameForms.map(({ form }) => `(?<!\\d)${form}(?!\\d)`).join('|'), 'gu')

function dotted(day: string): string {
  const found = nameForms.find(({ form }) => new RegExp(`^${form}$`, 'u').test(day))
  return found ? day.replace(new RegExp(found.form, 'u'), found.dotted) : day
}

/** The words of a PDF's name; a hyphen between numbers stays, because it may stand between two days. */
export const readableName = (filename: string): string =>
  filename
    .replace(/\.pdf$/i, '')
    .replaceAll(nameDays, dotted)
    .replaceAll(/(?<=\d)_+(?=\d)/g, ' – ')
    .replaceAll(/_+|(?<!\d)-+|-+(?!\d)/g, ' ')

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
