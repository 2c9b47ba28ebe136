import { asCyrillic } from '@/domain/look-alikes'
import { scriptOf } from '@/domain/official-latin'
import { isSize, type PackSize, packSize } from '@/domain/pack-size'
import { freeOf } from '@/domain/product-group-rules'
import { isFiller, normalise, wordsOf } from '@/domain/search-text'
import { isForeignName, isName, longestName, narrowerNames, synonymsOf } from '@/domain/synonyms'
import { type ChainName, type ChainNames, chainsCalled, isCalledSo } from './chains'

/** `6okolad`, `4ai`, `4ай`: digits that look like Cyrillic letters, or are called so, are typed for them inside a word. */
const digitsInWord = /(?<![\p{L}\d])(?=[a-zа-я46]*[46])(?=(?:[46]*[a-zа-я]){2})[a-zа-я46]+(?![\p{L}\d])/giu

/** `4 GB`, `6бр`: a number with what it counts. */
const counted = /^[46]+(?:gb|tb|mb|cm|mm|mp|in|hz|ah|вт|см|мм|гб|тб|инча?|в|x|х)$/iu

export function withLettersForDigits(query: string): string {
  return query.replace(digitsInWord, (word) => {
    if (counted.test(word) || packSize(word)) return word
    const [four, six] = scriptOf(word) === 'cyrillic' ? ['ч', 'ш'] : ['ch', 'sh']
    return word.replaceAll('4', four).replaceAll('6', six)
  })
}

/** Ways in which Bulgarian is typed with Latin letters besides the usual one. */
const habits: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/q(?!u)/g, 'ya'],
  [/x/g, 'h'],
  [/u/g, 'a'],
  [/(?<=[bcdfghklmnprstvz])y(?=[bcdfghklmnprstvz])/g, 'a'],
  [/c(?![hk])/g, 'ts'],
  [/j/g, 'zh'],
]

/** Other normalised forms of a word typed with Latin letters: `mlqko` is `мляко`, `yabulka` is `ябълка`, `xlqb` is `хляб`, `BAPEHO` is `варено`. */
export function otherSpellings(typed: string): string[] {
  const looksLike = normalise(asCyrillic(typed) ?? '')
  const word = typed.toLowerCase()
  if (!/^[a-z]+$/.test(word)) return []
  const single = habits.map(([pattern, meant]) => word.replace(pattern, meant))
  const all = habits.slice(0, 2).reduce((text, [pattern, meant]) => text.replace(pattern, meant), word)
  const own = normalise(word)[0]
  const forms = [...single, all].flatMap((text) => (text === word ? [] : normalise(text)))
  return [...new Set([...forms, ...looksLike])].filter((form) => form !== own)
}

const shortestPart = 4
const mostNames = 40

/**
 * What a German compound of two known words may be called: `Winterjacke` is `зимно яке`, both words standing together.
 * Nothing for a word that is no such compound.
 */
export function compoundNames(typed: string, language: string): string[][] {
  if (!/^\p{Script=Latin}+$/u.test(typed)) return []
  for (let place = shortestPart; place <= typed.length - shortestPart; place++) {
    const [left, right] = [typed.slice(0, place), typed.slice(place)].map((part) => namesOf(part, language))
    if (left?.length && right?.length) {
      return left.flatMap((first) => right.map((second) => [first, second])).slice(0, mostNames)
    }
  }
  return []
}

/** The word itself and its other names of one word; compounds are joined by an `s` now and then. */
function namesOf(part: string, language: string): string[] {
  const own = [part, part.replace(/s$/, '')].map((text) => normalise(text)[0] ?? '')
  const known = own.find((word) => isName([word]))
  if (!known) return []
  return [known, ...synonymsOf([known], language).flatMap((words) => (words.length === 1 ? words : []))].slice(0, 8)
}

/** Longer questions are cut: nobody reads a brochure by its ninth word. */
const mostWords = 8
export const longestQuery = 200

/** One thing that is looked for: a word, or words that name one thing together (`кисело мляко`). */
export type Term = {
  typed: string
  words: string[]
  /** Other forms the words may be meant as; only of a single word. */
  spellings: string[]
  /** The same thing's other Bulgarian names, each of one or more words that must be together. */
  synonyms: string[][]
  /** Whether the words name something, but not in Bulgarian. */
  isForeign: boolean
  /** The chains of the price data that are called so. */
  chains: ChainName[]
  /** Whether it is what a thing must not have: `без захар`. */
  isFreeOf: boolean
  /** What the pack holds, where that is asked for: `0,4 кг`. `words` are then its number and unit. */
  pack: PackSize | null
}

const blank = {
  spellings: [],
  synonyms: [],
  isForeign: false,
  chains: [],
  isFreeOf: false,
  pack: null,
} satisfies Partial<Term>

/** `6 x 330 ml` has four words. */
const mostOfPack = 4

/** The size that these words begin with and how many of them say it; null where a number counts nothing. */
function packAt(text: string, words: readonly { start: number; end: number; word: string }[]) {
  const [first] = words
  if (!first || !/^\d/.test(first.word)) return null
  for (let length = Math.min(mostOfPack, words.length); length > 1; length--) {
    const said = text.slice(first.start, words[length - 1]?.end)
    const pack = isSize.test(said) ? packSize(said) : null
    if (pack) return { pack, length }
  }
  return null
}

/** The query as it is read. */
export function queryText(query: string): string {
  return withLettersForDigits(query.slice(0, longestQuery))
}

/** Splits a query into terms. Fillers (`за`, `the`) are left out unless there is nothing else. */
export function termsOf(query: string, language: string, chains: ChainNames = new Map()): Term[] {
  const text = queryText(query)
  const said = freeOf([...wordsOf(text)].map((each) => ({ ...each, written: text.slice(each.start, each.end) })))
  const telling = said.filter(({ word }) => !isFiller(word))
  const words = (telling.length > 0 ? telling : said).filter(({ isLink }) => !isLink).slice(0, mostWords)
  const terms: Term[] = []
  for (let index = 0; index < words.length; ) {
    const [first, ...others] = words.slice(index)
    if (!first) break
    const sized = packAt(text, words.slice(index))
    if (sized) {
      const typed = text.slice(first.start, words[index + sized.length - 1]?.end)
      terms.push({ ...blank, typed, words: normalise(typed), pack: sized.pack })
      index += sized.length
      continue
    }
    // `безалкохолно` is a name of its own.
    const free = first.of === first.word || !isName([first.word]) ? first.of : null
    const length =
      free === null
        ? nameLength(
            [first, ...others].map(({ word }) => word),
            chains,
          )
        : 1
    const own = words.slice(index, index + length)
    const typed = text.slice(first.start, own.at(-1)?.end)
    const normalised = free === null ? own.map(({ word }) => word) : [free]
    const synonyms = synonymsOf(normalised, language)
    const spellings = length === 1 ? otherSpellings(typed) : []
    terms.push({
      ...blank,
      typed,
      words: normalised,
      spellings,
      synonyms: isName(normalised) ? synonyms : compoundNames(typed, language),
      isForeign: isForeignName(normalised, language),
      chains:
        free === null
          ? [
              ...chainsCalled(normalised, chains).filter(({ name }) => isCalledSo(typed, name)),
              ...spellings.flatMap((word) => chainsCalled([word], chains)),
            ]
          : [],
      isFreeOf: free !== null,
    })
    index += length
  }
  return unique(terms)
}

/**
 * The synonyms of a term without its broader names, those that are a part of it: whoever looks for `прясно мляко` does not look for everything with `мляко`. A name in
 * another language may well have its Bulgarian word in it (`сливочное масло`), so it is compared with its own language.
 */
export function withoutBroaderNames({ words, synonyms, isForeign }: Term): string[][] {
  return isForeign
    ? narrowerNames(words, synonyms)
    : synonyms.filter((name) => !name.every((word) => words.includes(word)))
}

/** How many of the next words are the name of one known thing or chain; 1 when they are not. */
function nameLength(words: string[], chains: ChainNames): number {
  for (let length = Math.min(longestName, words.length); length > 1; length--) {
    const name = words.slice(0, length)
    if (isName(name) || chainsCalled(name, chains).length > 0) return length
  }
  return 1
}

function unique(terms: Term[]): Term[] {
  return [...new Map(terms.map((term) => [`${term.isFreeOf} ${term.words.join(' ')}`, term])).values()]
}
