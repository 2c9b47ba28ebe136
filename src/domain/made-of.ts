import { writtenName } from './synonyms'

/** How Bulgarian adjectives end that are made of a thing's name, with their articles: `ябълков`, `доматеното`. */
const ending = /(?:ов|ен)(?:[аои]|[аои]т[аое]|ият?)?$/iu

/**
 * Whether a Bulgarian word says what something is made of, and not what it is: `ябълков` of vinegar. `word` is its normalised form, which is
 * that of the thing (`ябълка`). Things whose own names end so (`морков`, `пелени`) are no such words.
 */
export function isMadeOf(written: string, word: string): boolean {
  if (!ending.test(written)) return false
  const thing = writtenName(word).get('bg')
  return thing !== undefined && !ending.test(thing)
}
