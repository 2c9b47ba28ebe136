import { stem } from './stem'
import { transliterate } from './transliterate'

/** A number with its decimals, or a run of letters; `400г` is two words. */
const wordPattern = /\d+(?:[.,]\d+)?|\p{L}[\p{L}\p{M}]*/gu

const memory = new Map<string, string>()
const memorySize = 50_000

/**
 * The words of a text in the one form that search compares: lower case, canonical Latin letters, light stems, in the order
 * of the text. `мляко`, `млякото`, `mlyako`, `mliako` and `mljako` are equal.
 */
export function normalise(text: string): string[] {
  const words: string[] = []
  for (const [raw] of text.matchAll(wordPattern)) {
    const word = normaliseWord(raw)
    if (word) words.push(word)
  }
  return words
}

/** The words of a text as written, with the place of each and its normalised form: for snippets and highlights. */
export function* wordsOf(text: string): Generator<{ start: number; end: number; word: string }> {
  for (const match of text.matchAll(wordPattern)) {
    const word = normaliseWord(match[0])
    if (word) yield { start: match.index, end: match.index + match[0].length, word }
  }
}

function normaliseWord(raw: string): string {
  const known = memory.get(raw)
  if (known !== undefined) return known
  const word = /^\d/.test(raw) ? number(raw) : stem(transliterate(raw)).slice(0, 40)
  if (memory.size >= memorySize) memory.clear()
  memory.set(raw, word)
  return word
}

function number(raw: string): string {
  const [whole = '', decimals = ''] = raw.split(/[.,]/)
  const trimmed = decimals.replace(/0+$/, '')
  return (trimmed ? `${whole.replace(/^0+(?=\d)/, '')}.${trimmed}` : whole).slice(0, 20)
}

const fillers = new Set(
  normalise(
    'и или в във с със на за от до по при без това a an the and or of for with in on at to der die das den dem des ' +
      'ein eine einen und oder für mit im in von zu bei aus auf из или для без на от до и в во с со по',
  ),
)

/** True for stop words such as `и`, `für`, `the`. */
export function isFiller(word: string): boolean {
  return fillers.has(word)
}
