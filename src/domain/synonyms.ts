import { allowedErrors, editDistance } from './edit-distance'
import { isFiller, normalise } from './search-text'
import { food } from './synonyms-food'
import { household } from './synonyms-household'
import { things } from './synonyms-things'

/** The order of the languages in the lists. */
const languages = ['bg', 'de', 'en', 'ru']

type Name = { words: readonly string[]; languages: Set<string> }

/** What one thing is called in the four languages. */
export type SynonymGroup = readonly Name[]

export const synonymGroups: readonly SynonymGroup[] = [food, household, things].flatMap((list) =>
  list
    .trim()
    .split('\n')
    .map((line) => namesIn(line)),
)

function namesIn(line: string): Name[] {
  const names = new Map<string, Name>()
  for (const [index, column] of line.split('|').entries()) {
    for (const text of column.split(',')) {
      const words = normalise(text).filter((word) => !isFiller(word))
      const name = names.get(words.join(' ')) ?? { words, languages: new Set() }
      name.languages.add(languages[index] ?? '')
      names.set(words.join(' '), name)
    }
  }
  return [...names.values()]
}

/** How many words the longest name has. */
export const longestName = Math.max(...synonymGroups.flatMap((group) => group.map(({ words }) => words.length)))

const known = new Map<string, { name: Name; group: SynonymGroup }[]>()
for (const group of synonymGroups) {
  for (const name of group) {
    const key = name.words.join(' ')
    known.set(key, [...(known.get(key) ?? []), { name, group }])
  }
}

/**
 * Other names, in all four languages, of what the normalised words name together; none for words that name nothing known.
 * Where the words name different things in different languages (`hose`), the visitor's language decides.
 */
export function synonymsOf(words: readonly string[], language: string): string[][] {
  const own = words.join(' ')
  const meanings = known.get(own) ?? []
  const inLanguage = meanings.filter(({ name }) => name.languages.has(language))
  const others = new Map<string, string[]>()
  for (const { group } of inLanguage.length > 0 ? inLanguage : meanings) {
    for (const name of group) others.set(name.words.join(' '), [...name.words])
  }
  others.delete(own)
  return [...others.values()]
}

const singleWords = [...known.keys()].filter((key) => !key.includes(' '))

/** What the known names that begin with the word stand for, themselves included; none for fewer than four letters. */
export function namesBeginningWith(word: string, language: string): string[][] {
  if (word.length < 4) return []
  return withSynonyms(
    singleWords.filter((name) => name.startsWith(word)),
    language,
  )
}

/** What the known names that the word may be mistyped for stand for, themselves included. */
export function namesLike(word: string, language: string): string[][] {
  const allowed = allowedErrors(word.length)
  if (allowed === 0) return []
  const distances = singleWords.map((name) => ({ name, distance: editDistance(name, word, allowed) }))
  const best = Math.min(...distances.map(({ distance }) => distance))
  if (best > allowed) return []
  return withSynonyms(
    distances.filter(({ distance }) => distance === best).map(({ name }) => name),
    language,
  )
}

function withSynonyms(names: string[], language: string): string[][] {
  return names.slice(0, 5).flatMap((name) => [[name], ...synonymsOf([name], language)])
}
