import { percentEnd } from '@/domain/amount-marks'
import { asCyrillic } from '@/domain/look-alikes'
import { scriptOf } from '@/domain/official-latin'
import { isSize, type PackSize, packSize } from '@/domain/pack-size'
import { freeOf } from '@/domain/product-group-rules'
import { brandCalled, otherBrandSpellings } from '@/domain/product-name-brands'
import { isFillerIn, normalise, wordsOf } from '@/domain/search-text'
import {
  isForeignName,
  isMeantBy,
  isName,
  isWholeInBulgarian,
  longestSynonym,
  narrowerNames,
  synonymsOf,
} from '@/domain/synonyms'
import { headOf } from '@/server/search-index/vector'
import { type ChainName, type ChainNames, chainsSaid, saidWords } from './chains'
import { compoundNames } from './compounds'
import { type NamedShop, shopsIn } from './named-shops'

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
 * Each reading is looked up in the index, and compared with all names where it is unknown: as many as three habits have
 * together.
 */
const mostReadings = 8

/**
 * How a word typed with Latin letters may be meant: `mlqko` as `mlyako`, `BAPEHO` as `варено`. Who has one habit has
 * others beside it: `qica` is `yaitsa`, which comes first.
 */
function readingsOf(typed: string): string[] {
  const word = typed.toLowerCase()
  if (!/^[a-z]+$/.test(word)) return []
  let read = [word]
  for (const [pattern, meant] of habits) {
    const habitual = read.map((text) => text.replace(pattern, meant))
    read = [...new Set([...habitual, ...read])].slice(0, mostReadings)
  }
  return [...new Set([...read, asCyrillic(typed) ?? word])].filter((text) => text !== word)
}

/**
 * Other normalised forms of a word typed with Latin letters: `mlqko` is `мляко`, `yabulka` is `ябълка`, `xlqb` is
 * `хляб`, `BAPEHO` is `варено`.
 */
export function otherSpellings(typed: string): string[] {
  const [own] = normalise(typed)
  return [...new Set(readingsOf(typed).flatMap(normalise))].filter((form) => form !== own)
}

/** Letters that Bulgarian has in no official Latin spelling; `u` may be itself, or butter would begin batteries. */
const isHabitual = /q(?!u)|^x/i

/** Each beginning is asked for by itself, with every letter that is typed. */
const mostBeginnings = 3

/** The forms of each word of a text that is still typed, also as it may be meant: `mlq` begins `мляко`. */
export const begunWords = (text: string): string[][] =>
  [...wordsOf(text)].map(({ start, end, word }) => {
    const typed = text.slice(start, end)
    return [word, ...(isHabitual.test(typed) ? otherSpellings(typed).slice(0, mostBeginnings) : [])]
  })

/** Further words are dropped: nobody looks for a brochure with a ninth word. */
export const mostWords = 8
export const longestQuery = 200

export type Term = {
  typed: string
  words: string[]
  spellings: string[]
  /** Other Bulgarian names of the same thing; the words of a name must stand together. */
  synonyms: string[][]
  /** The words name a thing, in any language. */
  isName: boolean
  /** The words are a name in another language than Bulgarian. */
  isForeign: boolean
  chains: ChainName[]
  /** The thing must not have this: `без захар`. */
  isFreeOf: boolean
  /** The size asked for (`0,4 кг`), whose number and unit are then `words`. */
  pack: PackSize | null
  /** The number of a percentage (`3,6 %`), which is then the only one of `words`. */
  percent: string | null
  /** The term is the whole question. */
  isAlone: boolean
  /** A term behind a word such as `с` describes the thing before it. */
  isBehind: boolean
  /** Readings of the words as they are said, unstemmed: what a shop is called. */
  said: string[][]
  /** The known shop of this name, of which there need not be any data. */
  shop: string | null
}

type Word = { start: number; end: number; word: string; written: string; of: string | null; isLink: boolean }
type Read = Omit<Term, 'isBehind' | 'isAlone'> & { length: number }

const blank = {
  spellings: [],
  synonyms: [],
  isName: false,
  isForeign: false,
  chains: [],
  isFreeOf: false,
  pack: null,
  percent: null,
  said: [],
  shop: null,
} satisfies Partial<Term>

/** `6 x 330 ml` has four words. */
const mostOfPack = 4

/** The size or percentage at the beginning of these words; null for a number without a unit. */
function amountAt(text: string, words: readonly Word[]): Read | null {
  const [first] = words
  if (!first || !/^\d/.test(first.word)) return null
  for (let length = Math.min(mostOfPack, words.length); length > 1; length--) {
    const typed = text.slice(first.start, words[length - 1]?.end)
    const pack = isSize.test(typed) ? packSize(typed) : null
    if (pack) return { ...blank, typed, words: normalise(typed), pack, length }
  }
  const end = percentEnd(text, first.end)
  if (end === null) return null
  const length = words.filter(({ start }) => start < end).length
  return { ...blank, typed: text.slice(first.start, end), words: [first.word], percent: first.word, length }
}

/** `a bottle of wine` asks for wine. A number of pieces stays, because it is a size. */
const portion =
  /^\s*(?:(?:half )?an? )?(?:\d{1,2} )?(?:bottles?|packs?|packets?|bags?|jars?|cans?|tins?|box(?:es)?|cartons?|loa(?:f|ves)|bunch(?:es)?|slices?|(?<!\d )pieces?|dozen) of (?=\p{L})/iu

/** Fillers (`за`, `the`) are left out unless there is nothing else, or a shop is called so (`C&A`). */
export function termsOf(query: string, language: string, chains: ChainNames = new Map()): Term[] {
  const text = query.slice(0, longestQuery).replace(portion, '')
  const said = freeOf([...wordsOf(text)].map((each) => ({ ...each, written: text.slice(each.start, each.end) })))
  const shops = shopsIn(text, said)
  const isOfShop = ({ start }: Word) => shops.some((shop) => shop.start <= start && start < shop.end)
  const telling = said.filter((each) => !isFillerIn(each.written, language) || isOfShop(each))
  const words = (telling.length > 0 ? telling : said).filter(({ isLink }) => !isLink).slice(0, mostWords)
  const head = headOf(text).length
  const terms: Term[] = []
  for (let index = 0; index < words.length; ) {
    const rest = words.slice(index)
    const { length, ...term } = amountAt(text, rest) ?? namedAt(text, rest, { language, chains, shops })
    terms.push({ ...term, isAlone: false, isBehind: (rest[0]?.start ?? 0) >= head })
    index += length
  }
  const own = unique(terms)
  return own.length > 1 ? own : own.map((term) => ({ ...term, isAlone: true }))
}

type Context = { language: string; chains: ChainNames; shops: readonly NamedShop[] }

/** Russian has the letter before `е`, `ё`, `ю` and `я` only. */
const notRussian = /ъ(?![еёюя])/iu

/**
 * No German or English name is written in Cyrillic letters: `сок` is no sock on a page in English. A Bulgarian word is
 * none of another language that only has its stem: `кърпи` are no carps on a page in Russian.
 */
function languageOf({ word, written }: Word, page: string): string {
  const isBulgarian = scriptOf(written) === 'cyrillic' && (page !== 'ru' || notRussian.test(written))
  return isBulgarian || isWholeInBulgarian(written, word, page) ? 'bg' : page
}

/** Adjectives with я under the stress and е in the plural, which have two stems: `бели` is of `бял`. */
const ofTwoStems = /^(бел|цел|зрел|голем|пресн|тесн|летн|млен)и(?:те)?$/iu

const singularsOf = (typed: string): string[] =>
  ofTwoStems.test(typed) ? normalise(typed.replace(ofTwoStems, (_, stem: string) => stem.replace(/е/iu, 'я'))) : []

function namedAt(text: string, words: readonly Word[], { language: page, chains, shops }: Context): Read {
  const first = words[0] ?? { start: 0, end: 0, word: '', written: '', of: null, isLink: false }
  const language = languageOf(first, page)
  const free = first.of === first.word || !isName([first.word]) || isBeforeName(words) ? first.of : null
  const named = shops.find(({ start }) => start === first.start)
  const length = free === null ? nameLength(text, words, { named, chains, language }) : 1
  const own = words.slice(0, length)
  const typed = text.slice(first.start, own.at(-1)?.end)
  const normalised = free === null ? nameOf(own, language) : [free]
  const readings = length === 1 ? readingsOf(typed) : []
  const isNamed = isName(normalised) && (length > 1 || free !== null || isMeantBy(typed, first.word, language))
  const written = length === 1 ? [...otherSpellings(typed), ...singularsOf(typed)] : joined(typed, normalised)
  const ofBrand = isNamed || free !== null ? [] : brandForms(typed, normalised)
  return {
    ...blank,
    typed,
    words: normalised,
    spellings: [...new Set([...written, ...ofBrand])],
    synonyms: isNamed ? synonymsOf(normalised, language) : compoundNames(typed, language),
    isName: isNamed,
    isForeign: isNamed && isForeignName(normalised, language),
    isFreeOf: free !== null,
    ...(free === null && {
      chains: [...new Set([typed, ...readings].flatMap((reading) => chainsSaid(reading, chains, named?.shop)))],
      said: [typed, ...readings].map(saidWords).filter((said) => said.length > 0),
      shop: named?.shop ?? null,
    }),
    length,
  }
}

/** `безалкохолно` is a name of its own, but before another one it is what that is without: `безалкохолна бира`. */
const isBeforeName = (words: readonly Word[]): boolean =>
  [2, 3].some((end) => isName(words.slice(1, end).map(({ word }) => word)))

/** Who writes a brand in one alphabet means it in the other too: `Lavazza` is `Лаваца`, `Dove` is `Дав`. */
const brandForms = (typed: string, words: readonly string[]): string[] =>
  otherBrandSpellings(typed)
    .map(normalise)
    .flatMap((form) => (form.length === 1 && form[0] !== words[0] ? form : []))

/** A brand of several words may be written as one: `КОКАКОЛА`. */
const joined = (typed: string, words: string[]): string[] =>
  isName(words) ? [] : normalise(typed.replace(/[^\p{L}\p{N}]+/gu, ''))

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

type Named = { named: NamedShop | undefined; chains: ChainNames; language: string }

/** The number of words at the beginning that are one name: of a thing, a shop or a brand. */
function nameLength(text: string, words: readonly Word[], { named, chains, language }: Named): number {
  const [first] = words
  if (named) return words.filter(({ start }) => start < named.end).length
  for (let length = Math.min(longestSynonym, words.length); length > 1; length--) {
    const said = words.slice(0, length)
    const typed = text.slice(first?.start, said.at(-1)?.end)
    const name = nameOf(said, language)
    if (isName(name) || chainsSaid(typed, chains).length > 0 || isBrand(typed, said, language)) return length
  }
  return 1
}

/**
 * Lists and price tags in Russian say the thing first: `масло подсолнечное`. Bulgarian names stay as they are said,
 * because their own words are looked for.
 */
function nameOf(words: readonly Word[], language: string): string[] {
  const said = words.map(({ word }) => word)
  const turned = said.toReversed()
  return said.length === 2 && !isName(said) && isForeignName(turned, language) ? turned : said
}

/** Brands with the name of a thing are read word by word: `Искам яйца`. */
const isBrand = (typed: string, words: readonly Word[], language: string) =>
  brandCalled(typed) !== undefined && !words.some(({ word, written }) => isMeantBy(written, word, language))

function unique(terms: Term[]): Term[] {
  return [
    ...new Map(
      terms.map((term) => [`${term.isFreeOf} ${term.percent !== null} ${term.words.join(' ')}`, term]),
    ).values(),
  ]
}

/** The normalised words by which terms are looked up in the index. */
export const formsOf = (terms: readonly Term[]): string[] => [
  ...new Set(terms.flatMap(({ words, spellings }) => [...words, ...spellings])),
]
