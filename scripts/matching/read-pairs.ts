import { readProductName } from '@/domain/product-name'
import { rarityIn, sideOf } from '@/features/price-data/matching/scoring/candidates'
import { featuresOf } from '@/features/price-data/matching/scoring/features'
import { profileOf } from '@/features/price-data/matching/scoring/profile'
import { labelledPairs } from '../../tests/product-matching/labelled/read-labels'
import type { NamedGroup } from './day'
import type { Example } from './logistic'

/** Barcodes are mostly of wine and sweets, so pairs drawn from all groups get more weight. */
const timesOfBarcodes = 8

/**
 * Pairs of all groups that a person judged by name, the half that may be used for tuning; their prices are not known.
 */
export function readPairs(groups: readonly NamedGroup[]): Example[] {
  const entriesOf = new Map(groups.map(({ group, entries }) => [group, entries]))
  return labelledPairs().flatMap(({ half, group, same, one, other }) => {
    if (half !== 'tune') return []
    const weigh = rarityIn(entriesOf.get(group) ?? [], group)
    const [left, right] = [one, other].map((name) => {
      const profile = profileOf(name, group, { ...readProductName(name), certain: false })
      return sideOf({ profile, chains: [], price: null }, weigh)
    })
    const figures = left && right && featuresOf(left, right)
    return figures ? [{ figures, same, counts: timesOfBarcodes }] : []
  })
}
