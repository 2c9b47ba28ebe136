import { normalise } from '@/domain/search-text'
import { isName, synonymsOf } from '@/domain/synonyms'

const shortestPart = 4
/** Tea and ice cream have fewer letters: `Früchtetee`, `Erdbeereis`. */
const shortEnd = /(?:tee|eis)$/i
const mostNames = 40

/**
 * Bulgarian names of a German compound of two known words: `Winterjacke` is `зимно яке`, both words standing together.
 * Empty for any other word.
 */
export function compoundNames(typed: string, language: string): string[][] {
  if (!/^\p{Script=Latin}+$/u.test(typed)) return []
  const end = typed.length - (shortEnd.test(typed) ? shortestPart - 1 : shortestPart)
  for (let place = shortestPart; place <= end; place++) {
    const [left, right] = [typed.slice(0, place), typed.slice(place)].map((part) => namesOf(part, language))
    if (left?.length && right?.length) {
      return left.flatMap((first) => right.map((second) => [first, second])).slice(0, mostNames)
    }
  }
  return []
}

/** German compounds may be joined by `s`, `er` or `n`, which are tried without: `Rindersalami`. */
function namesOf(part: string, language: string): string[] {
  const parts = [part, part.replace(/s$/, ''), part.replace(/(?<=\p{L}{4})(?:er|n)$/u, '')]
  const own = parts.map((text) => normalise(text)[0] ?? '')
  const known = own.find((word) => isName([word]))
  if (!known) return []
  return [known, ...synonymsOf([known], language).flatMap((words) => (words.length === 1 ? words : []))].slice(0, 8)
}
