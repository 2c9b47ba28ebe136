import { editDistance } from '@/domain/edit-distance'
import learnt from './learnt-words.json'
import type { Word } from './words'

export const stemPair = (one: string, other: string) => (one < other ? `${one}=${other}` : `${other}=${one}`)

let taught: ReadonlySet<string> = new Set(learnt)
let memory = new Map<number, number>()
const mostPairs = 2_000_000

/** Replaces the learnt pairs, for measurements that must not know what they measure with. */
export function learnWords(pairs: Iterable<string>): void {
  taught = new Set(pairs)
  memory = new Map()
}

const numbersApart = 1_048_576

/** From 0 to 1. */
export function wordLikeness(one: Word, other: Word): number {
  if (one.concept === other.concept) return 1
  const key = one.id < other.id ? one.id * numbersApart + other.id : other.id * numbersApart + one.id
  const known = memory.get(key)
  if (known !== undefined) return known
  const found = likenessOf(one, other)
  if (memory.size >= mostPairs) memory = new Map()
  memory.set(key, found)
  return found
}

function likenessOf(one: Word, other: Word): number {
  const likeness = likenessInSound(one, other)
  return likeness < 0.9 && taught.has(stemPair(one.stem, other.stem)) ? 0.9 : likeness
}

/** Without any list or learnt pair. Steps from certain to weak; their worth is learnt with everything else. */
export function likenessInSound(one: Word, other: Word): number {
  if (one.stem === other.stem || one.normalWithE === other.normalWithE) return 0.95
  const [short, long] = one.sound.length <= other.sound.length ? [one, other] : [other, one]
  return Math.max(shortened(short, long), alikeInSound(one, other), mistyped(short, long))
}

function shortened(short: Word, long: Word): number {
  if (short.dotted && long.sound.startsWith(short.sound)) return short.sound.length >= 2 ? 0.85 : 0.6
  if (short.stem.length >= 3 && long.sound.startsWith(short.stem)) return short.stem.length >= 4 ? 0.8 : 0.55
  return abbreviates(short.sound, long.sound) ? 0.3 : 0
}

/** `шмп` has consonants of `шампоан` in order and the same beginning. */
function abbreviates(short: string, long: string): boolean {
  if (short.length < 2 || /[aeiou]/.test(short) || short[0] !== long[0] || long.length < short.length + 2) return false
  let at = 0
  for (const sign of long) if (sign === short[at]) at++
  return at === short.length
}

function alikeInSound(one: Word, other: Word): number {
  const length = one.consonants.length
  const scriptsDiffer = one.latin !== other.latin
  if (one.consonants === other.consonants) {
    if (length >= 3) return scriptsDiffer ? 0.9 : 0.8
    return scriptsDiffer && length === 2 ? 0.6 : 0
  }
  return scriptsDiffer && length >= 4 && editDistance(one.consonants, other.consonants, 1) === 1 ? 0.6 : 0
}

function mistyped(short: Word, long: Word): number {
  if (short.sound.length < 5) return 0
  const errors = editDistance(short.sound, long.sound, 2)
  if (errors === 1) return 0.85
  return errors === 2 && short.sound.length >= 7 ? 0.7 : 0
}
