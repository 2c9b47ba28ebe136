import { scriptOf, transliterate } from '@/domain/official-latin'
import { isUnit } from '@/domain/pack-size'
import { freeOfMark, packMark } from '@/domain/search-text'
import { isName, namesBeginningWith, synonymsOf } from '@/domain/synonyms'
import type { Locale } from '@/i18n/routing'
import { type Term, withoutBroaderNames } from './terms'
import type { Alternative } from './tsquery'
import type { Known, WrittenWord } from './vocabulary'

/** Whether something is called or written so, so that no typing error is looked for. */
export function isKnown(term: Term, known: Known): boolean {
  const exact = (word: string) => known.exact.has(word) || /\d/.test(word) || [...word].length === 1
  if (term.pack || isUnit(term.typed)) return true
  if (isName(term.words) || term.chains.length > 0 || term.synonyms.length > 0) return true
  return term.words.every((word) => exact(word) && !isOtherWord(term, known)) || term.spellings.some(exact)
}

/** More than this no ending takes off a word, and from a short stem less. */
const longestEnding = 3
const shortStem = 3

/**
 * Whether a word of one stem may be the one that was typed. What is cut to a short stem is another word (`трийсете` and `три`), and so is what is
 * written in the other alphabet only, in a language that is not read in Latin letters for Cyrillic (`Seele` and `село`).
 */
export function isSameWord(typed: string, found: WrittenWord, locale: Locale): boolean {
  if (isWrittenSo(typed, found)) return true
  const whole = transliterate(typed)
  const ending = whole.length - found.word.length
  if (ending > longestEnding || (ending === longestEnding && found.word.length <= shortStem)) return false
  const isLatin = scriptOf(typed) === 'latin'
  const isSameScript = isLatin ? found.latin !== null : found.cyrillic !== null
  if (isSameScript || (isLatin && locale === 'bg')) return true
  const other = transliterate(found.cyrillic ?? found.latin ?? '')
  return whole.startsWith(other) || other.startsWith(whole)
}

/** A word that no text has. */
const noWord: Alternative = ['#']

/** Whether it only shares its stem with a word that is in no name of a thing (`четса` and `чети`). */
function isOtherWord({ typed, words: [word = '', ...others] }: Term, { exact }: Known): boolean {
  const found = exact.get(word)
  return others.length === 0 && found !== undefined && found.things === 0 && !isWrittenSo(typed, found)
}

export const isWrittenSo = (typed: string, { cyrillic, latin }: WrittenWord) =>
  [cyrillic, latin].some((text) => text !== null && transliterate(text) === transliterate(typed))

const fewestLetters = 4

/** Words that an unfinished one may become: words of names that begin as typed, not only as its stem does. */
export function completionsOf({ typed, words: [word] }: Term, known: Known, locale: Locale): Alternative[] {
  if (!word || typed.length < fewestLetters) return []
  const begun = transliterate(typed)
  const begins = (text: string | null) => text !== null && transliterate(text).startsWith(begun)
  const found = (known.prefixed.get(word) ?? []).filter(({ cyrillic, latin }) => begins(cyrillic) || begins(latin))
  return [...found.map((each) => [each.word]), ...namesBeginningWith(begun, locale)]
}

/** The ways to meet a term: as asked for, and all. */
export function alternativesOf(term: Term, known: Known, locale: Locale) {
  // As words too: not every text that has them says what they are the size of.
  if (term.pack) return { best: [[packMark(term.pack)]], all: [[packMark(term.pack)], term.words] }
  // What names something is not read as Bulgarian in Latin letters: `butter` would be `батер`, and find batteries.
  const meant = term.isForeign ? [] : term.spellings.filter((word) => known.exact.has(word))
  const [word = '', ...more] = term.words
  const found = more.length === 0 ? known.exact.get(word) : undefined
  const isMeantSo = !found || isName(term.words) || term.chains.length > 0 || isSameWord(term.typed, found, locale)
  const typed: Alternative[] = [isMeantSo ? term.words : noWord, ...meant.map((word) => [word])]
  const synonyms = [...withoutBroaderNames(term), ...meant.flatMap((word) => synonymsOf([word], locale))]
  const completions = isKnown(term, known) ? [] : completionsOf(term, known, locale)
  const best = term.isForeign ? synonyms : typed
  const all = [...best, ...(term.isForeign ? typed.filter(isLatin(term, known)) : synonyms), ...completions]
  return term.isFreeOf ? { best: freeOf(best), all: freeOf(all) } : { best, all }
}

/** `Käse` is no `къс`: a name in Latin letters that is written in Cyrillic here is another word that looks like it. */
function isLatin({ typed }: Term, { exact }: Known) {
  const isTypedSo = scriptOf(typed) === 'latin'
  return (words: Alternative) => !isTypedSo || !words.some((word) => exact.get(word)?.cyrillic)
}

/** A name of several words is not marked as what something is free of. */
const freeOf = (names: Alternative[]): Alternative[] =>
  names.flatMap(([word, ...others]) => (word && others.length === 0 ? [[freeOfMark(word)]] : []))
