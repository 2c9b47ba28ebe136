import { isMedicine, soldByWeight } from '@/domain/product-group-words'
import { type Figures, featureNames } from '@/features/price-data/matching/scoring/features'
import { rivalNames } from '@/features/price-data/matching/scoring/rivals'
import { linksOf, measuredPairs } from '@/features/price-data/matching/scoring/score-group'
import { learnWords } from '@/features/price-data/matching/scoring/word-likeness'
import type { NamedGroup, NamedListing } from './day'
import { type Example, learnWeights } from './logistic'
import { readListings } from './read-pairs'
import type { Uses } from './word-pairs'

export type Weights = { pair: number[]; rivals: number[] }

export type BarcodePair = { one: NamedListing; other: NamedListing; same: boolean }

function barcodePairs({ barcoded }: NamedGroup): BarcodePair[] {
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
    listings: readListings(group),
  }))
}

export type MeasuredGroup = ReturnType<typeof measureAll>[number]

type Ends = { a: number; b: number }

const keyOf = ({ a, b }: Ends) => `${Math.min(a, b)} ${Math.max(a, b)}`

function examplesAmong<Measured extends Ends>(
  measured: readonly Measured[],
  pairs: readonly (Ends & { same: boolean })[],
): { found: Measured; same: boolean }[] {
  const known = new Map(measured.map((pair) => [keyOf(pair), pair]))
  return pairs.flatMap((pair) => {
    const found = known.get(keyOf(pair))
    return found ? [{ found, same: pair.same }] : []
  })
}

/** Loose goods and medicines have hardly any barcodes, so there listings teach that were judged by reading. */
const isOwnCoded = (group: number) => soldByWeight(group) || isMedicine(group)

/**
 * Learns the weights of both regressions from the usable pairs of barcodes; names that read the same teach nothing.
 * `read` are pairs judged by a person.
 */
export function learnModel(groups: readonly MeasuredGroup[], uses: Uses, read: readonly Example[] = []): Weights {
  const teach = (label: BarcodePair) => uses(label.one.barcode) && uses(label.other.barcode)
  const taught = groups.map(({ labels, ...group }) => ({
    ...group,
    pairs: labels.filter(teach).map(({ one, other, same }) => ({ a: one.entry, b: other.entry, same })),
  }))
  const first = taught.flatMap(({ measured, pairs }) =>
    examplesAmong(measured, pairs).flatMap(({ found, same }) => examplesOf(found.figures, same)),
  )
  const pair = learnWeights([...first, ...read], penalty)
  const neutral = rivalNames.map((name) => (name === 'logit' ? 1 : 0))
  const second = taught.flatMap(({ group, measured, pairs, listings }) => {
    const { entries, group: number } = group
    const judged = isOwnCoded(number) ? listings.filter(({ half }) => half === 'tune') : []
    if (pairs.length + judged.length === 0) return []
    const links = linksOf(entries, measured, { pair, rivals: neutral, same: 0, group: number })
    return examplesAmong(links, [...pairs, ...judged]).map(({ found, same }) => ({
      figures: found.second,
      same,
      counts: 1,
    }))
  })
  return { pair, rivals: learnWeights(second, penalty) }
}
