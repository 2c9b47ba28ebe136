import { scriptOf, transliterate } from '@/domain/official-latin'
import { isUnit } from '@/domain/pack-size'
import { otherBrandSpellings } from '@/domain/product-name-brands'
import { freeOfMark, normalise, packMark, percentMark, unsignedMark } from '@/domain/search-text'
import { isMeantBy, namesBeginningWith, synonymsOf } from '@/domain/synonyms'
import type { Locale } from '@/i18n/routing'
import { type Term, withoutBroaderNames } from './terms'
import type { Alternative } from './tsquery'
import type { Known, WrittenWord } from './vocabulary'

/** Known whatever the index has. */
const isNamed = ({ typed, pack, isName, chains, synonyms }: Term): boolean =>
  pack !== null || isUnit(typed) || isName || chains.length > 0 || synonyms.length > 0

/** Known terms are not looked up as typing errors. */
export function isKnown(term: Term, known: Known): boolean {
  if (isNamed(term)) return true
  const exact = (word: string) => known.exact.has(word) || /\d/.test(word) || [...word].length === 1
  return term.words.every((word) => exact(word) && !isOtherWord(term, known)) || term.spellings.some(exact)
}

/** A longer difference than these letters is no Bulgarian ending; from a short stem even fewer may be removed. */
const longestEnding = 3
const shortStem = 3
/** As long as an ending may be, so a word of three letters would be no form of its plural: `гелове`, `бутовете`. */
const shortPlural = /ove(?:te)?$/

/**
 * Endings after a stem in the canonical spelling: the `n` of an adjective, and endings of plurals, articles and Russian
 * cases. `бюджетен` has another suffix than `бюджет`; `черен` and `черно` have the same one.
 */
const inflected = /^(n?)(?:[aeiou]{0,3}(?:[mhv]|mi|go|mu)?|[aeiou]{0,2}t[aeo]?)$/

/** Null for what is no ending of a form; a word that has its stem only in part counts as a form of it. */
function suffixOf(whole: string, stem: string): string | null {
  if (!whole.startsWith(stem)) return ''
  const rest = whole.slice(stem.length)
  return rest === 'en' ? 'n' : (inflected.exec(rest)?.[1] ?? null)
}

/**
 * Whether a word with the same stem may be the typed word. Two words that share only a short stem differ (`трийсете`
 * and `три`), and so do words of two alphabets when the language is not read as transliterated Bulgarian (`Seele` and
 * `село`). Alone, a word that only texts have, and no name of a thing, is no evidence for more than another form of it;
 * beside other words, what has them all is.
 */
export function isSameWord(
  { typed, isAlone }: Pick<Term, 'typed' | 'isAlone'>,
  found: WrittenWord,
  locale: Locale,
): boolean {
  if (isWrittenSo(typed, found)) return true
  const whole = transliterate(typed)
  const isShort = found.word.length <= shortStem
  const suffix = isShort ? '' : (suffixOf(whole, found.word) ?? '')
  const said = isShort ? whole.replace(shortPlural, '') : whole
  const ending = said.length - found.word.length - suffix.length
  if (ending > longestEnding || (ending === longestEnding && isShort)) return false
  const isLatin = scriptOf(typed) === 'latin'
  const isSameScript = isLatin ? found.latin !== null : found.cyrillic !== null
  const other = transliterate(found.cyrillic ?? found.latin ?? '')
  if (isAlone && found.things === 0 && (isLatin ? isShort : !isOtherForm(whole, other, found.word))) return false
  if (isSameScript || (isLatin && locale === 'bg')) return true
  return !isShort && (whole.startsWith(other) || other.startsWith(whole))
}

function isOtherForm(one: string, other: string, stem: string): boolean {
  const suffix = suffixOf(one, stem)
  return suffix !== null && suffix === suffixOf(other, stem)
}

/** Matches no text. */
const noWord: Alternative = ['#']

/** True when only the stem is shared with a word that occurs in no name of a thing (`четса` and `чети`). */
function isOtherWord({ typed, words: [word = '', ...others] }: Term, { exact }: Known): boolean {
  const found = exact.get(word)
  return others.length === 0 && found !== undefined && found.things === 0 && !isWrittenSo(typed, found)
}

export const isWrittenSo = (typed: string, { cyrillic, latin }: WrittenWord) =>
  [cyrillic, latin].some((text) => text !== null && transliterate(text) === transliterate(typed))

/** Of the canonical spelling, in which doubled letters count once: `sill` begins no `silver`. */
const fewestLetters = 4
const isTooShort = (typed: string): boolean => transliterate(typed).length < fewestLetters

/** The words that may be unfinished, for `completionsOf`. */
export const beginningsOf = (terms: readonly Term[]): string[] =>
  terms.flatMap((term) => (isNamed(term) || isTooShort(term.typed) ? [] : term.words.slice(0, 1)))

/** Completions of an unfinished word: words of names that begin with the typed letters, not only with their stem. */
export function completionsOf({ typed, words: [word] }: Term, known: Known, locale: Locale): Alternative[] {
  if (!word || isTooShort(typed)) return []
  const begun = transliterate(typed)
  const begins = (text: string | null) => text !== null && transliterate(text).startsWith(begun)
  const found = (known.prefixed.get(word) ?? []).filter(({ cyrillic, latin }) => begins(cyrillic) || begins(latin))
  return [...found.map((each) => [each.word]), ...namesBeginningWith(begun, locale), ...namesOfSmall(typed, locale)]
}

/** Small things are called by the thing and `-че`: `доматчета` are `домати`. A shorter rest is a word by chance. */
const small = /(?<=\p{L}{4})че(?:то|та(?:та)?)?$/iu

function namesOfSmall(typed: string, locale: Locale): Alternative[] {
  if (!small.test(typed)) return []
  const thing = typed.replace(small, '')
  const [word = ''] = normalise(thing)
  return isMeantBy(thing, word, locale) ? [[word], ...synonymsOf([word], locale)] : []
}

/**
 * Forms of a foreign name that is a brand too, if both alphabets are listed: `Kinder` is `детски` and Киндер, but
 * `Regal` no Регал.
 */
export function brandsOf({ typed, words, isForeign }: Term): Alternative[] {
  const others = isForeign ? otherBrandSpellings(typed).map(normalise) : []
  return others.length > 0 ? [words, ...others.filter((form) => form.length === 1 && form[0] !== words[0])] : []
}

export function alternativesOf(term: Term, known: Known, locale: Locale) {
  if (term.pack) return { best: [[packMark(term.pack)]], all: [[packMark(term.pack)]] }
  if (term.percent !== null) {
    const best = [[percentMark(term.percent)]]
    return { best, all: [...best, [unsignedMark(term.percent)]] }
  }
  // A known name is not read as transliterated Bulgarian: `butter` would become `батер` and find batteries.
  const meant = term.isForeign ? [] : term.spellings.filter((word) => known.exact.has(word))
  const [word = '', ...more] = term.words
  const found = more.length === 0 ? known.exact.get(word) : undefined
  const isMeantSo = !found || term.isName || term.chains.length > 0 || isSameWord(term, found, locale)
  const typed: Alternative[] = [isMeantSo ? term.words : noWord, ...meant.map((word) => [word])]
  const synonyms = [...withoutBroaderNames(term), ...meant.flatMap((word) => synonymsOf([word], locale))]
  const completions = isKnown(term, known) ? [] : completionsOf(term, known, locale)
  const best = term.isForeign ? [...synonyms, ...brandsOf(term)] : typed
  const all = [...best, ...(term.isForeign ? typed.filter(isLatin(term, known)) : synonyms), ...completions]
  return term.isFreeOf ? { best: freeOf(best), all: freeOf(all) } : { best, all }
}

/** Excludes words that are written in Cyrillic here when a name was typed in Latin letters: `Käse` is not `къс`. */
function isLatin({ typed }: Term, { exact }: Known) {
  const isTypedSo = scriptOf(typed) === 'latin'
  return (words: Alternative) => !isTypedSo || !words.some((word) => exact.get(word)?.cyrillic)
}

/** Only names of one word have a free-of mark in the index. */
const freeOf = (names: Alternative[]): Alternative[] =>
  names.flatMap(([word, ...others]) => (word && others.length === 0 ? [[freeOfMark(word)]] : []))
