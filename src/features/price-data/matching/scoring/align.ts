import type { Profile } from './profile'
import { wordLikeness } from './word-likeness'
import type { Word } from './words'

export type Side = { profile: Profile; price: number | null; weights: readonly number[]; total: number }

export type Rest = { words: readonly Word[]; sum: number; most: number }

/** `shared` is the weight of the common words, `fuzzy` the uncertain part. */
export type Alignment = {
  shared: number
  fuzzy: number
  bestShared: number
  firstShared: boolean
  common: readonly Word[]
  rest: readonly [Rest, Rest]
}

/** Greedy: the surest pairs of words first. */
export function align(one: Side, other: Side): Alignment {
  const options: { like: number; i: number; j: number }[] = []
  for (const [i, word] of one.profile.words.entries()) {
    for (const [j, twin] of other.profile.words.entries()) {
      const like = wordLikeness(word, twin)
      if (like > 0) options.push({ like, i, j })
    }
  }
  options.sort((a, b) => b.like - a.like || a.i - b.i || a.j - b.j)
  const left = new Set<number>()
  const right = new Set<number>()
  const found = { shared: 0, fuzzy: 0, bestShared: 0, firstShared: false }
  for (const { like, i, j } of options) {
    if (left.has(i) || right.has(j)) continue
    left.add(i)
    right.add(j)
    const weight = ((one.weights[i] ?? 0) + (other.weights[j] ?? 0)) / 2
    found.shared += weight * like
    found.fuzzy += weight * (1 - like)
    found.bestShared = Math.max(found.bestShared, weight * like)
    if (i === 0 && j === 0) found.firstShared = true
  }
  const common = one.profile.words.filter((_, index) => left.has(index))
  return { ...found, common, rest: [restOf(one, left), restOf(other, right)] }
}

function restOf({ profile, weights }: Side, paired: ReadonlySet<number>): Rest {
  const words: Word[] = []
  let sum = 0
  let most = 0
  for (const [index, word] of profile.words.entries()) {
    if (paired.has(index)) continue
    const weight = weights[index] ?? 0
    words.push(word)
    sum += weight
    most = Math.max(most, weight)
  }
  return { words, sum, most }
}
