import { normalise } from '@/domain/search-text'

/** `6okolad`, `4aj`: digits that look like the Cyrillic letters are typed for them inside a word. */
const digitsInWord = /(?<![\p{L}\d])(?=[a-z46]*[46])(?=(?:[46]*[a-z]){3})[a-z46]+(?![\p{L}\d])/giu

export function withLettersForDigits(query: string): string {
  return query.replace(digitsInWord, (word) => word.replaceAll('4', 'ch').replaceAll('6', 'sh'))
}

/** Ways in which Bulgarian is typed with Latin letters besides the usual one. */
const habits: readonly (readonly [typed: RegExp, meant: string])[] = [
  [/q(?!u)/g, 'ya'],
  [/x/g, 'h'],
  [/u/g, 'a'],
  [/(?<=[bcdfghklmnprstvz])y(?=[bcdfghklmnprstvz])/g, 'a'],
  [/c(?![hk])/g, 'ts'],
  [/j/g, 'zh'],
]

/** Other normalised forms of a word typed with Latin letters: `mlqko` is `мляко`, `yabulka` is `ябълка`, `xlqb` is `хляб`. */
export function otherSpellings(typed: string): string[] {
  const word = typed.toLowerCase()
  if (!/^[a-z]+$/.test(word)) return []
  const single = habits.map(([pattern, meant]) => word.replace(pattern, meant))
  const all = habits.slice(0, 2).reduce((text, [pattern, meant]) => text.replace(pattern, meant), word)
  const own = normalise(word)[0]
  const forms = [...single, all].flatMap((text) => (text === word ? [] : normalise(text)))
  return [...new Set(forms)].filter((form) => form !== own)
}
