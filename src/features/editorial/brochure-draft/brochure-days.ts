import type { CalendarDay } from '@/domain/calendar-day'
import type { DaysSource } from '@/domain/days-source'
import { daysInText, type FoundDays, isFound, rangeInText, singleDaysInText } from './days-in-text'

/** Texts of a PDF in which its days may stand; `name` is that of the file. */
export type BrochureTexts = { cover: string; lastPage: string; name: string }

export const wholeText = ({ cover, lastPage, name }: BrochureTexts) => `${cover}\n${lastPage}\n${name}`

/** Days between first and last of a cover's range that may be one of a few offers only, such as a weekend's. */
const longestOfFew = 2

type BrochureDays = { days: FoundDays; from: Extract<DaysSource, 'pdf' | 'file-name'> }

/** The cover's days, where no other page can say that they are those of a few offers only. */
export function daysSureOnCover(cover: string, today: CalendarDay): FoundDays {
  const range = rangeInText(cover, today)
  return range && range.length > longestOfFew ? range.days : { validFrom: null, validTo: null }
}

/**
 * A range on the cover is the brochure's, then one on the last page, then one in the file's name. A short one on the cover
 * is that of a few offers if the terms on the last page or the file's name say a range around it. A campaign's days are
 * the brochure's only where the cover or the name says them, and nothing else any days.
 */
export function daysOfBrochure(texts: BrochureTexts, today: CalendarDay): BrochureDays {
  const [cover, end, name] = [texts.cover, texts.lastPage, texts.name].map((text) => rangeInText(text, today))
  if (cover && cover.length <= longestOfFew) {
    const { validFrom, validTo } = cover.days
    const around = [end?.score === 1 ? end : null, name].find(
      (range) => range && range.days.validFrom <= validFrom && range.days.validTo >= validTo,
    )
    if (around) return { days: around.days, from: around === name ? 'file-name' : 'pdf' }
  }
  const printed = cover ?? end
  if (printed) return { days: printed.days, from: 'pdf' }
  if (name) return { days: name.days, from: 'file-name' }
  const plain = singleDaysInText(wholeText(texts), today)
  const days = isFound(plain) ? plain : daysInText(`${texts.cover}\n${texts.name}`, today)
  const inPdf = isFound(daysInText(texts.cover, today)) || isFound(singleDaysInText(texts.lastPage, today))
  return { days, from: inPdf ? 'pdf' : 'file-name' }
}
