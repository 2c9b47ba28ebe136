import { allowedErrors, typingErrors, withSwappedPairs } from '@/domain/edit-distance'
import { normalise, wordsOf } from '@/domain/search-text'
import { namesLike, writtenName } from '@/domain/synonyms'
import type { Locale } from '@/i18n/routing'
import type { ChainNames } from './chains'
import { queryText, type Term } from './terms'
import { isShownInCyrillic, lookUpSimilar, type WrittenWord } from './vocabulary'

/** A word that nothing has, as typed, and the word that it is read as, as people write it. */
export type Correction = { typed: string; found: string }

/** A rare word two errors away, such as `nudeln` for `Nutela`, is rather none. */
const leastLikelihood = -3

/** Of a hundred documents on, more say nothing: among years of brochures `малки` is not what everybody means. */
const mostFrequency = 2

/** How a word of the index or a known name differs from what was typed; `isLikelier` where people often type it so. */
type Difference = { errors: number; isLikelier: boolean }

/** The likeliest word for each of these terms, which nothing has; none for a term that is like no known word. */
export async function correctionsOf(terms: Term[], locale: Locale, chains: ChainNames): Promise<Correction[]> {
  const asked = terms.filter(({ words }) => words.length === 1).map((term) => toAsked(term, locale, chains))
  const similar = await lookUpSimilar(
    asked.flatMap(({ forms }) => forms.filter((form) => allowedErrors(form.length) > 0)),
    asked.flatMap(({ swapped, named }) => [...swapped, ...named.keys()]),
  )
  const written = new Map(similar.map((word) => [word.word, word]))
  return asked.flatMap((each) => {
    const words = [...new Set([...written.keys(), ...each.named.keys()])]
    const candidates = words.flatMap((word) => {
      const difference = differenceOf(word, each)
      const found = written.get(word) ?? { word, cyrillic: null, latin: null, documents: 0 }
      const likelihood = difference ? likelihoodOf(found, difference, each) : null
      return likelihood !== null && likelihood >= leastLikelihood ? [{ found, likelihood }] : []
    })
    const [best] = candidates.sort((a, b) => b.likelihood - a.likelihood)
    return best ? [{ typed: each.typed, found: writtenFor(best.found, each) }] : []
  })
}

type Asked = {
  typed: string
  forms: string[]
  /** What it would be with two neighbours the other way round: a swap changes a short word too much to be found as like it. */
  swapped: string[]
  /** Names of things and chains that are like it, with the number of typing errors; they need not be anywhere. */
  named: Map<string, number>
  locale: Locale
  chains: ChainNames
}

function toAsked({ typed, words, spellings }: Term, locale: Locale, chains: ChainNames): Asked {
  const forms = [...words, ...spellings]
  const swaps = Array.from({ length: Math.max(0, typed.length - 1) }, (_, at) =>
    normalise(typed.slice(0, at) + typed.charAt(at + 1) + typed.charAt(at) + typed.slice(at + 2)),
  )
  const swapped = [...swaps.map(([word]) => word ?? ''), ...forms.flatMap(withSwappedPairs)]
  const named = new Map(forms.flatMap((form) => namesNear(form, { typed, locale, chains })))
  return { typed, forms, swapped: [...new Set(swapped)].filter((word) => word.length > 2), named, locale, chains }
}

/** The query with the corrections in place. */
export function corrected(query: string, corrections: Correction[]): string {
  const text = queryText(query)
  const found = new Map(corrections.map(({ typed, found }) => [typed, found]))
  let read = ''
  let place = 0
  for (const { start, end } of wordsOf(text)) {
    read += text.slice(place, start) + (found.get(text.slice(start, end)) ?? text.slice(start, end))
    place = end
  }
  return read + text.slice(place)
}

/** How a word sounds: unstressed vowels are written one for the other, `шокулад`, `малоко`. */
const sound = (word: string) => word.replace(/[ou]/g, 'a').replace(/e/g, 'i')

const soundsLike = (form: string, word: string) => sound(form) === sound(word)

/**
 * Names in the language of the page, and in any other where they sound alike. A short word is like too many of them: at least its first
 * letter must be right.
 */
function namesNear(form: string, { typed, locale, chains }: Pick<Asked, 'typed' | 'locale' | 'chains'>) {
  const isShort = allowedErrors(form.length) === 0
  const names = namesLike(form, allowedErrors(isShort ? typed.length : form.length))
  const own = names.filter(
    ({ word, written, errors }) =>
      (written.has(locale) || soundsLike(form, word)) &&
      (isShort ? word[0] === form[0] : errors <= allowedErrors(Math.min(form.length, word.length))),
  )
  const called = [...chains.keys()].flatMap((word) => {
    const errors = word.includes(' ') ? null : errorsBetween(form, word)
    return errors === null ? [] : [{ word, errors }]
  })
  return [...own, ...called].map(({ word, errors }) => [word, errors] as const)
}

function differenceOf(word: string, { forms, swapped, named }: Asked): Difference | null {
  const isLikelier = swapped.includes(word) || forms.some((form) => isOtherForm(form, word) || soundsLike(form, word))
  const counts = forms.map((form) => errorsBetween(form, word)).filter((errors) => errors !== null)
  const errors = Math.min(
    ...counts,
    named.get(word) ?? Number.POSITIVE_INFINITY,
    isLikelier ? 1 : Number.POSITIVE_INFINITY,
  )
  return Number.isFinite(errors) ? { errors, isLikelier } : null
}

/** The light stems of two forms of a word may differ by a vowel at the end: `филия`, `филии`. */
const isOtherForm = (form: string, word: string) => word.length >= 3 && form.replace(/[aeiou]$/, '') === word

/** The number of typing errors between two words, or null when there are too many. */
function errorsBetween(form: string, word: string): number | null {
  const allowed = allowedErrors(Math.min(form.length, word.length))
  const errors = typingErrors(form, word, allowed)
  return errors <= allowed ? errors : null
}

/**
 * A frequent word, and above all the name of a thing in the language of the page, is likelier than a rare word with one error less, which
 * may be a typing error itself. A Bulgarian name that nothing has is none to look for.
 */
function likelihoodOf({ word, documents }: WrittenWord, { errors, isLikelier }: Difference, asked: Asked): number {
  const names = writtenName(word)
  const isLookedFor = documents > 0 || !names.has('bg')
  const isOwnName = asked.chains.has(word) || (names.has(asked.locale) && isLookedFor)
  const soundsLikeName = names.size > 0 && isLookedFor && asked.forms.some((form) => soundsLike(form, word))
  const beginsSo = asked.forms.some((form) => form[0] === word[0])
  return (
    Math.min(mostFrequency, Math.log10(1 + documents)) +
    (isOwnName ? 1.5 : soundsLikeName ? 0.5 : 0) +
    (isLikelier ? 1 : 0) -
    (beginsSo ? 0 : 1) -
    2 * errors
  )
}

/** The word as people write it: a name as in its language, else as some text has it. */
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
