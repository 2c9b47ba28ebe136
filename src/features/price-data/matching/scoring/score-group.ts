import type { Side } from './align'
import { type Entry, partnersOf, placesOf, sidesOf } from './candidates'
import { type Figures, featureNames, featuresOf } from './features'
import { learntModel, logit, type Model } from './model'
import { type Pair, rivalFigures } from './rivals'

/** How likely two names of a group mean one product, as a logit: 0 is as likely as not. */
export type Link = { a: number; b: number; logit: number }

/** What makes another product whatever the words say, unless a barcode or an editor knows better. */
const barriers = (['packOther', 'percentOther', 'numberOther', 'without'] as const).map((name) =>
  featureNames.indexOf(name),
)
/** A size that only one of the names has: 1, where neither has one: less. */
const packUnknown = featureNames.indexOf('packUnknown')

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
  model: Pick<Model, 'pair' | 'rivals' | 'same'>,
): (Link & { second: readonly number[] })[] {
  const pairs = measured.flatMap((pair) => {
    const first = logit(pair.figures, model.pair)
    return first > hopeless ? [{ ...pair, logit: first }] : []
  })
  const figures = rivalFigures(entries, pairs)
  return pairs.map(({ a, b, figures: own }, index) => {
    const second = figures[index] ?? []
    return { a, b, second, logit: barred(logit(second, model.rivals), own, model.same) }
  })
}

function barred(score: number, figures: Figures, same: number): number {
  const isBarred = barriers.some((index) => (figures[index] ?? 0) > 0) || figures[packUnknown] === 1
  return isBarred ? Math.min(score - 1, same - 0.1) : score
}

/** Scores the names of one group with each other. */
export function scoreGroup(entries: readonly Entry[], group: number | null): Link[] {
  return linksOf(entries, measuredPairs(entries, group), learntModel)
}

/** How likely two names mean the same by themselves, without knowing what else there is. */
export function scorePair(one: Side, other: Side): { logit: number; figures: Figures } | null {
  const figures = featuresOf(one, other)
  if (!figures) return null
  return { logit: barred(logit(figures, learntModel.pair), figures, learntModel.same), figures }
}
