import { editDistance } from '@/domain/edit-distance'
import { readProductName } from '@/domain/product-name'
import { profileOf } from '@/features/price-data/matching/scoring/profile'
import { likenessInSound, stemPair } from '@/features/price-data/matching/scoring/word-likeness'
import type { Word } from '@/features/price-data/matching/scoring/words'
import { coincidence } from './coincidence'
import type { NamedGroup } from './day'

export type Uses = (barcode: string | null) => boolean

type Words = Map<string, Word>

/** Two names of one barcode: the words, by their stems, that have no partner by sound in the other name. */
type Unlike = { barcode: string; left: Words; right: Words }

/** A pair seen with fewer barcodes may be a coincidence. */
const fewestBarcodes = 2
/** Greatest chance of a coincidence with which a pair is learnt. */
const mostChance = 3e-4
/** Sound is evidence of its own: a pair that is wholly alike in sound may be this many times likelier a coincidence. */
const worthOfSound = 30
/** From here words need no pair, because they are alike in sound. */
const alike = 0.8
const shortestStem = 2

/**
 * Pairs of words that mean the same (`пз=pasta`), learnt from the names of one barcode and from nothing else: no list
 * written by hand is looked at. Spellings that sound alike (`almond`, `almonds`) are one word here. The pair that is the
 * least likely coincidence is learnt first and explains its words, so that `cabernet` is not paired with `совиньон` too.
 * Words that stand together in a name are two things.
 */
export function learnWordPairs(groups: readonly NamedGroup[], uses: Uses): string[] {
  const names = groups.flatMap((group) => namesOfBarcodes(group, uses))
  const unlike = names.flatMap(unlikeWords)
  const stems = names.map(({ profiles }) => new Map(profiles.flatMap((words) => [...words])))
  const often = once((stem, word) => stems.filter((words) => words.has(stem) || soundsAmong(word, words)).length)
  const stand = placesOf(groups, new Set(unlike.flatMap(({ left, right }) => [...left.keys(), ...right.keys()])))
  const learnt: string[] = []
  for (;;) {
    const judged = withEvidence([...pairsIn(unlike).values()]).flatMap((pair) => {
      const { one, other, barcodes } = pair
      if (barcodes.size < fewestBarcodes || together(stand, one.stem, other.stem)) return []
      const counts = { both: barcodes.size, one: often(one), other: often(other), all: names.length }
      return [{ ...pair, chance: coincidence(counts) / worthOfSound ** soundShare(one, other) }]
    })
    const [best] = judged.filter(({ chance }) => chance <= mostChance).sort((a, b) => a.chance - b.chance)
    if (!best) return learnt.sort()
    for (const { one, other } of best.spellings) {
      learnt.push(stemPair(one.stem, other.stem))
      for (const names of unlike) explain(names, one.stem, other.stem)
    }
  }
}

function once(count: (stem: string, word: Word) => number): (word: Word) => number {
  const known = new Map<string, number>()
  return (word) => {
    const found = known.get(word.stem) ?? count(word.stem, word)
    known.set(word.stem, found)
    return found
  }
}

const soundsAmong = (word: Word, words: Words) =>
  [...words.values()].some((other) => likenessInSound(word, other) >= alike)

/** Names of each barcode that teaches, as words by their stems; words of one meaning by the lists stay apart here. */
function namesOfBarcodes({ group, barcoded }: NamedGroup, uses: Uses) {
  const taught = barcoded.filter(({ barcode }) => barcode !== null && uses(barcode))
  return [...Map.groupBy(taught, ({ barcode }) => barcode ?? '')].map(([barcode, listings]) => {
    const profiles = [...new Set(listings.map(({ name }) => name))].map((name): Words => {
      const { words } = profileOf(name, group, { ...readProductName(name), certain: false })
      return new Map(
        words.flatMap((word) => (word.aside || word.stem.length < shortestStem ? [] : [[word.stem, word] as const])),
      )
    })
    return { barcode, profiles }
  })
}

function unlikeWords({ barcode, profiles }: { barcode: string; profiles: readonly Words[] }): Unlike[] {
  return profiles.flatMap((one, index) =>
    profiles.slice(index + 1).map((other) => ({ barcode, left: without(one, other), right: without(other, one) })),
  )
}

function without(words: Words, others: Words): Words {
  const rest = [...words].filter(
    ([, word]) => ![...others.values()].some((twin) => likenessInSound(word, twin) >= alike),
  )
  return new Map(rest)
}

type Pair = { one: Word; other: Word; barcodes: Set<string> }

function pairsIn(unlike: readonly Unlike[]): Map<string, Pair> {
  const pairs = new Map<string, Pair>()
  for (const { barcode, left, right } of unlike) {
    for (const one of left.values()) {
      for (const other of right.values()) {
        const key = stemPair(one.stem, other.stem)
        const pair = pairs.get(key) ?? { one, other, barcodes: new Set() }
        pair.barcodes.add(barcode)
        pairs.set(key, pair)
      }
    }
  }
  return pairs
}

/** The barcodes of all spellings of a pair that sound alike. */
function withEvidence(pairs: readonly Pair[]): (Pair & { spellings: readonly Pair[] })[] {
  const isOne = (one: Word, other: Word) => one.stem === other.stem || likenessInSound(one, other) >= alike
  return pairs.map((pair) => {
    const spellings = pairs.filter(
      ({ one, other }) =>
        (isOne(one, pair.one) && isOne(other, pair.other)) || (isOne(one, pair.other) && isOne(other, pair.one)),
    )
    return { ...pair, spellings, barcodes: new Set(spellings.flatMap(({ barcodes }) => [...barcodes])) }
  })
}

function explain({ left, right }: Unlike, one: string, other: string): void {
  for (const [here, there] of [
    [left, right],
    [right, left],
  ] as const) {
    if (!here.has(one) || !there.has(other)) continue
    here.delete(one)
    there.delete(other)
  }
}

function soundShare(one: Word, other: Word): number {
  const longest = Math.max(one.consonants.length, other.consonants.length, 1)
  return 1 - editDistance(one.consonants, other.consonants, longest) / longest
}

/** The names of all groups in which each of these stems stands. */
function placesOf(groups: readonly NamedGroup[], stems: ReadonlySet<string>): Map<string, Set<number>> {
  const places = new Map<string, Set<number>>()
  let place = 0
  for (const { profile } of groups.flatMap(({ entries }) => entries)) {
    place++
    for (const { stem } of profile.words) {
      if (stems.has(stem)) places.set(stem, (places.get(stem) ?? new Set()).add(place))
    }
  }
  return places
}

const fewestTogether = 2

function together(places: ReadonlyMap<string, Set<number>>, one: string, other: string): boolean {
  const [left, right] = [places.get(one), places.get(other)]
  return left !== undefined && right !== undefined && left.intersection(right).size >= fewestTogether
}
