import { freeOfMark } from './search-marks'
import { isFiller, normalise, wordsOf } from './search-text'
import { isName } from './synonyms'

/** A word as written and in its normalised form. */
type Word = { written: string; word: string }

/** `of` is what the word says that a thing does not have; `isLink` is a word that says only that. */
type FreeOf = { of: string | null; isLink: boolean }

const before = /^(?:без|bez|without|ohne)$/iu
const added = /^(?:добавен[аио]?|добавленного|added|zugesetzten?)$/iu
const after = /^(?:free|frei)$/iu
const inOneWord = [/^(?:без|bez)(\p{L}{3,})$/iu, /^(\p{L}{3,}?)(?:frei(?:e[mnrs]?)?|free)$/iu]

/** What each of these words says that a thing does not have: `без захар`, `sugar free`, `laktosefrei`, `безглутеново`. */
export function freeOf<Given extends Word>(words: readonly Given[]): (Given & FreeOf)[] {
  const written = (index: number) => words[index]?.written ?? ''
  const isThing = (index: number) => isTelling(words[index]) && !added.test(written(index))
  const read = (own: Word, index: number): FreeOf => {
    const link = added.test(written(index - 1)) ? index - 2 : index - 1
    if (before.test(written(link)) && isThing(index)) return { of: own.word, isLink: false }
    if (after.test(written(index + 1)) && isName([own.word])) return { of: own.word, isLink: false }
    const next = added.test(written(index + 1)) ? index + 2 : index + 1
    const opens = before.test(own.written) && isThing(next)
    const isAdded = added.test(own.written) && before.test(written(index - 1)) && isThing(index + 1)
    const closes = after.test(own.written) && isName([words[index - 1]?.word ?? ''])
    return opens || isAdded || closes ? { of: null, isLink: true } : { of: partOf(own.written), isLink: false }
  }
  return words.map((own, index) => ({ ...own, ...read(own, index) }))
}

const isTelling = (word: Word | undefined) => word !== undefined && /^\p{L}/u.test(word.written) && !isFiller(word.word)

/** The known name in a word such as `laktosefrei`. */
function partOf(written: string): string | null {
  const parts = inOneWord.flatMap((pattern) => pattern.exec(written)?.[1] ?? [])
  return parts.flatMap((part) => normalise(part)).find((word) => isName([word])) ?? null
}

/** Most texts say nothing of the kind, and pages are long. */
const likely = /без|bez|without|ohne|free|frei/iu

/** The marks of what a text says that a thing does not have, each with the number of the word that says it. */
export function freeOfMarks(text: string): { mark: string; at: number }[] {
  if (!likely.test(text)) return []
  const words = [...wordsOf(text)].map(({ start, end, word }) => ({ written: text.slice(start, end), word }))
  return freeOf(words).flatMap(({ of }, at) => (of === null ? [] : [{ mark: freeOfMark(of), at }]))
}
