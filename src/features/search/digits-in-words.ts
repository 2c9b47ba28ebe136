import { scriptOf } from '@/domain/official-latin'
import { packSize } from '@/domain/pack-size'
import { normalise } from '@/domain/search-text'
import { isOfName } from '@/domain/synonyms'
import type { Locale } from '@/i18n/routing'
import { isKnown } from './alternatives'
import { type ChainNames, chainNames } from './chains'
import { formsOf, longestQuery, mostWords, termsOf } from './terms'
import { type Known, lookUp } from './vocabulary'

/** Digits that look or sound like Cyrillic letters are typed instead of them: `6okolad`, `4ai`, `4ай`. */
const digitsInWord = /(?<![\p{L}\d])(?=[a-zа-я46]*[46])(?=(?:[46]*[a-zа-я]){2})[a-zа-я46]+(?![\p{L}\d])/giu

/** A number with its unit keeps its digits (`4 GB`, `6бр`), also where letters would make a word: `4er` is no `черен`. */
const counted = /^[46]+(?:gb|tb|mb|cm|mm|mp|in|hz|ah|вт|см|мм|гб|тб|инча?|в|x|х|мес(?:ец\p{L}*)?|год|ти|er|pack)$/iu

/** Null for a number with its unit. */
function withLetters(word: string): string | null {
  if (counted.test(word) || packSize(word)) return null
  const [four, six] = scriptOf(word) === 'cyrillic' ? ['ч', 'ш'] : ['ch', 'sh']
  return word.replaceAll('4', four).replaceAll('6', six)
}

type Reader = { known: Known; locale: Locale; chains: ChainNames }

/**
 * A question with letters for the digits in its words (`4ai` is `chai`). A word keeps them where it is unknown with
 * letters and has known ones beside the digits, which the index has apart: `PS4`, `LR6`. What is unknown in both
 * readings may be a word with a typing error, and is read with letters.
 */
export function withLettersForDigits(query: string, reader: Reader): string {
  return query.replace(digitsInWord, (word) => {
    const letters = withLetters(word)
    return letters === null || (!isRead(letters, reader) && isWritten(word, reader)) ? word : letters
  })
}

const isRead = (letters: string, { known, locale, chains }: Reader) =>
  termsOf(letters, locale, chains).every(
    (term) => isKnown(term, known) || term.shop !== null || term.words.every(isOfName),
  )

const isWritten = (word: string, { known }: Reader) =>
  normalise(word).every((part) => /^\d/.test(part) || known.exact.has(part) || isOfName(part))

/** `withLettersForDigits` by the words that the index has; asks the database only where a word has such digits. */
export async function readDigits(query: string, locale: Locale): Promise<string> {
  const typed = query.slice(0, longestQuery)
  const doubtful = (typed.match(digitsInWord) ?? []).slice(0, mostWords).flatMap((word) => {
    const letters = withLetters(word)
    return letters === null ? [] : [{ word, letters }]
  })
  if (doubtful.length === 0) return typed
  const chains = await chainNames()
  const terms = doubtful.flatMap(({ letters }) => termsOf(letters, locale, chains))
  const known = await lookUp([...new Set([...doubtful.flatMap(({ word }) => normalise(word)), ...formsOf(terms)])])
  return withLettersForDigits(typed, { known, locale, chains })
}
