import { normalise } from '@/domain/search-text'
import { isName } from '@/domain/synonyms'
import type { WordCorrection } from './corrections'
import type { Term } from './terms'
import { lexeme } from './tsquery'
import { lookUp, thingsWith } from './vocabulary'

const shortestPart = 3
const fewestLetters = 7

type Reading = WordCorrection & { words: string[] }

function parted({ typed, words }: Term): Reading[] {
  if (words.length !== 1 || typed.length < fewestLetters || !/^\p{L}+$/u.test(typed)) return []
  return Array.from({ length: typed.length - 2 * shortestPart + 1 }, (_, index) => {
    const parts = [typed.slice(0, shortestPart + index), typed.slice(shortestPart + index)]
    return { typed, found: parts.join(' '), words: parts.flatMap((part) => normalise(part)) }
  })
}

function united(terms: readonly Term[], doubtful: readonly Term[]): Reading[] {
  return terms.flatMap((term, index) => {
    const next = terms[index + 1]
    const isAsked = next && [term, next].every(({ words }) => words.length === 1 && !/\d/.test(words.join('')))
    if (!isAsked || ![term, next].some((each) => doubtful.includes(each))) return []
    const found = term.typed + next.typed
    return [{ typed: `${term.typed} ${next.typed}`, found, words: normalise(found) }]
  })
}

/**
 * Words joined or split wrongly (`тоалетнахартия`, `хар тия`), read as known names or as words that stand so in the
 * name of an offer or product.
 */
export async function joinedWords(terms: readonly Term[], doubtful: readonly Term[]): Promise<WordCorrection[]> {
  const readings = [...doubtful.flatMap(parted), ...united(terms, doubtful)]
  const named = readings.filter(({ words }) => isName(words))
  const other = readings.filter((reading) => !named.includes(reading))
  const { exact } = await lookUp([...new Set(other.flatMap(({ words }) => words))])
  const written = other.filter(({ words }) => words.length > 0 && words.every((word) => exact.has(word)))
  const queries = new Map(written.map((reading) => [reading.words.map(lexeme).join('&'), reading]))
  const together = (await thingsWith([...queries.keys()])).flatMap((query) => queries.get(query) ?? [])
  const chosen = new Map<string, WordCorrection>()
  for (const { typed, found } of [...named, ...together]) if (!chosen.has(typed)) chosen.set(typed, { typed, found })
  return [...chosen.values()]
}
