import type { Word } from '../types.ts'
import type { FoundWord } from './types.ts'

/** A fraction of the smaller of two boxes: neighbours touch a little, the same word covers itself. */
const sameSpot = 0.4

type Box = Pick<FoundWord, 'left' | 'top' | 'width' | 'height'>

const overlap = (a: number, aLength: number, b: number, bLength: number) =>
  Math.max(0, Math.min(a + aLength, b + bLength) - Math.max(a, b))

export function coversSpot(a: Box, b: Box): boolean {
  const shared = overlap(a.left, a.width, b.left, b.width) * overlap(a.top, a.height, b.top, b.height)
  return shared > sameSpot * Math.min(a.width * a.height, b.width * b.height)
}

const letters = /[\p{L}\p{N}]/u
/** Below it what was read is mostly an edge of a picture. */
const leastConfidence = 50

const isReadable = ({ text, confidence }: FoundWord) => letters.test(text) && confidence >= leastConfidence

const meanConfidence = (words: readonly FoundWord[]) =>
  words.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) /
  words.reduce((sum, { text }) => sum + text.length, 0)

/**
 * Words of several readings of one page, each spot once: where readings differ, those words of a later reading replace
 * the ones they cover of which Tesseract is less sure. The order of the first reading is kept and others follow it.
 */
export function mergeWords(readings: readonly (readonly FoundWord[])[]): FoundWord[] {
  return readings.reduce<FoundWord[]>((merged, reading) => withReading(merged, reading.filter(isReadable)), [])
}

function withReading(merged: readonly FoundWord[], reading: readonly FoundWord[]): FoundWord[] {
  let words = [...merged]
  for (const word of reading) {
    const covered = words.filter((other) => coversSpot(other, word))
    if (covered.length > 0 && meanConfidence(covered) >= word.confidence) continue
    const place = covered[0] ? words.indexOf(covered[0]) : words.length
    const gone = new Set(covered)
    words = [...words.slice(0, place), word, ...words.slice(place)].filter((other) => !gone.has(other))
  }
  return words
}

const boxOfWord = ([, left, top, width, height]: Word): Box => ({ left, top, width, height })

/** The first words and of the others those at other spots. */
export function uniteWords(first: readonly Word[], others: readonly Word[]): Word[] {
  const boxes = first.map(boxOfWord)
  return [...first, ...others.filter((word) => !boxes.some((box) => coversSpot(box, boxOfWord(word))))]
}
