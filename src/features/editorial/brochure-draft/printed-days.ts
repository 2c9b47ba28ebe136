/** A day as it is printed: `end` is the place behind it. */
export type PrintedDay = {
  day: number
  month: number | null
  year: number | null
  start: number
  end: number
  /** False for `20.11`, which may be an amount. */
  isPlain: boolean
  form: 'iso' | 'month-first' | 'other'
}

/** Bulgarian, Russian, German and English names, whole and shortened. */
const months = [
  'яну(?:ари)?|янв(?:ар[яь])?|jan(?:uar[iy]?|uary)?|jänner',
  'фев(?:р(?:уари|ал[яь])?)?|feb(?:ruary?)?',
  'мар(?:та?)?|märz?|mar(?:ch)?',
  'апр(?:ил|ел[яь])?|apr(?:il)?',
  'ма[йя]|mai|may',
  'юн[ия]|июн[яь]|jun[ie]?',
  'юл[ия]|июл[яь]|jul[iy]?',
  'авг(?:уста?)?|aug(?:ust)?',
  'септ?(?:ември)?|сен(?:т(?:ябр[яь])?)?|sept?(?:ember)?',
  'окт(?:омври|ябр[яь])?|o[ck]t(?:ober)?',
  'ное(?:м(?:ври)?)?|ноя(?:б(?:р[яь])?)?|nov(?:ember)?',
  'дек(?:ември|абр[яь])?|de[cz](?:ember)?',
]
const romans = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII']

export const monthNames = months.join('|')

/** In the languages of the months, whole and shortened. */
export const weekdays =
  '(?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя|пон|пн|вт|ср|чет|чт|пет|пт|съб|сб|нед|нд|понедельника?|вторника?|сред[ауы]|четверга?|пятниц[ауы]|суббот[ауы]|воскресень[ея]|вс|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|mo|di|mi|do|fr|sa|so|monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thu(?:rs)?|fri|sat|sun)'

const before = '(?<![\\d.,:+])'
const nth = '(?:\\s?-?(?:ви|ри|ти|ми|th|st|nd|rd)|\\.)?'

/** Later forms are read only where no earlier one is. */
const forms: readonly { form: PrintedDay['form']; pattern: RegExp }[] = [
  // 2026-11-30, 2026.11.30
  {
    form: 'iso',
    pattern: /(?<![\d.,-])(?<year>20\d{2})(?<sign>[-./])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)/gu,
  },
  // 30-11-2026
  {
    form: 'other',
    pattern: new RegExp(`(?<!-)${before}(?<day>\\d{1,2})-(?<month>\\d{1,2})-(?<year>20\\d{2})(?!\\d)`, 'gu'),
  },
  // 30/11/2026, 30/11: a month of one digit would make a day of each fraction.
  {
    form: 'other',
    pattern: new RegExp(
      `${before}(?<day>\\d{1,2})\\s?/\\s?(?:(?<month>\\d{1,2})\\s?/\\s?(?<year>20\\d{2}|\\d{2})|(?<plain>\\d{2}))(?![\\d/])`,
      'gu',
    ),
  },
  // 30/9 – 6/10 and 28/12 – 3/1: the other day's month of two digits tells a day from a fraction.
  {
    form: 'other',
    pattern: new RegExp(
      `${before}(?<day>\\d{1,2})\\s?/\\s?(?<plain>\\d)(?=\\s?[-–—]\\s?\\d{1,2}\\s?/\\s?\\d{2}(?![\\d/"”″]))`,
      'gu',
    ),
  },
  {
    form: 'other',
    pattern: /(?<=(?<![\d.,:+/])\d{1,2}\s?\/\s?\d{2}\s?[-–—]\s?)(?<day>\d{1,2})\s?\/\s?(?<plain>\d)(?![\d/"”″])/gu,
  },
  // 30.XI.2026; the Cyrillic letters that look like Roman numbers are often printed for them.
  {
    form: 'other',
    pattern: new RegExp(
      `${before}(?<day>\\d{1,2})(?:\\s?[./]\\s?|\\s(?=[IVXІХ]{2}))(?<roman>[IVXІХ]{1,4})(?!\\p{L})(?:[\\s./]{0,2}(?<year>20\\d{2}|\\d{2}(?![\\d.,])))?`,
      'gu',
    ),
  },
  // 28 ноември 2026
  {
    form: 'other',
    pattern: new RegExp(
      `${before}(?<day>\\d{1,2})${nth}\\s+(?<name>${monthNames})(?!\\p{L})\\.?(?:,?\\s+(?<year>20\\d{2}))?`,
      'giu',
    ),
  },
  // November 28, 2026
  {
    form: 'month-first',
    pattern: new RegExp(
      `(?<!\\p{L})(?<name>${monthNames})\\.?\\s+(?<day>\\d{1,2})(?:th|st|nd|rd)?(?![\\d.:])(?:,?\\s+(?<year>20\\d{2}))?`,
      'giu',
    ),
  },
  // 30.11.2026, 30. 11., 30.11
  {
    form: 'other',
    pattern: new RegExp(
      `${before}(?<day>\\d{1,2})(?:\\s?-?(?:ви|ри|ти|ми))?\\s?\\.\\s?(?<plain>\\d{1,2})(?!\\d)(?:\\s?\\.\\s?(?<year>20\\d{2}|\\d{2})(?![\\d.,])|\\s?(?<dot>\\.))?`,
      'giu',
    ),
  },
]

function monthOf({ month, plain, roman, name }: Record<string, string | undefined>): number {
  if (roman) return romans.indexOf(roman.replaceAll('І', 'I').replaceAll('Х', 'X')) + 1
  if (name) return months.findIndex((each) => new RegExp(`^(?:${each})$`, 'iu').test(name)) + 1
  return Number(month ?? plain)
}

/** Other signs stand between days too; each is replaced by one dash, so that places stay as they are. */
export const withDashes = (text: string) => text.replace(/[−‒―÷]/gu, '–').replace(/[‐‑]/gu, '-')

/** The days of a text in their order. */
export function printedDays(text: string): PrintedDay[] {
  const found: PrintedDay[] = []
  for (const { form, pattern } of forms) {
    for (const { index: start, 0: match, groups = {} } of text.matchAll(pattern)) {
      const end = start + match.length
      if (found.some((other) => other.start < end && start < other.end)) continue
      const { day, year, plain, dot } = groups
      const isPlain = Boolean(plain) && !year && !dot
      const inYear = year ? Number(year.length === 2 ? `20${year}` : year) : null
      found.push({ day: Number(day), month: monthOf(groups), year: inYear, start, end, isPlain, form })
    }
  }
  return found.sort((a, b) => a.start - b.start)
}

const weekend = 'уикенда?|wochenende|weekend|выходны[ех]'
const beside =
  'само|валидно|важи|супер|оферт[аи]|този|вс(?:еки|яка)|от|до|на|в|във|през|за|и|' +
  'nur|gültig|jede[nr]?|angebot|ab|am|von|bis|und|only|valid|every|this|offer|from|until|on|and|' +
  'только|кажд(?:ый|ую)|со?|по|&'
/** A shortened day is another word too: `Sun`, `ПЕТ`. */
const named = `(?<!\\p{L})(?:(?=\\p{L}{5})${weekdays}|${weekend})(?!\\p{L})`
const ofWeek = new RegExp(`^(?=.*${named})(?:(?:${weekdays}|${weekend}|${beside})(?!\\p{L})[\\s,.:!/–—-]*)+$`, 'iu')

const date = '\\d{1,2}\\.(?:0?[1-9]|1[0-2])(?!\\d)\\.?(?:20\\d\\d)?(?:\\s?г\\.?)?'
const nextDate = `\\s?(?:и|und|and|&|[,–-])\\s?${date}`
/** In `само 2.12` the number may be a price. */
const ofMonth = new RegExp(
  `^(?:само|nur|only|только)\\s(?:(?:на|am|on)\\s${date}|${date}${nextDate})(?:${nextDate})*[\\s.!]*$`,
  'iu',
)

const longest = 60

/** `Само събота и неделя`, `Nur am 28.11.`: the words are about days alone, so that they are no name of goods. */
export function saysOnlyDays(text: string): boolean {
  const said = text.trim()
  return said.length <= longest && (ofWeek.test(said) || ofMonth.test(said))
}

/** `валидно до неделя`, `от четвъртък`: how long the brochure is valid. */
const sinceOrUntil = /^(?:\p{L}+\s)?(?:от|до|ab|bis|from|until)\s\p{L}+[\s.!]*$/iu

const span = /\s(?:до|bis|until)\s|[–—-]/iu
const only = /^(?:само|nur|only|только)(?!\p{L})/iu

/** Some days out of those of the brochure, which a span of days without `само` may be. */
export const limitsToDays = (text: string): boolean =>
  saysOnlyDays(text) && !sinceOrUntil.test(text.trim()) && (only.test(text) || !span.test(text))
