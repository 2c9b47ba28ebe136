import { asCyrillic } from '@/domain/look-alikes'
import { scriptOf } from '@/domain/official-latin'
import { isSize, type PackSize, packSize } from '@/domain/pack-size'
import { freeOf } from '@/domain/product-group-rules'
import { isFiller, normalise, wordsOf } from '@/domain/search-text'
import { isForeignName, isName, longestName, narrowerNames, synonymsOf } from '@/domain/synonyms'
import { type ChainName, type ChainNames, chainsCalled, isCalledSo } from './chains'

/** Digits that look or sound like Cyrillic letters are typed instead of them: `6okolad`, `4ai`, `4ай`. */
const digitsInWord = /(?<![\p{L}\d])(?=[a-zа-я46]*[46])(?=(?:[46]*[a-zа-я]){2})[a-zа-я46]+(?![\p{L}\d])/giu

/** A number with its unit keeps its digits: `4 GB`, `6бр`. */
const counted = /^[46]+(?:gb|tb|mb|cm|mm|mp|in|hz|ah|вт|см|мм|гб|тб|инча?|в|x|х)$/iu

export function withLettersForDigits(query: string): string {
  return query.replace(digitsInWord, (word) => {
    if (counted.test(word) || packSize(word)) return word
    const [four, six] = scriptOf(word) === 'cyrillic' ? ['ч', 'ш'] : ['ch', 'sh']
    return word.replaceAll('4', four).replaceAll('6', six)
  })
}

/** Transliterations of Bulgarian besides the usual one. */
const habits: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/q(?!u)/g, 'ya'],
  [/x/g, 'h'],
  [/u/g, 'a'],
  [/(?<=[bcdfghklmnprstvz])y(?=[bcdfghklmnprstvz])/g, 'a'],
  [/c(?![hk])/g, 'ts'],
  [/j/g, 'zh'],
]

/**
 * Other normalised forms of a word typed with Latin letters: `mlqko` is `мляко`, `yabulka` is `ябълка`, `xlqb` is
 * `хляб`, `BAPEHO` is `варено`.
 */
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
 * Bulgarian names of a German compound of two known words: `Winterjacke` is `зимно яке`, both words standing together.
 * Empty for any other word.
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

/** German compounds may be joined by an `s`, which is tried without. */
function namesOf(part: string, language: string): string[] {
  const own = [part, part.replace(/s$/, '')].map((text) => normalise(text)[0] ?? '')
  const known = own.find((word) => isName([word]))
  if (!known) return []
  return [known, ...synonymsOf([known], language).flatMap((words) => (words.length === 1 ? words : []))].slice(0, 8)
}

/** Further words are dropped: nobody looks for a brochure with a ninth word. */
const mostWords = 8
export const longestQuery = 200

export type Term = {
  typed: string
  words: string[]
  spellings: string[]
  /** Other Bulgarian names of the same thing; the words of a name must stand together. */
  synonyms: string[][]
  /** The words are a name in another language than Bulgarian. */
  isForeign: boolean
  chains: ChainName[]
  /** The thing must not have this: `без захар`. */
  isFreeOf: boolean
  /** The size asked for (`0,4 кг`), whose number and unit are then `words`. */
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

/** The size at the beginning of these words, and its number of words; null for a number without a unit. */
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

export function queryText(query: string): string {
  return withLettersForDigits(query.slice(0, longestQuery))
}

/** Fillers (`за`, `the`) are left out unless there is nothing else. */
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
 * Drops synonyms that are only a part of the term: whoever looks for `прясно мляко` does not look for everything with
 * `мляко`. A foreign name may have its Bulgarian word in it (`сливочное масло`), so it is compared within its own
 * language.
 */
export function withoutBroaderNames({ words, synonyms, isForeign }: Term): string[][] {
  return isForeign
    ? narrowerNames(words, synonyms)
    : synonyms.filter((name) => !name.every((word) => words.includes(word)))
}

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
