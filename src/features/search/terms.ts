import { isFiller, wordsOf } from '@/domain/search-text'
import { longestName, synonymsOf } from '@/domain/synonyms'
import { compoundNames } from './compounds'
import { otherSpellings, withLettersForDigits } from './spellings'

/** Longer questions are cut: nobody reads a brochure by its ninth word. */
const mostWords = 8
export const longestQuery = 200

/** One thing that is looked for: a word, or words that name one thing together (`кисело мляко`). */
export type Term = {
  typed: string
  words: string[]
  /** Other forms the words may be meant as; only of a single word. */
  spellings: string[]
  /** The same thing's other names, each of one or more words that must stand together. */
  synonyms: string[][]
}

/** Splits a query into terms. Fillers (`за`, `the`) are left out unless there is nothing else. */
export function termsOf(query: string, language: string): Term[] {
  const text = withLettersForDigits(query.slice(0, longestQuery))
  const all = [...wordsOf(text)]
  const telling = all.filter(({ word }) => !isFiller(word))
  const words = (telling.length > 0 ? telling : all).slice(0, mostWords)
  const terms: Term[] = []
  for (let index = 0; index < words.length; ) {
    const length = nameLength(
      words.slice(index).map(({ word }) => word),
      language,
    )
    const own = words.slice(index, index + length)
    const typed = text.slice(own[0]?.start, own.at(-1)?.end)
    const normalised = own.map(({ word }) => word)
    const synonyms = synonymsOf(normalised, language)
    terms.push({
      typed,
      words: normalised,
      spellings: length === 1 ? otherSpellings(typed) : [],
      synonyms: synonyms.length > 0 ? synonyms : compoundNames(typed, language),
    })
    index += length
  }
  return unique(terms)
}

/** How many of the next words are the name of one known thing; 1 when they are not. */
function nameLength(words: string[], language: string): number {
  for (let length = Math.min(longestName, words.length); length > 1; length--) {
    if (synonymsOf(words.slice(0, length), language).length > 0) return length
  }
  return 1
}

function unique(terms: Term[]): Term[] {
  return [...new Map(terms.map((term) => [term.words.join(' '), term])).values()]
}
