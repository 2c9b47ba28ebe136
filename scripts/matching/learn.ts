import { type Figures, featureNames } from '@/features/price-data/matching/scoring/features'
import { linksOf, measuredPairs } from '@/features/price-data/matching/scoring/score-group'
import { learnWords } from '@/features/price-data/matching/scoring/word-likeness'
import type { NamedGroup, NamedListing } from './day'
import { type Example, learnWeights } from './logistic'
import type { Uses } from './word-pairs'

export type Weights = { pair: number[]; rivals: number[] }

export type BarcodePair = { one: NamedListing; other: NamedListing; same: boolean }

export function barcodePairs({ barcoded }: NamedGroup): BarcodePair[] {
  return barcoded.flatMap((one, index) =>
    barcoded
      .slice(index + 1)
      .flatMap((other) => (one.chain === other.chain ? [] : [{ one, other, same: one.barcode === other.barcode }])),
  )
}

const penalty = 1
/** Prices are not always known, so each example is also learned without its price, at this weight. */
const withoutPrice = 0.3
const price = featureNames.indexOf('price')
const priceFar = featureNames.indexOf('priceFar')
const priceUnknown = featureNames.indexOf('priceUnknown')

function examplesOf(figures: Figures, same: boolean): Example[] {
  const blind = Float32Array.from(figures)
  blind[price] = 0
  blind[priceFar] = 0
  blind[priceUnknown] = 1
  return [
    { figures, same, counts: 1 },
    { figures: blind, same, counts: withoutPrice },
  ]
}

/** Measures all pairs of the groups with the learned words: the weights of rivals are learnt among all rivals. */
export function measureAll(groups: readonly NamedGroup[], words: readonly string[]) {
  learnWords(words)
  return groups.map((group) => ({
    group,
    measured: measuredPairs(group.entries, group.group),
    labels: barcodePairs(group),
  }))
}

export type MeasuredGroup = ReturnType<typeof measureAll>[number]

const keyOf = (one: number, other: number) => `${Math.min(one, other)} ${Math.max(one, other)}`

/**
 * Learns the weights of both regressions from the usable pairs of barcodes; names that read the same teach nothing.
 * `read` are pairs judged by a person.
 */
export function learnModel(groups: readonly MeasuredGroup[], uses: Uses, read: readonly Example[] = []): Weights {
  const teach = (label: BarcodePair) => uses(label.one.barcode) && uses(label.other.barcode)
  const first = groups.flatMap(({ measured, labels }) => {
    const figures = new Map(measured.map((pair) => [keyOf(pair.a, pair.b), pair.figures]))
    return labels.filter(teach).flatMap(({ one, other, same }) => {
      const found = figures.get(keyOf(one.entry, other.entry))
      return found ? examplesOf(found, same) : []
    })
  })
  const pair = learnWeights([...first, ...read], penalty)
  const neutral = [0, 1, 0, 0, 0, 0, 0, 0]
  const second = groups.flatMap(({ group, measured, labels }) => {
    const links = linksOf(group.entries, measured, { pair, rivals: neutral, same: 0, group: group.group })
    const figures = new Map(links.map((link) => [keyOf(link.a, link.b), link.second]))
    return labels.filter(teach).flatMap(({ one, other, same }) => {
      const found = figures.get(keyOf(one.entry, other.entry))
      return found ? [{ figures: found, same, counts: 1 }] : []
    })
  })
  return { pair, rivals: learnWeights(second, penalty) }
}
