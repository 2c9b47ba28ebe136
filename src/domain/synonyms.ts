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
