import { compared, errorsBetween, letters, withSwappedPairs } from '@/domain/edit-distance'
import { officialSlug, scriptOf, transliterate } from '@/domain/official-latin'
import { brandWords } from '@/domain/product-name-brands'
import { normalise, wordsOf } from '@/domain/search-text'
import { namesLike, writtenName } from '@/domain/synonyms'
import { mostCost, typingCost } from '@/domain/typing-cost'
import type { Locale } from '@/i18n/routing'
import type { ChainNames } from './chains'
import type { Term } from './terms'
import { anyOf, lexeme } from './tsquery'
import { isShownInCyrillic, lookUpSimilar, thingsWith, type WrittenWord } from './vocabulary'

/** `typed` are words without any match, `found` their replacement as people write it. */
export type WordCorrection = { typed: string; found: string }

/**
 * `cost` as in `typingCost`, `share` the cost per letter of the whole words; `isOwn`: the word is in the language of
 * the page, `isForm`: it is another form of the typed word and no error.
 */
type Candidate = { found: WrittenWord; cost: number; share: number; isName: boolean; isOwn: boolean; isForm: boolean }

/**
 * Capped, because more things than this say nothing: among thousands of offers `малки` is still not the likeliest
 * meaning.
 */
const mostFrequency = 2
const frequencyOf = ({ things }: WrittenWord) => Math.min(mostFrequency, Math.log10(1 + things))

/** Only this many of the likeliest candidates are tested together with the other words of the question. */
const mostTogether = 30
const together = 2

type Beside = {
  locale: Locale
  chains: ChainNames
  others: readonly (readonly string[])[]
  /** Terms that match something, so only a word that stands beside the other terms may replace them. */
  shaky: readonly Term[]
}

/**
 * The likeliest word for each term without a match. A term that resembles no name of a thing or shop gets no
 * correction. A word that stands beside one of `others` (the known terms) in a name is likelier and may have more
 * errors; alone it must be near.
 */
export async function correctionsOf(
  terms: Term[],
  { locale, chains, others, shaky }: Beside,
): Promise<WordCorrection[]> {
  const asked = terms.flatMap((term) =>
    term.words.length === 1 ? [{ ...toAsked(term, locale, chains), isShaky: shaky.includes(term) }] : [],
  )
  if (asked.length === 0) return []
  const written = await writtenLike(asked)
  const candidates = asked.map((each) => candidatesOf(each, written))
  const beside = await besideOthers(candidates.flat(), others)
  return asked.flatMap((each, index) => {
    const likely = (candidates[index] ?? []).flatMap((candidate) => {
      const isBeside = beside.has(candidate.found.word)
      const likelihood = likelihoodOf(candidate) + (isBeside ? together : 0)
      return isBeside || (!each.isShaky && isNear(candidate)) ? [{ candidate, likelihood }] : []
    })
    const [best] = likely.sort((a, b) => b.likelihood - a.likelihood)
    return best ? [{ typed: each.typed, found: writtenFor(best.candidate.found, each) }] : []
  })
}

const mostProposals = 3

/** The likeliest words for each of these terms, too unlike to be read in their place without asking. */
export async function proposalsOf(
  terms: Term[],
  { locale, chains }: Pick<Beside, 'locale' | 'chains'>,
): Promise<WordCorrection[]> {
  const asked = terms.flatMap((term) => (term.words.length === 1 ? [toAsked(term, locale, chains)] : []))
  if (asked.length === 0) return []
  const written = await writtenLike(asked)
  return asked.flatMap((each) =>
    candidatesOf(each, written)
      .filter(({ found }) => found.things > 0 || chains.has(found.word))
      .sort((a, b) => likelihoodOf(b) - likelihoodOf(a))
      .slice(0, mostProposals)
      .map(({ found }) => ({ typed: each.typed, found: writtenFor(found, each) })),
  )
}

/** The likeliest of these words for a term that is none of them; null where none is near. */
export function nearestAmong(words: ReadonlyMap<string, WrittenWord>, term: Term, locale: Locale): string | null {
  if (term.words.length !== 1) return null
  const near = candidatesOf(toAsked(term, locale, new Map()), words).filter(
    (candidate) => words.has(candidate.found.word) && isNear(candidate),
  )
  return near.sort((a, b) => likelihoodOf(b) - likelihoodOf(a))[0]?.found.word ?? null
}

/** The words of the index that are like the terms, by word. */
async function writtenLike(asked: Asked[]): Promise<ReadonlyMap<string, WrittenWord>> {
  const similar = await lookUpSimilar(
    asked.flatMap(({ forms }) => forms.filter((form) => form.length > 2)),
    asked.flatMap(({ forms, swapped, named }) => [...forms.map(withoutVowel), ...swapped, ...named]),
  )
  return new Map(similar.map((word) => [word.word, word]))
}

type Asked = {
  typed: string
  forms: string[]
  whole: string
  /** The word with two neighbours swapped: similarity search does not find a swap in a short word. */
  swapped: string[]
  /** Similar names of things, chains and brands, which need not occur in any text. */
  named: Set<string>
  locale: Locale
  chains: ChainNames
}

/** The words of listed brands as the index has them, with their letters in one alphabet. */
const listedBrands = [...brandWords].flatMap((word) => {
  const [form] = normalise(word)
  return form ? [{ form, letters: compared(transliterate(word)) }] : []
})

const mostBrandErrors = 2

function toAsked({ typed, words, spellings }: Term, locale: Locale, chains: ChainNames): Asked {
  const forms = [...words, ...spellings]
  const swaps = Array.from({ length: Math.max(0, typed.length - 1) }, (_, at) =>
    normalise(typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2)),
  )
  const swapped = [...swaps.map(([word]) => word ?? ''), ...forms.flatMap(withSwappedPairs)]
  const names = forms.flatMap((form) => namesLike(form, 2).map(({ word }) => word))
  const whole = transliterate(typed)
  const most = mostCost(whole.length)
  const isLike = (name: string) => Number.isFinite(typingCost(whole, name, most))
  // Words with two errors share too few groups of letters to be found by them; the distance of letters costs a seventh of a typing cost.
  const asked = compared(whole)
  const branded = listedBrands.filter(
    ({ letters: own }) => errorsBetween(asked, own, mostBrandErrors) <= mostBrandErrors,
  )
  const called = [...[...chains.keys()].filter(isLike), ...branded.map(({ form }) => form)]
  return {
    typed,
    forms,
    whole,
    swapped: [...new Set(swapped)].filter((word) => word.length > 2),
    named: new Set([...names, ...called]),
    locale,
    chains,
  }
}

/**
 * Candidates within reach. A Bulgarian name without a match is not looked for, and neither is a foreign name that
 * sounds different.
 */
function candidatesOf(asked: Asked, written: ReadonlyMap<string, WrittenWord>): Candidate[] {
  const { forms, chains, locale, named } = asked
  return [...new Set([...written.keys(), ...named])].flatMap((word) => {
    const found = written.get(word) ?? { word, cyrillic: null, latin: null, things: 0 }
    const names = writtenName(word)
    const isLookedFor = written.has(word) || !names.has('bg')
    const soundsSo = names.size > 0 && isLookedFor && forms.some((form) => soundOf(form) === soundOf(word))
    const isOwn = chains.has(word) || (names.has(locale) && isLookedFor)
    const isName = isOwn || soundsSo
    const isForm = isOtherForm(asked, word)
    if (found.things === 0 && !isName && !(isForm && isLookedFor)) return []
    const near = nearest(asked, found)
    if (!near) return []
    return [{ found, isName, isOwn, isForm, ...near, cost: soundsSo ? Math.min(near.cost, sameSound) : near.cost }]
  })
}

/** Unstressed vowels are confused in writing: `шокулад`, `малоко`. */
const soundOf = (word: string) => word.replace(/[ou]/g, 'a').replace(/e/g, 'i')

function nearest({ typed, forms, whole, swapped }: Asked, { word, cyrillic, latin }: WrittenWord) {
  const texts = [cyrillic, latin, ...writtenName(word).values()].flatMap((text) => (text ? [text] : []))
  const wholes = [
    ...texts.map((text) => reach(whole, transliterate(text))),
    // Several Latin letters may be one Cyrillic letter: an error in `gsigari` for `tsigari` counts once.
    ...(scriptOf(typed) === 'latin' ? texts.map((text) => reach(officialSlug(typed), officialSlug(text))) : []),
    ...(swapped.includes(word) && whole.length - word.length <= shortEnding
      ? [{ cost: oneSwap, share: oneSwap / whole.length }]
      : []),
    ...(isOtherForm({ typed, forms }, word) ? [{ cost: otherEnding, share: otherEnding / whole.length }] : []),
  ]
  const all = [...wholes, ...forms.map((form) => reach(form, word))].flatMap((each) => each ?? [])
  if (all.length === 0) return null
  const share = Math.min(...wholes.map((each) => each?.share ?? Number.POSITIVE_INFINITY))
  return { cost: Math.min(...all.map(({ cost }) => cost)), share }
}

/** `share` is the cost per letter; null where it is no likely typing error. */
export function reach(typed: string, meant: string): { cost: number; share: number } | null {
  const length = Math.max(letters(typed).length, letters(meant).length)
  const cost = typingCost(typed, meant, mostCost(length))
  return Number.isFinite(cost) ? { cost, share: cost / length } : null
}

/** The light stems of two forms of a word may differ by a vowel at the end: `филия`, `филии`. */
const withoutVowel = (form: string) => form.replace(/[aeiou]$/, '')
/** A word as short as this has no ending to differ by: `редя` is no form of `редис`. */
const shortWord = 4
const isOtherForm = ({ typed, forms }: Pick<Asked, 'typed' | 'forms'>, word: string) =>
  typed.length > shortWord && word.length >= 3 && forms.some((form) => form !== word && withoutVowel(form) === word)
const [oneSwap, otherEnding, sameSound] = [0.8, 0.4, 0.25] as const

const shortEnding = 2

/** A word in fewer names than this is not a likely meaning, unless the typed word hardly differs. */
const fewestThings = 3
const hardlyOtherwise = 0.07

/**
 * Whether the word is near enough to be meant without other evidence; a rare word must be nearer. Endings count too.
 */
function isNear({ found, share, isForm, isName }: Candidate): boolean {
  if (isForm) return true
  const isMeant = isName || found.things >= fewestThings || share <= hardlyOtherwise
  return isMeant && share <= 0.1 + 0.03 * frequencyOf(found) + (isName ? 0.05 : 0)
}

const [ownName, foreignName] = [1.5, 0.5] as const

function likelihoodOf({ found, cost, isName, isOwn }: Candidate): number {
  return frequencyOf(found) + (isOwn ? ownName : isName ? foreignName : 0) - 2 * cost
}

async function besideOthers(
  candidates: Candidate[],
  others: readonly (readonly string[])[],
): Promise<ReadonlySet<string>> {
  const any = anyOf(others)
  if (!any) return new Set()
  const likeliest = candidates.toSorted((a, b) => likelihoodOf(b) - likelihoodOf(a)).slice(0, mostTogether)
  const queries = new Map(likeliest.map(({ found: { word } }) => [`${lexeme(word)}&${any}`, word]))
  const found = await thingsWith([...queries.keys()])
  return new Set(found.flatMap((query) => queries.get(query) ?? []))
}

export function corrected(query: string, corrections: WordCorrection[]): string {
  const joined = corrections.filter(({ typed }) => typed.includes(' '))
  const text = joined.reduce((before, { typed, found }) => before.replace(typed, found), query)
  const found = new Map(corrections.map(({ typed, found }) => [typed, found]))
  let read = ''
  let place = 0
  for (const { start, end } of wordsOf(text)) {
    read += text.slice(place, start) + (found.get(text.slice(start, end)) ?? text.slice(start, end))
    place = end
  }
  return read + text.slice(place)
}

/** A known name is written as in its language, any other word as some text has it. */
function writtenFor(word: WrittenWord, { typed, locale, chains }: Asked): string {
  const names = writtenName(word.word)
  const inCyrillic = isShownInCyrillic(typed, locale)
  const languages = inCyrillic ? [...(locale === 'ru' ? ['ru'] : []), 'bg', 'ru'] : [locale, 'en', 'de']
  const { cyrillic, latin } = word
  const choices = [
    ...languages.map((language) => names.get(language)),
    ...(inCyrillic ? [cyrillic, latin] : [latin, cyrillic]),
    chains.get(word.word)?.[0]?.name,
    ...names.values(),
  ]
  return choices.find((choice) => typeof choice === 'string') ?? word.word
}
