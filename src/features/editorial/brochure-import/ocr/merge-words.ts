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

/** The comma of a price counts: without it, it is another price. */
const letters = /[\p{L}\p{N}]|(?<=\p{N})[.,](?=\p{N})/gu
/** Below it what was read is mostly an edge of a picture. */
const leastConfidence = 50

const lettersOf = (text: string) => text.match(letters)?.length ?? 0

const isReadable = ({ text, confidence }: FoundWord) =>
  (lettersOf(text) > 0 || text === '€') && confidence >= leastConfidence

/** Above it a letter that was read is worth something: many letters of which some are doubtful win over a few sure. */
const worthless = 40

const worthOf = (words: readonly FoundWord[]) =>
  words.reduce((sum, { text, confidence }) => sum + (confidence - worthless) * lettersOf(text), 0)

/**
 * Words of several readings of one page, each spot once: where readings differ, the word of a later reading replaces
 * those it covers if more letters were read more surely. The order of the first reading is kept, and others follow it.
 */
export function mergeWords(readings: readonly (readonly FoundWord[])[]): FoundWord[] {
  return readings.reduce<FoundWord[]>((merged, reading) => withReading(merged, reading.filter(isReadable)), [])
}

function withReading(merged: readonly FoundWord[], reading: readonly FoundWord[]): FoundWord[] {
  const replaced = new Map<FoundWord, FoundWord[]>()
  const added: FoundWord[] = []
  for (const word of reading) {
    // Words of one reading do not compete: their boxes may touch.
    const covered = merged.filter((other) => coversSpot(other, word))
    const standing = covered.filter((other) => !replaced.has(other))
    const [first] = standing
    if (!first) added.push(word)
    else if (worthOf(standing) < worthOf([word]))
      for (const other of standing) replaced.set(other, other === first ? [word] : [])
  }
  return [...merged.flatMap((word) => replaced.get(word) ?? [word]), ...added]
}

const boxOfWord = ([, left, top, width, height]: Word): Box => ({ left, top, width, height })

/** The first words and of the others those at other spots. */
export function uniteWords(first: readonly Word[], others: readonly Word[]): Word[] {
  const boxes = first.map(boxOfWord)
  return [...first, ...others.filter((word) => !boxes.some((box) => coversSpot(box, boxOfWord(word))))]
}
