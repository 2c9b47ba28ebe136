import { scriptOf, transliterate } from './official-latin'

/** A name as a list spells it, in the canonical spelling, and its normalised word. */
export type SpelledName = { language: string; text: string; said: string; stem: string }

const shortLatinStem = 4
const shortWord = 3
/** Longer words of two languages are alike in the canonical spelling only where they are one. */
const longWord = 5

const lower = (text: string) => text.toLowerCase().replaceAll('ё', 'е').replaceAll('ß', 'ss')
const withoutDots = (text: string) => lower(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/ies$/, 'y')
const spelledOut = (text: string) => lower(text).replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')

type Endings = { more: RegExp; less: RegExp }

/** Letters that a form of a short name has more, or less, than the listed one: `Weine`, `ribs`; not `Handy` or `hate`. */
const endings: Readonly<Record<string, Endings>> = {
  de: { more: /^(?:ern?|e?n|e?s|e)?$/, less: /^e?n$/ },
  en: { more: /^(?:'?s|es)?$/, less: /^e?s$/ },
}
const foreignEndings: Endings = { more: /^(?:e?n|e?s)?$/, less: /^(?:e?n|e?s)$/ }

const longEndings: Endings = { more: /^.{0,2}$/, less: /^.{0,2}$/ }

function differBy(typed: string, listed: string, { more, less }: Endings): boolean {
  if (typed.startsWith(listed)) return more.test(typed.slice(listed.length))
  return listed.startsWith(typed) && less.test(listed.slice(typed.length))
}

/** Verbs and abstract nouns that differ from a name of their language only as its forms do. */
const notNames: Readonly<Record<string, ReadonlySet<string>>> = {
  bg: new Set(['поле', 'полето', 'бой', 'боят']),
  de: new Set(['reise', 'reisen', 'weinen']),
  ru: new Set(['дух', 'поле']),
}

export const isNoName = (typed: string, page: string): boolean => notNames[page]?.has(lower(typed)) === true

/**
 * German and English names are meant letter by letter, because `case` is no `Käse` and `Vater` no water; with more freedom in
 * their own language.
 */
function isLatinForm(typed: string, { language, text, said, stem }: SpelledName, page: string): boolean {
  if (scriptOf(typed) === 'cyrillic') return false
  const own = endings[page]
  if (language !== page || !own) {
    const isLong = stem.length > longWord && differBy(transliterate(typed), said, longEndings)
    return isLong || [lower, spelledOut].some((as) => differBy(lower(typed), as(text), foreignEndings))
  }
  return stem.length > shortLatinStem || [withoutDots, spelledOut].some((as) => differBy(as(typed), as(text), own))
}

/** Letters of a case, also without a vowel that is in others: `игрушек`. */
const longestCase = 2

/** Russian names: on a page in another language whole ones, and typed with Latin letters no short ones (`sad`). */
function isRussianForm(typed: string, { text, said: listed }: SpelledName, page: string): boolean {
  const said = transliterate(typed)
  const isOwn = page === 'ru'
  if (scriptOf(typed) !== 'cyrillic' || !isOwn)
    return lower(typed) === lower(text) || (said === listed && (isOwn || said.length > shortWord))
  const isNear = (one: string, other: string, most: number) => one.startsWith(other.slice(0, other.length - most))
  return isNear(said, listed, 1) || isNear(lower(typed), lower(text), longestCase)
}

/** Whether a typed word is a form of a name with its stem, which is not in Bulgarian. */
export const isFormOf = (typed: string, name: SpelledName, page: string): boolean =>
  scriptOf(name.text) === 'cyrillic' ? isRussianForm(typed, name, page) : isLatinForm(typed, name, page)

/** Endings of Bulgarian forms by that of the name: `пола` has no form `поле`. */
const bulgarianEndings: readonly (readonly [name: RegExp, form: RegExp])[] = [
  [/a$/, /^(?:ata|ite|[aio])$/],
  [/o$/, /^(?:oto|ata|[oa])$/],
  [/e$/, /^(?:eto|et?a|etata|ta|e)$/],
  [/./, /^(?:i?at?|ta|ite|ove(?:te)?|[iev])?$/],
]

/** Whether a word that is typed on a page in another language is a form of a Bulgarian name with a short stem. */
export function isBulgarianForm(typed: string, listed: string, stem: string): boolean {
  const said = transliterate(typed)
  if (/([b-df-hj-np-tv-z])\1$/i.test(typed)) return false
  const [, form] = bulgarianEndings.find(([name]) => name.test(listed)) ?? []
  return said === listed || said === stem || form?.test(said.slice(stem.length)) === true
}
