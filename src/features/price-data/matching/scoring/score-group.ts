import { soldByWeight } from '@/domain/product-group-words'
import type { Side } from './align'
import { type Entry, partnersOf, placesOf, sidesOf } from './candidates'
import { type Figures, featureNames, featuresOf } from './features'
import { learntModel, logit, type Model } from './model'
import { type Pair, rivalFigures } from './rivals'

/**
 * How likely two names of a group mean one product, as a logit: 0 is as likely as not. A `barred` pair is of another size, brand or the like; it is
 * never united by itself nor proposed, but others may be likely enough to unite it.
 */
export type Link = { a: number; b: number; logit: number; barred: boolean }

const at = (name: (typeof featureNames)[number]) => featureNames.indexOf(name)

/** What makes another product whatever the words say, unless a barcode or an editor knows better. */
const barriers = (['brandOther', 'packOther', 'percentOther', 'numberOther', 'without'] as const).map(at)
const [packUnknown, brandOne, exact] = [at('packUnknown'), at('brandOne'), at('exact')]

/** The pairs of names that are worth a comparison, with what is measured of each; of `owners` only those with one of them. */
export function measuredPairs(
  entries: readonly Entry[],
  group: number | null,
  owners?: ReadonlySet<number>,
): Omit<Pair, 'logit'>[] {
  const sides = sidesOf(entries, group)
  const places = placesOf(sides)
  const seen = new Set<number>()
  const pairs: Omit<Pair, 'logit'>[] = []
  for (const [own, side] of sides.entries()) {
    if (owners && !owners.has(own)) continue
    for (const other of partnersOf(side, sides, places, own)) {
      const [a, b] = [Math.min(own, other), Math.max(own, other)]
      const key = a * sides.length + b
      const [one, two] = [sides[a], sides[b]]
      if (seen.has(key) || !one || !two) continue
      seen.add(key)
      const figures = featuresOf(one, two)
      if (figures) pairs.push({ a, b, figures })
    }
  }
  return pairs
}

/** Pairs that cannot be the same are rivals of none; leaving them out saves most of the memory. */
const hopeless = -7

/** The links of measured pairs, without those that are certainly different. */
export function linksOf(
  entries: readonly Entry[],
  measured: readonly Omit<Pair, 'logit'>[],
  model: Pick<Model, 'pair' | 'rivals' | 'same'> & { group: number | null },
): (Link & { second: readonly number[] })[] {
  const pairs = measured.flatMap((pair) => {
    const first = logit(pair.figures, model.pair)
    return first > hopeless ? [{ ...pair, logit: first }] : []
  })
  const figures = rivalFigures(entries, pairs)
  return pairs.map(({ a, b, figures: own }, index) => {
    const second = figures[index] ?? []
    return {
      a,
      b,
      second,
      barred: isBarred(own),
      logit: ruled(logit(second, model.rivals), own, { same: model.same, group: model.group }),
    }
  })
}

const isBarred = (figures: Figures) => barriers.some((index) => (figures[index] ?? 0) > 0)

/** By how much names that say the same are surely above the threshold. */
const sure = 1

/**
 * Applies what holds without learning: barriers; loose goods of a brand are no goods without one; and names that say nothing else mean nothing
 * else. A size that only one of the names has is 1 among the figures, where neither has one it is less.
 */
function ruled(score: number, figures: Figures, { same, group }: { same: number; group: number | null }): number {
  const has = (index: number) => (figures[index] ?? 0) > 0
  const isDoubtful = figures[packUnknown] === 1 || (soldByWeight(group) && has(brandOne))
  if (isBarred(figures)) return Math.min(score - 1, same - 0.1)
  if (isDoubtful) return Math.min(score, same - 0.1)
  return has(exact) && !has(brandOne) ? Math.max(score, same + sure) : score
}

/** Scores the names of one group with each other. */
export function scoreGroup(entries: readonly Entry[], group: number | null): Link[] {
  return linksOf(entries, measuredPairs(entries, group), { ...learntModel, group })
}

/** How likely two names mean the same by themselves, without knowing what else there is. */
export function scorePair(one: Side, other: Side, group: number | null): { logit: number; figures: Figures } | null {
  const figures = featuresOf(one, other)
  if (!figures) return null
  return { logit: ruled(logit(figures, learntModel.pair), figures, { same: learntModel.alone, group }), figures }
}
