import { compared, errorsBetween } from './edit-distance'
import { isBulgarianForm, isFormOf, isNoName, type SpelledName } from './name-forms'
import { scriptOf, transliterate } from './official-latin'
import { isFillerIn, normalise, wordsOf } from './search-text'
import { food } from './synonyms-food'
import { household, nonFood } from './synonyms-non-food'

const languages = ['bg', 'de', 'en', 'ru'] as const

/** All searched things have a text in this language; most have no other. */
const contentLanguage = 'bg'

type Language = (typeof languages)[number]

/** `written` is the first spelling in each language, `whole` are all of them, unstemmed and in the canonical one. */
type Name = {
  words: readonly string[]
  written: Map<Language, string>
  whole: Set<string>
  foreign: SpelledName[]
}

type SynonymGroup = readonly Name[]

const lines = [food, household, nonFood].flatMap((list) => list.trim().split('\n'))

const spelled = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е')

const spellings = new Set(lines.flatMap((line) => line.split(/[|,]/).map(spelled)))

/** Whether the text is a whole name, letter by letter, in any of the languages. */
export const isSpelledName = (text: string): boolean => spellings.has(spelled(text))

export const synonymGroups: readonly SynonymGroup[] = lines.map((line) => namesIn(line))

const spellingsOf = (line: string) => line.split('|').map((column) => column.split(',').map((text) => text.trim()))

/** Without the dots, so that `Äpfel` begins like `Apfel`. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** German, English and Russian ones; `celeriac` begins like `celery`, but is no plural of it. */
const pluralEnding = /(?:[enrs]|[äöü]\p{L}+|[ыи]|ца|ья)$/iu
const longestPluralEnding = 3

/** The second spelling of a column where it is the plural of the first (`Tomate, Tomaten`), else the first. */
function pluralOf([one = '', many = '']: readonly string[]): string {
  const begins = plain(many).startsWith(plain(one).slice(0, Math.max(2, one.length - 2)))
  const longer = many.length - one.length
  return begins && longer >= 0 && longer <= longestPluralEnding && pluralEnding.test(many) ? many : one
}

const firstNames = lines.map((line) => spellingsOf(line).map(([first = '']) => first))
const pluralNames = lines.map((line) => spellingsOf(line).map((spellings) => pluralOf(spellings)))

function namesIn(line: string): Name[] {
  const names = new Map<string, Name>()
  for (const [index, column] of line.split('|').entries()) {
    const language = languages[index] ?? contentLanguage
    for (const text of column.split(',')) {
      const telling = [...wordsOf(text)].filter(({ start, end }) => !isFillerIn(text.slice(start, end), language))
      const words = telling.map(({ word }) => word)
      const name: Name = names.get(words.join(' ')) ?? { words, written: new Map(), whole: new Set(), foreign: [] }
      if (!name.written.has(language)) name.written.set(language, text.trim().toLowerCase())
      name.whole.add(transliterate(text))
      if (language !== contentLanguage)
        name.foreign.push({ language, text: text.trim(), said: transliterate(text), stem: words.join(' ') })
      names.set(words.join(' '), name)
    }
  }
  return [...names.values()]
}

export const longestSynonym = Math.max(...synonymGroups.flatMap((group) => group.map(({ words }) => words.length)))

const known = new Map<string, { name: Name; group: SynonymGroup }[]>()
for (const group of synonymGroups) {
  for (const name of group) {
    const key = name.words.join(' ')
    known.set(key, [...(known.get(key) ?? []), { name, group }])
  }
}

function meaningsOf(words: readonly string[], language: string) {
  const meanings = known.get(words.join(' ')) ?? []
  const inLanguage = meanings.filter(({ name }) => isIn(name, language))
  return inLanguage.length > 0 ? inLanguage : meanings
}

const isIn = (name: Name, language: string) => languages.some((each) => each === language && name.written.has(each))

/** Whether the normalised words are a name together, in any of the languages. */
export function isName(words: readonly string[]): boolean {
  return known.has(words.join(' '))
}

const wordsOfNames = new Set([...known.values()].flatMap((names) => names.flatMap(({ name }) => name.words)))

/** Whether a normalised word is in a name, in any of the languages. */
export function isOfName(word: string): boolean {
  return wordsOfNames.has(word)
}

/**
 * Whether a typed word is a whole Bulgarian name, where a name in the language has only its stem: `riba` is no rib and
 * `guma` no gum.
 */
export function isWholeInBulgarian(typed: string, word: string, language: string): boolean {
  const names = (known.get(word) ?? []).map(({ name }) => name)
  const own = names.filter((name) => isIn(name, language))
  const said = transliterate(typed)
  const isSaid = (name: Name) => name.whole.has(said)
  return own.length > 0 && !own.some(isSaid) && names.some((name) => isIn(name, contentLanguage) && isSaid(name))
}

const shortBulgarianStem = 3

/**
 * Whether a typed word means the name that has its stem, and does not only share it: `касис` is no `Käse`, `сира` no
 * `сыр`, `red` no `редис`, `чери` no `cherry`. A Bulgarian name, and one in the language of the page, may be inflected;
 * others are meant by their own letters.
 */
export function isMeantBy(typed: string, word: string, language: string): boolean {
  if (isNoName(typed, language)) return false
  const names = (known.get(word) ?? []).map(({ name }) => name)
  return names.some(
    (name) =>
      isFormInBulgarian(typed, name, word, language) || name.foreign.some((each) => isFormOf(typed, each, language)),
  )
}

/** Forms end so; `meds` and `Pool` are none of `мед` and `пола`. */
const bulgarianEnd = /(?:[aeiou]|at|[oe]v)$/

function isFormInBulgarian(typed: string, name: Name, word: string, language: string): boolean {
  if (!isIn(name, contentLanguage)) return false
  if (language === contentLanguage) return true
  const said = transliterate(typed)
  const isForm = scriptOf(typed) === 'cyrillic' || bulgarianEnd.test(said) || name.whole.has(said)
  if (!isForm || word.length > shortBulgarianStem) return isForm
  return [...name.whole].some((whole) => isBulgarianForm(typed, whole, word))
}

/** Whether the words are a name, but not in Bulgarian: in a Bulgarian text they would mean something else. */
export function isForeignName(words: readonly string[], language: string): boolean {
  const meanings = meaningsOf(words, language)
  return meanings.length > 0 && !meanings.some(({ name }) => isIn(name, contentLanguage))
}

/**
 * Other Bulgarian names of the normalised words. Names in other languages would match Bulgarian words that look like
 * them: `Kuchen` finds `куче`. Where the words mean different things in different languages (`hose`), the visitor's
 * language decides.
 */
export function synonymsOf(words: readonly string[], language: string): string[][] {
  const own = words.join(' ')
  const others = new Map<string, string[]>()
  for (const { group } of meaningsOf(words, language)) {
    for (const name of group) if (isIn(name, contentLanguage)) others.set(name.words.join(' '), [...name.words])
  }
  others.delete(own)
  return [...others.values()]
}

/**
 * Bulgarian names without the broader ones, where the own name is a narrow one too: `mineral water`, beside which its
 * language has `water`, is `минерална вода` and not every `вода`. German writes both words as one.
 */
export function narrowerNames(words: readonly string[], names: readonly string[][]): string[][] {
  const meanings = known.get(words.join(' ')) ?? []
  const isNarrow = meanings.some(({ name, group }) =>
    group.some((other) => shareLanguage(name, other) && isBroader(other.words, words)),
  )
  return names.filter((name) => !isNarrow || !names.some((other) => isBroader(name, other)))
}

const shareLanguage = (one: Name, other: Name) => languages.some((each) => isIn(one, each) && isIn(other, each))

function isBroader(name: readonly string[], narrower: readonly string[]): boolean {
  const [own, other] = [narrower.join(' '), name.join(' ')]
  return own !== other && (name.every((word) => narrower.includes(word)) || (!own.includes(' ') && own.endsWith(other)))
}

/** `кафе на зърна` is coffee too, while `мляко за тяло` is no milk. */
const isOfSameThing = ({ written }: Name) => written.get(contentLanguage)?.includes(' на ') === true

/** The thing of which a name is a kind: `кафе` of `кафе на зърна`. Null for any other name. */
export function thingOf(words: readonly string[]): string[] | null {
  const kind = known.get(words.join(' '))?.find(({ name }) => isOfSameThing(name))
  return kind ? normalise(kind.name.written.get(contentLanguage)?.split(' на ')[0] ?? '') : null
}

/** Bulgarian names of several words by each of their words: a search and each card of it ask for them. */
const longerNames = new Map<string, { name: Name; group: SynonymGroup }[]>()
for (const group of synonymGroups) {
  for (const name of group) {
    const longer = { name, group }
    if (name.words.length < 2 || !isIn(name, contentLanguage) || isOfSameThing(name)) continue
    for (const word of new Set(name.words)) longerNames.set(word, [...(longerNames.get(word) ?? []), longer])
  }
}

/**
 * Words beside which a Bulgarian name means something else: `слънчогледово` and `маслиново` beside `масло`, which alone
 * is butter.
 */
export function otherNamesWith(words: readonly string[]): string[][] {
  const own = new Set((known.get(words.join(' ')) ?? []).map(({ group }) => group))
  const others = new Map<string, string[]>()
  for (const { name, group } of new Set(words.flatMap((word) => longerNames.get(word) ?? []))) {
    const rest = name.words.filter((word) => !words.includes(word))
    if (own.has(group) || rest.length !== name.words.length - words.length || rest.length === 0) continue
    others.set(rest.join(' '), rest)
  }
  return [...others.values()]
}

const singleWords = [...known].flatMap(([key, names]) => (key.includes(' ') ? [] : [{ ...compared(key), names }]))

/** Known names that begin with the word, with their synonyms; empty for fewer than four letters. */
export function namesBeginningWith(word: string, language: string): string[][] {
  if (word.length < 4) return []
  const found = singleWords.filter((name) => name.word.startsWith(word)).slice(0, 5)
  return found.flatMap((name) => [[name.word], ...synonymsOf([name.word], language)])
}

type NearName = { word: string; errors: number; written: ReadonlyMap<string, string> }

export function namesLike(word: string, most: number): NearName[] {
  if (most === 0) return []
  const asked = compared(word)
  return singleWords.flatMap((name) => {
    const errors = errorsBetween(asked, name, most)
    if (errors > most) return []
    return [{ word: name.word, errors, written: new Map(name.names.flatMap(({ name }) => [...name.written])) }]
  })
}

export function writtenName(word: string): ReadonlyMap<string, string> {
  return new Map((known.get(word) ?? []).flatMap(({ name }) => [...name.written]))
}

/**
 * Bulgarian names that are shown by words of their own: their lines are broad, so that the search finds each thing by
 * the names of the others, but pretzel sticks are not all snacks. Columns as in the lists, with one spelling each.
 */
const shownNames = `
заквасена сметана | saure Sahne | sour cream | сметана
сметана заквасена | saure Sahne | sour cream | сметана
снакс | Snacks | snacks | снеки
солети | Salzstangen | pretzel sticks | соломка
хайвер | Fischrogen | fish roe | икра
тарама | Fischrogencreme | taramasalata | тарамасалата
салата | Salat | salad | салат
чаршаф | Bettlaken | bed sheet | простыня
мигли | Wimpern | eyelashes | ресницы
паркет | Parkett | parquet | паркет
дрехи | Kleidung | clothes | одежда
`

const shown = new Map<string, string[]>(
  shownNames
    .trim()
    .split('\n')
    .map((line) => {
      const names = spellingsOf(line).map(([first = '']) => first)
      return [normalise(names[0] ?? '').join(' '), names]
    }),
)

/** The first spelling in a language of normalised Bulgarian words, or its plural; null for none or several meanings. */
export function writtenIn(words: readonly string[], language: string, isMany = false): string | null {
  const column = languages.map(String).indexOf(language)
  const own = shown.get(words.join(' '))
  if (own) return own[column] || null
  const meanings = (known.get(words.join(' ')) ?? []).filter(({ name }) => isIn(name, contentLanguage))
  const [meaning] = meanings
  if (!meaning || meanings.length > 1) return null
  const names = (isMany ? pluralNames : firstNames)[synonymGroups.indexOf(meaning.group)]
  return names?.[column] || null
}
