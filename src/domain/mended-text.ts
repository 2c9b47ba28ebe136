import { isFiller, normalise } from './search-text'
import { isOfName } from './synonyms'

type Place = { start: number; end: number }

/**
 * A printed word in several pieces. `isSure`: it cannot be read otherwise; a hyphen at the end of a line may also
 * belong to the word (`крем-карамел`).
 */
export type Mending = Place & { word: string; isSure: boolean }

/**
 * The end of one line and the beginning of the next. Texts that were stored without their lines have a space behind
 * the hyphen; a list item that begins with a dash has one before it. The break is looked for before the word that it
 * ends, because a look at what is before each letter of a page takes five times as long.
 */
const lineEnd =
  /(?:[-\u00ad\u2010](?=\s)|\n)(?<=(?<!\p{L})(?<begun>(?<left>\p{L}{2,})(?:(?<sign>[-\u00ad\u2010])|[^\S\n]*\n)))\s*(?=(?<right>\p{L}{2,}))/gu

const spacedWord = /\p{L} \p{L} (?<![\p{L}\p{N}]\p{L} \p{L} )\p{L}(?: \p{L})+(?![\p{L}\p{N}])/gu

export type IsKnown = (word: string) => boolean

/** `Coca-` and `Cola` are a name with its hyphen; in capitals that cannot be seen. */
const isOneCase = (left: string, right: string) => /^\p{Ll}/u.test(right) || /^\p{Lu}+$/u.test(left + right)

/**
 * Whether two pieces are one word: surely, where that word is known or the hyphen is a soft one; never, where both
 * pieces are words themselves. Null where neither is known.
 */
function isOneWord(left: string, right: string, sign: string | undefined, isWritten: IsKnown): boolean | null {
  const isKnown = (text: string) => normalise(text).every((word) => isOfName(word) || isWritten(word))
  if (sign === '\u00ad' || isKnown(left + right)) return true
  return isKnown(left) && isKnown(right) ? false : null
}

/** A soft hyphen is drawn but not read from a PDF: only a name of a thing in two pieces that are no words is evidence. */
const isSplitName = (left: string, right: string) =>
  normalise(left + right).every(isOfName) && ![...normalise(left), ...normalise(right)].some(isWordItself)

const isWordItself = (word: string) => isFiller(word) || isOfName(word)

type Pieces = Place & { left: string; right: string; sign: string | undefined }

const piecesIn = (text: string): Pieces[] =>
  [...text.matchAll(lineEnd)].map(({ index, 0: found, groups }) => {
    const { begun = '', left = '', sign, right = '' } = groups ?? {}
    return { start: index + 1 - begun.length, end: index + found.length + right.length, left, right, sign }
  })

/** @param isWritten whether a normalised word stands somewhere in one piece */
export function mendings(text: string, isWritten: IsKnown = () => false): Mending[] {
  const broken = piecesIn(text).flatMap(({ start, end, left, right, sign }): Mending[] => {
    if (!isOneCase(left, right)) return []
    const isOne = sign ? isOneWord(left, right, sign, isWritten) : isSplitName(left, right) && null
    return isOne === false ? [] : [{ start, end, word: left + right, isSure: isOne === true }]
  })
  const spaced = [...text.matchAll(spacedWord)].map(({ index, 0: found }) => {
    return { start: index, end: index + found.length, word: found.replaceAll(' ', ''), isSure: true }
  })
  return [...broken, ...spaced].sort((a, b) => a.start - b.start)
}

/** Whether a normalised word stands in one piece in any of the texts, which are read when that is first asked. */
export function isWholeIn(texts: readonly (string | null)[]): IsKnown {
  let words: Set<string> | undefined
  const wordsOf = (text: string) => {
    const atLineEnds = piecesIn(text).filter(({ sign }) => sign)
    return normalise(replaced(text, atLineEnds, () => ' '))
  }
  return (word) => {
    words ??= new Set(texts.flatMap((text) => wordsOf(text ?? '')))
    return words.has(word)
  }
}

function replaced<Found extends Place>(
  text: string,
  found: readonly Found[],
  written: (found: Found) => string,
): string {
  let read = ''
  let place = 0
  for (const each of found) {
    // A word in three pieces is two places that share the piece in the middle.
    if (each.start < place) continue
    read += text.slice(place, each.start) + written(each)
    place = each.end
  }
  return read + text.slice(place)
}

/** The text to read: words in pieces are united where that is sure. */
export function mendedText(text: string, isWritten?: IsKnown): string {
  return replaced(
    text,
    mendings(text, isWritten).filter(({ isSure }) => isSure),
    ({ word }) => word,
  )
}

/** The text to be found by: where it is not sure that pieces are one word, it has both. */
export function searchedText(text: string, isWritten?: IsKnown): string {
  return replaced(text, mendings(text, isWritten), ({ start, end, word, isSure }) =>
    isSure ? word : `${word} ${text.slice(start, end)}`,
  )
}

/** `Schoko- und Nussriegel`: the hyphen stands for the end of the later word. */
const lineBreakInWord = /(?<=\p{L}[-\u2010])[^\S\n]*\n\s*(?!(?:и|или|und|oder|and|or)(?!\p{L}))(?=\p{L})/gu

/**
 * Printed lines as one: words in pieces are united where that is sure; elsewhere the hyphen may belong to the word, and
 * stays.
 */
export function inOneLine(lines: readonly string[], isWritten?: IsKnown): string {
  return mendedText(lines.join('\n'), isWritten)
    .replace(lineBreakInWord, '')
    .replace(/\s*\n\s*/gu, ' ')
}
