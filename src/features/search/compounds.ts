import { normalise } from '@/domain/search-text'
import { isName, synonymsOf } from '@/domain/synonyms'

const shortestPart = 4
const mostNames = 40

/**
 * What a German compound of two known words may be called: `Winterjacke` is `зимно яке`, both words standing together.
 * Nothing for a word that is no such compound.
 */
export function compoundNames(typed: string, language: string): string[][] {
  if (!/^\p{Script=Latin}+$/u.test(typed)) return []
  for (let place = shortestPart; place <= typed.length - shortestPart; place++) {
    const [left, right] = [typed.slice(0, place), typed.slice(place)].map((part) => namesOf(part, language))
    if (left?.length && right?.length) {
      return left.flatMap((first) => right.map((second) => [first, second])).slice(0, mostNames)
    }
  }
  return []
}

/** The word itself and its other names of one word; compounds are joined by an `s` now and then. */
function namesOf(part: string, language: string): string[] {
  const own = [part, part.replace(/s$/, '')].map((text) => normalise(text)[0] ?? '')
  const known = own.find((word) => isName([word]))
  if (!known) return []
  return [known, ...synonymsOf([known], language).flatMap((words) => (words.length === 1 ? words : []))].slice(0, 8)
}
