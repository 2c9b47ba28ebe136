import { soldByWeight } from '@/domain/product-group-words'
import type { Side } from './align'
import { type Entry, partnersOf, placesOf, sidesOf } from './candidates'
import { type Figures, featureNames, featuresOf } from './features'
import { learntModel, logit, type Model } from './model'
import { type Pair, rivalFigures } from './rivals'

/**
 * Log-odds that two names of a group mean one product; 0 is even. A `barred` pair has another size, brand or the like:
 * it is neither united nor proposed by itself, but other pairs may unite its clusters.
 */
export type Link = { a: number; b: number; logit: number; barred: boolean }

const at = (name: (typeof featureNames)[number]) => featureNames.indexOf(name)

/** Differences that make another product whatever the words say, unless a barcode or an editor knows better. */
const barriers = (['brandOther', 'packOther', 'percentOther', 'numberOther', 'without'] as const).map(at)
const [packUnknown, brandOne, exact] = [at('packUnknown'), at('brandOne'), at('exact')]

export function measuredPairs(entries: readonly Entry[], group: number | null): Omit<Pair, 'logit'>[] {
  const sides = sidesOf(entries, group)
  const places = placesOf(sides)
  const seen = new Set<number>()
  const pairs: Omit<Pair, 'logit'>[] = []
  for (const [own, side] of sides.entries()) {
    for (const other of partnersOf(side, sides, places, { self: own })) {
      const [a, b] = [Math.min(own, other), Math.max(own, other)]
      const key = a * sides.length + b
      const [one, two] = [sides[a], sides[b]]
      if (seen.has(key) || !one || !two) continue
      seen.add(key)
      const figures = featuresOf(one, two, group)
      if (figures) pairs.push({ a, b, figures })
    }
  }
  return pairs
}

/** As a logit; pairs below cannot be the same and are nobody's rivals. Leaving them out saves most of the memory. */
const hopeless = -7

export function linksOf(
  entries: readonly Entry[],
  measured: readonly Omit<Pair, 'logit'>[],
  model: Pick<Model, 'pair' | 'rivals' | 'same'> & { group: number | null },
): (Link & { second: readonly number[] })[] {
  const pairs = measured.flatMap((pair) => {
    const first = logit(pair.figures, model.pair)
    return first > hopeless ? [{ ...pair, logit: first }] : []
  })
  const figures = rivalFigures(entries, pairs, model.group)
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

/** Margin above the threshold for equal names. */
const sure = 1

/**
 * Rules without learning: barriers; loose goods of a brand differ from those without one; equal names are equal. The
 * figure of the size is 1 where only one name has a size, and less where neither has.
 */
function ruled(score: number, figures: Figures, { same, group }: { same: number; group: number | null }): number {
  const has = (index: number) => (figures[index] ?? 0) > 0
  const isDoubtful = figures[packUnknown] === 1 || (soldByWeight(group) && has(brandOne))
  if (isBarred(figures)) return Math.min(score - 1, same - 0.1)
  if (isDoubtful) return Math.min(score, same - 0.1)
  return has(exact) && !has(brandOne) ? Math.max(score, same + sure) : score
}

export function scoreGroup(entries: readonly Entry[], group: number | null): Link[] {
  return linksOf(entries, measuredPairs(entries, group), { ...learntModel, group })
}

export function scorePair(one: Side, other: Side, group: number | null): { logit: number; figures: Figures } | null {
  const figures = featuresOf(one, other, group)
  if (!figures) return null
  return { logit: ruled(logit(figures, learntModel.pair), figures, { same: learntModel.alone, group }), figures }
}
