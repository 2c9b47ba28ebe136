import { groupWords } from '@/domain/product-group-words'
import type { Side } from './align'
import type { Profile } from './profile'
import type { Word } from './words'

export type Entry = { profile: Profile; chains: readonly number[]; price: number | null }

/** With fewer names the rarity of words is unreliable, so this number is assumed. */
const fewestNames = 600
const asideWeight = 0.15

export function sidesOf(entries: readonly Entry[], group: number | null): Side[] {
  const weigh = rarityIn(entries, group)
  return entries.map((entry) => sideOf(entry, weigh))
}

export function sideOf({ profile, price }: Entry, weigh: (word: Word) => number): Side {
  const weights = profile.words.map(weigh)
  return { profile, price, weights, total: weights.reduce((sum, weight) => sum + weight, 0) }
}

export function rarityIn(entries: readonly Entry[], group: number | null): (word: Word) => number {
  const counts = new Map<number, number>()
  let all = 0
  for (const { profile, chains } of entries) {
    all += chains.length
    for (const { concept } of profile.words) counts.set(concept, (counts.get(concept) ?? 0) + chains.length)
  }
  const ofGroup = groupWords(group)
  const names = Math.max(all, fewestNames) + 2
  return ({ concept, aside, normal }) =>
    ((aside || ofGroup.has(normal) ? asideWeight : 1) * Math.log2(names / ((counts.get(concept) ?? 0) + 1))) / 4
}

function keysOf({ concept, stem, consonants }: Word): (string | number)[] {
  return [
    concept,
    ...(stem.length >= 3 ? [`p${stem.slice(0, 3)}`] : []),
    ...(consonants.length >= 3 ? [`k${consonants.slice(0, 4)}`] : []),
  ]
}

export type Places = ReadonlyMap<string | number, readonly number[]>

export function placesOf(sides: readonly Side[]): Places {
  const places = new Map<string | number, number[]>()
  for (const [index, { profile }] of sides.entries()) {
    for (const key of new Set(profile.words.flatMap(keysOf))) {
      const there = places.get(key)
      if (there) there.push(index)
      else places.set(key, [index])
    }
  }
  return places
}

export const mostPartners = 24
const roughKeyWeight = 0.5

type Wanted = { self?: number; most?: number }

/** A rough measure by shared keys, without comparing words; `self` is left out. */
export function partnersOf(
  side: Side,
  sides: readonly Side[],
  places: Places,
  { self, most = mostPartners }: Wanted = {},
): number[] {
  const widest = Math.max(60, sides.length / 4)
  const scores = new Map<number, number>()
  for (const [index, word] of side.profile.words.entries()) {
    const weight = side.weights[index] ?? 0
    for (const [rank, key] of keysOf(word).entries()) {
      const there = places.get(key) ?? []
      if (there.length > widest) continue
      const worth = rank === 0 ? weight : weight * roughKeyWeight
      for (const other of there) if (other !== self) scores.set(other, (scores.get(other) ?? 0) + worth)
    }
  }
  const { pack } = side.profile
  for (const [other, score] of scores) {
    const twin = sides[other]
    const size = twin?.profile.pack
    const bonus = pack && size && pack.unit === size.unit ? (pack.amount === size.amount ? 1 : -1) : 0
    scores.set(other, (score + bonus) / (1 + (twin?.total ?? 0)))
  }
  const found = [...scores.keys()]
  if (found.length <= most) return found
  return found.sort((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0) || a - b).slice(0, most)
}
