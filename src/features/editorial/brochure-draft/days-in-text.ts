import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '@/domain/calendar-day'

/** Validity as a page prints it; a page may name only one of the two days. */
export type FoundDays = { validFrom: CalendarDay | null; validTo: CalendarDay | null }

const months = [
  'яну(?:ари)?',
  'фев(?:р(?:уари)?)?',
  'мар(?:т)?',
  'апр(?:ил)?',
  'май',
  'юни',
  'юли',
  'авг(?:уст)?',
  'септ?(?:ември)?',
  'окт(?:омври)?',
  'ное(?:м(?:ври)?)?',
  'дек(?:ември)?',
]
const weekdays = '(?:понеделник|вторник|сряда|четвъртък|петък|събота|неделя|пон|пн|вт|ср|чет|чт|пет|пт|съб|сб|нед|нд)'

const day = '(\\d{1,2})(?:\\s?-?(?:ви|ри|ти|ми))?'
const year = '(20\\d{2})'
const inNumbers = `\\s?\\.\\s?(\\d{1,2})(?!\\d)(?:\\s?\\.\\s?(20\\d{2}|\\d{2})(?![\\d.,])|\\s?\\.)?`
const inWords = `\\s+(${months.join('|')})(?!\\p{L})\\.?(?:\\s+${year})?`
const point = `${day}(?:${inNumbers}|${inWords})(?:\\s?г(?:од)?\\.?(?!\\p{L}))?`
/** Text between the days of a range: `от четвъртък 20.11. до сряда, 26.11.` */
const between = `\\s*(?:[-–—]|до|по)\\s*(?:вкл\\.?\\s*)?(?:${weekdays}\\.?,?\\s*)?`
const before = '(?<![\\d.,])'

const ranges = [
  // 20.11. – 26.11.2026, 28 ноември – 4 декември
  new RegExp(`${before}${point}${between}${point}`, 'giu'),
  // 20-26 ноември, 20–26.11.2026
  new RegExp(`${before}${day}${between}${point}`, 'giu'),
]
const until = new RegExp(`(?<!\\p{L})до\\s+(?:${weekdays}\\.?,?\\s*)?${point}`, 'giu')
const since = new RegExp(`(?<!\\p{L})от\\s+(?:${weekdays}\\.?,?\\s*)?${point}`, 'giu')

type Point = { day: number; month: number | null; year: number | null }

function pointOf([dayText, month, shortYear, word, longYear]: (string | undefined)[]): Point {
  const named = word ? months.findIndex((name) => new RegExp(`^${name}$`, 'iu').test(word)) + 1 : null
  const written = shortYear ?? longYear
  return {
    day: Number(dayText),
    month: month ? Number(month) : named,
    year: written ? Number(written.length === 2 ? `20${written}` : written) : null,
  }
}

function calendarDay({ day: date, month }: Point, inYear: number): CalendarDay | null {
  const written = `${inYear}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  return isCalendarDay(written) ? written : null
}

/** A printed date without a year gets the year that brings it nearest to today. */
function nearest(of: (inYear: number) => FoundDays | null, today: CalendarDay): FoundDays | null {
  const thisYear = Number(today.slice(0, 4))
  const distance = ({ validFrom, validTo }: FoundDays) => Math.abs(daysBetween(today, validTo ?? validFrom ?? today))
  return [thisYear - 1, thisYear, thisYear + 1]
    .flatMap((inYear) => of(inYear) ?? [])
    .reduce<FoundDays | null>((best, next) => (best && distance(best) <= distance(next) ? best : next), null)
}

const longest = 62

function rangeOf(from: Point, to: Point, today: CalendarDay): FoundDays | null {
  const first = { ...from, month: from.month ?? to.month }
  const inYear = (last: number): FoundDays | null => {
    const validTo = calendarDay(to, last)
    if (!validTo) return null
    // 28.12. – 3.1. begins in the year before.
    const years = first.year ? [first.year] : [last, last - 1]
    const starts = years.flatMap((one) => calendarDay(first, one) ?? [])
    const validFrom = starts.find((one) => one <= validTo && daysBetween(one, validTo) <= longest)
    return validFrom ? { validFrom, validTo } : null
  }
  return to.year
    ? inYear(to.year)
    : first.year
      ? (inYear(first.year) ?? inYear(first.year + 1))
      : nearest(inYear, today)
}

const isMoney = /^\s*(?:€|лв|eur|евро|bgn)/iu
const isValidity = /(?:валид|важ[аи]|в сила|оферт|брошура|промоци|акци)[^.!?]{0,40}$/iu

/**
 * The validity that a Bulgarian brochure prints: `от 20.11. до 26.11.2026`, `20-26 ноември`, `28.12. – 3.1.`, `валидна
 * до 26 ноември`. Of several ranges, one beside a word such as "валидна" wins, then the longest. `today` decides
 * missing years.
 */
export function daysInText(text: string, today: CalendarDay): FoundDays {
  const scored = ranges.flatMap((pattern, short) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const after = text.slice(match.index + match[0].length)
      if (isMoney.test(after)) return []
      const groups = match.slice(1)
      const from = short ? { day: Number(groups[0]), month: null, year: null } : pointOf(groups.slice(0, 5))
      const days = rangeOf(from, pointOf(groups.slice(short ? 1 : 5)), today)
      if (!days?.validFrom || !days.validTo) return []
      const score = isValidity.test(text.slice(0, match.index)) ? 1 : 0
      return [{ days, score, length: daysBetween(days.validFrom, days.validTo), at: match.index }]
    }),
  )
  const [best] = scored.sort((a, b) => b.score - a.score || b.length - a.length || a.at - b.at)
  if (best) return best.days
  const [validFrom, validTo] = [single(since, text, today), single(until, text, today)]
  return validFrom && validTo && validFrom > validTo ? { validFrom: null, validTo: null } : { validFrom, validTo }
}

function single(pattern: RegExp, text: string, today: CalendarDay): CalendarDay | null {
  for (const match of text.matchAll(pattern)) {
    if (isMoney.test(text.slice(match.index + match[0].length))) continue
    const found = pointOf(match.slice(1))
    const inYear = (one: number) => {
      const validTo = calendarDay(found, one)
      return validTo ? { validFrom: null, validTo } : null
    }
    const days = found.year ? inYear(found.year) : nearest(inYear, today)
    if (days?.validTo && days.validTo >= addDays(today, -longest)) return days.validTo
  }
  return null
}
