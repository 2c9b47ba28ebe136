import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '@/domain/calendar-day'
import { type PrintedDay, printedDays, weekdays, withDashes } from './printed-days'

/** Validity as a page prints it; a page may name only one of the two days. */
export type FoundDays = { validFrom: CalendarDay | null; validTo: CalendarDay | null }

const aside = `[\\s,.()\\[\\]]*(?:(?<!\\p{L})${weekdays}(?!\\p{L})[\\s,.()\\[\\]]*)?`
const ofYear = '[\\s)\\]]*(?:г(?:од(?:а|ина)?)?\\.?(?!\\p{L}))?'
const inclusive = '(?:(?:вкл(?:ючително)?|einschließlich|einschl|incl(?:uding)?|inkl|zum|den)(?!\\p{L})\\.?\\s*)?'
const range = `${ofYear}${aside}(?:[-–—]+|(?:до|по|bis|to|until|till|through)(?!\\p{L}))\\s*${inclusive}${aside}`

const isRange = new RegExp(`^${range}$`, 'iu')
const isSlashOfIso = /^\/$/u
const isBoth = new RegExp(`^${aside}(?:и|und|and|&)(?!\\p{L})${aside}$`, 'iu')
/** `събота 5.12` is a day also without its last dot; `60 Вт 5.12` is none. */
const onWeekday = new RegExp(`(?<![\\p{L}\\d]|\\d\\s)${weekdays}[\\s,.()\\[\\]]*$`, 'iu')
const suffix = '(?:\\s?-?(?:ви|ри|ти|ми|th|st|nd|rd)|\\.)?'
const bareBefore = new RegExp(`(?<![\\d.,/:€-])(\\d{1,2})${suffix}${range}$`, 'iu')
const bareBoth = new RegExp(
  `(?<![\\d./:€-])((?:\\d{1,2}${suffix}\\s*,\\s*)*)(\\d{1,2})${suffix}\\s*(?:и|und|and|&)\\s*$`,
  'iu',
)
const bareAfter = /^\s*(?:[-–—]+|to)\s*(\d{1,2})(?:th|st|nd|rd)?(?![\d.:/]|,\d)(?:,?\s+(20\d{2}))?/iu
const until = new RegExp(`(?<!\\p{L})(?:до|bis|until|till|through)\\s+${inclusive}${aside}$`, 'iu')
const since = new RegExp(`(?<!\\p{L})(?:от|ab|vom|from|since)\\s+(?:dem\\s+)?${aside}$`, 'iu')
const russianSince = new RegExp(`(?<!\\p{L})со?\\s+${aside}$`, 'iu')
const onlyOn = new RegExp(
  `(?<!\\p{L})(?:само|nur|only|только|валид\\p{L}+|важи|gültig|valid|действ\\p{L}+)\\s+(?:(?:на|за|am|on|for|в|във)(?!\\p{L})\\s*)?${aside}$`,
  'iu',
)
/** So many characters hold everything that may stand between a day and the words that tell of it. */
const reach = 60

type Day = Pick<PrintedDay, 'day' | 'month' | 'year'>

function calendarDay({ day: date, month }: Day, inYear: number): CalendarDay | null {
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

function rangeOf(from: Day, to: Day, today: CalendarDay): FoundDays | null {
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

const isMoney = /^\s*(?:€|лв|eur|евро|bgn|ст\.|%|["”″]|(?:кг|kg|мл|ml|л|l|см|cm|мм|mm|м|m|инча?|цола?)(?!\p{L}))/iu
/** A sign behind one amount does not belong to what follows: `1,29 € 28.11. – 4.12.` */
const isSigned = /(?<!\d\s?)(?:€|eur)\s*$/iu
const isValidity =
  /(?:валид|важ[аи]|в сила|оферт|брошура|промоци|акци|действ|предложен|gültig|angebot|prospekt|aktion|valid|offer|leaflet|brochure)[^.!?]{0,40}$/iu

/** A word that names the offers themselves, behind which a campaign is not meant any more. */
const ofOffers = 'оферт|брошур|предложен|angebot|prospekt|offer|leaflet|brochure'
/** `Събери точки`, `двойни точки`; `търговски точки` are shops. */
const pointsOfGame =
  '(?:събер\\p{L}+|събирай\\p{L}*|бонус|двойни|тройни|sammel\\p{L}*|sammle|doppelte?|double|bonus|собер\\p{L}+|двойные)[\\s-]+(?:\\p{L}+\\s)?(?:точки|печати|марки|punkte|points|баллы)(?!\\p{L})|(?:sammel|bonus)punkt'
/** Games, stamps of loyalty and the like run for months, and their terms are printed beside the offers. */
const isOfCampaign = new RegExp(
  `(?:(?<!\\p{L})игра(?:та)?(?!\\p{L})|${pointsOfGame}|кампани|томбол|лотари|лотере|розыгрыш|конкурс|лепенк|стикер|наклейк|kampagne|gewinnspiel|verlosung|tombola|treuepunkt|campaign|raffle|lottery|sweepstake|prize|sticker)(?:(?!${ofOffers})[^.!?]){0,60}$`,
  'iu',
)

type Range = { from: Day; to: Day; start: number; end: number; isPair: boolean }

/** `28, 29 и 30 ноември` is a range where each day follows the one before it. */
function listBefore(text: string, to: PrintedDay): Range | null {
  const found = bareBoth.exec(text.slice(Math.max(0, to.start - reach), to.start))
  if (!found) return null
  const listed = [...`${found[1]},${found[2]}`.matchAll(/\d+/g)].map(Number)
  const [first = 0] = listed
  const isRow = [...listed, to.day].every((day, at) => day === first + at)
  if (!isRow) return null
  return { from: { day: first, month: null, year: null }, to, start: to.start, end: to.end, isPair: false }
}

function rangesIn(text: string, days: readonly PrintedDay[]): Range[] {
  return days.flatMap((to, at): Range[] => {
    const from = days[at - 1]
    const gap = from && text.slice(from.end, to.start)
    if (from && gap !== undefined) {
      const isIso = from.form === 'iso' && to.form === 'iso' && isSlashOfIso.test(gap)
      const isPair = isBoth.test(gap)
      if (isRange.test(gap) || isIso || isPair) return [{ from, to, start: from.start, end: to.end, isPair }]
    }
    if (to.form === 'month-first') {
      const last = bareAfter.exec(text.slice(to.end))
      if (last) {
        const [{ length }, day, year] = last
        const end = { day: Number(day), month: to.month, year: year ? Number(year) : to.year }
        return [{ from: to, to: end, start: to.start, end: to.end + length, isPair: false }]
      }
    }
    const bare = to.form === 'other' && bareBefore.exec(text.slice(Math.max(0, to.start - reach), to.start))
    if (bare) {
      const first = { day: Number(bare[1]), month: null, year: null }
      return [{ from: first, to, start: to.start - bare[0].length, end: to.end, isPair: false }]
    }
    const listed = listBefore(text, to)
    return listed ? [listed] : []
  })
}

const isAmount = (text: string, { start, end }: { start: number; end: number }) =>
  isMoney.test(text.slice(end)) || isSigned.test(text.slice(0, start))

const saidBefore = (text: string, start: number) => text.slice(Math.max(0, start - 2 * reach), start)
const wordsBefore = (text: string, { start }: PrintedDay) => text.slice(Math.max(0, start - reach), start)

function outsideCampaigns(text: string, days: readonly PrintedDay[]): PrintedDay[] {
  const isCampaign = ({ start }: { start: number }) => isOfCampaign.test(saidBefore(text, start))
  const campaigns = rangesIn(text, days).filter(isCampaign)
  return days.filter(
    (day) => !isCampaign(day) && !campaigns.some(({ start, end }) => start <= day.start && day.start < end),
  )
}

/** `length`: days between first and last; `score`: 1 beside a word such as "валидна", -1 where it is of a campaign. */
type ScoredRange = { days: { validFrom: CalendarDay; validTo: CalendarDay }; length: number; score: -1 | 0 | 1 }

function scoreOf(said: string): ScoredRange['score'] {
  if (isOfCampaign.test(said)) return -1
  return isValidity.test(said) ? 1 : 0
}

function bestOf(text: string, today: CalendarDay): ScoredRange | null {
  const scored = rangesIn(text, printedDays(text)).flatMap(({ from, to, isPair, ...place }) => {
    if (isAmount(text, place)) return []
    const { validFrom, validTo } = rangeOf(from, to, today) ?? {}
    if (!validFrom || !validTo) return []
    const length = daysBetween(validFrom, validTo)
    // `28.11. и 5.12.` are two days.
    if (isPair && length !== 1) return []
    return [{ days: { validFrom, validTo }, score: scoreOf(saidBefore(text, place.start)), length, at: place.start }]
  })
  const [best] = scored.sort((a, b) => b.score - a.score || b.length - a.length || a.at - b.at)
  return best ?? null
}

/** The range of days that `daysInText` takes; null where there is none, or none but a campaign's. */
export function rangeInText(text: string, today: CalendarDay): ScoredRange | null {
  const best = bestOf(withDashes(text), today)
  return best && best.score >= 0 ? best : null
}

/** Days that are no range, such as `валидна до 26.11.`, without those of campaigns. */
export function singleDaysInText(printed: string, today: CalendarDay): FoundDays {
  const text = withDashes(printed)
  return singleDays(text, outsideCampaigns(text, printedDays(text)), today)
}

function singleDays(text: string, days: readonly PrintedDay[], today: CalendarDay): FoundDays {
  const first = (isIt: (before: string, day: PrintedDay) => boolean) => single(isIt, text, days, today)
  const validFrom = first((said, { isPlain }) => since.test(said) || (!isPlain && russianSince.test(said)))
  const validTo = first((said) => until.test(said))
  if (validFrom && validTo && validFrom > validTo) return { validFrom: null, validTo: null }
  if (validFrom || validTo) return { validFrom, validTo }
  const only = first((said, { isPlain }) => (!isPlain || onWeekday.test(said)) && onlyOn.test(said))
  return { validFrom: only, validTo: only }
}

export const isFound = ({ validFrom, validTo }: FoundDays) => validFrom !== null || validTo !== null

/**
 * The validity that a brochure prints in one of our languages: `от 20.11. до 26.11.2026`, `20-26 November`,
 * `2026-11-30 – 2026-12-06`, `30.XI – 6.XII.`, `валидна до 26 ноември`, `само на 28.11.`. Of several ranges, one beside a
 * word such as "валидна" wins, then the longest; days of a campaign count last. `today` decides missing years.
 */
export function daysInText(printed: string, today: CalendarDay): FoundDays {
  const text = withDashes(printed)
  const best = bestOf(text, today)
  if (best && best.score >= 0) return best.days
  const plain = singleDaysInText(text, today)
  if (isFound(plain)) return plain
  return best ? best.days : singleDays(text, printedDays(text), today)
}

function single(
  isIt: (before: string, day: PrintedDay) => boolean,
  text: string,
  days: readonly PrintedDay[],
  today: CalendarDay,
): CalendarDay | null {
  for (const found of days) {
    if (isAmount(text, found) || !isIt(wordsBefore(text, found), found)) continue
    const inYear = (one: number) => {
      const validTo = calendarDay(found, one)
      return validTo ? { validFrom: null, validTo } : null
    }
    const one = found.year ? inYear(found.year) : nearest(inYear, today)
    if (one?.validTo && one.validTo >= addDays(today, -longest)) return one.validTo
  }
  return null
}

const isDayLike = /(?<![\d.,/+-])\d{1,2}([./-])\d{1,2}\1(20\d{2}|\d{2})(?![\d.,/-]\d|\d)/gu

/**
 * True where a text prints a day of about now: where `daysInText` finds none then, the days of the brochure are printed
 * in a way that we cannot read. Days of other years are those of laws and registrations.
 */
export function printsDay(printed: string, today: CalendarDay): boolean {
  const text = withDashes(printed)
  const thisYear = Number(today.slice(0, 4))
  const isNow = (year: number) => Math.abs(year - thisYear) <= 1
  const isReal = ({ day, month }: PrintedDay) => day >= 1 && day <= 31 && month !== null && month >= 1 && month <= 12
  const isOfValidity = (found: PrintedDay) => isValidity.test(text.slice(0, found.start))
  const isIt = (found: PrintedDay) => !found.isPlain || onWeekday.test(wordsBefore(text, found)) || isOfValidity(found)
  const read = printedDays(text).some(
    (found) => isReal(found) && !isAmount(text, found) && (found.year ? isNow(found.year) : isIt(found)),
  )
  return read || [...text.matchAll(isDayLike)].some(([, , year = '']) => isNow(Number(year.padStart(4, '20'))))
}
