import { unitPattern, writtenSizes } from './pack-size'
import { packMark, percentMark, unsignedMark, wordsOf } from './search-text'

const sign = /\s*(?:%|(?:процент(?:а|и|ов)?|prozent|percent|per cent)(?!\p{L}))/iuy

/** The end of the percent sign or word behind a number that ends at `end`; null for any other number. */
export function percentEnd(text: string, end: number): number | null {
  sign.lastIndex = end
  return sign.test(text) ? sign.lastIndex : null
}

const measured = new RegExp(`\\s*(?:€|лв|[xх×*]|${unitPattern}(?!\\p{L}))`, 'iuy')

function isMeasured(text: string, end: number): boolean {
  measured.lastIndex = end
  return measured.test(text)
}

/** Percentages of fat, alcohol or cocoa; a number with two decimals is a price. */
const mayBePercent = /^(?:100|\d{1,2})(?:\.\d)?$/

/**
 * Marks of the sizes and percentages that a text names, with the places of their words. A number without a unit has a
 * mark too: names often leave the sign out (`Мляко Верея 3,6 1 л`).
 */
export function amountMarks(text: string): { mark: string; at: number }[] {
  if (!/\d/.test(text)) return []
  const words = [...wordsOf(text)]
  const placeOf = (start: number) => words.findIndex((word) => word.end > start)
  const sizes = writtenSizes(text).map(({ pack, start }) => ({ mark: packMark(pack), at: placeOf(start) }))
  const percentages = words.flatMap(({ word, end }, at) => {
    if (!/^\d/.test(word)) return []
    if (percentEnd(text, end) !== null) return [{ mark: percentMark(word), at }]
    return mayBePercent.test(word) && !isMeasured(text, end) ? [{ mark: unsignedMark(word), at }] : []
  })
  return [...sizes, ...percentages]
}
