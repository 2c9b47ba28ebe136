import { readProductName } from '@/domain/product-name'
import { rarityIn, sideOf } from '@/features/price-data/matching/scoring/candidates'
import { featuresOf } from '@/features/price-data/matching/scoring/features'
import { profileOf } from '@/features/price-data/matching/scoring/profile'
import { type Half, labelledListings, labelledPairs } from '../../tests/price-data/matching/labelled/read-labels'
import type { NamedGroup } from './day'
import type { Example } from './logistic'

/** Barcodes are mostly of wine and sweets, so pairs drawn from all groups get more weight. */
const timesOfBarcodes = 8

const profileIn = (group: number, name: string) => profileOf(name, group, { ...readProductName(name), certain: false })
const keyIn = (group: number, name: string) => profileIn(group, name).key

/**
 * Pairs of all groups that a person judged by name, the half that may be used for tuning; their prices are not known.
 */
export function readPairs(groups: readonly NamedGroup[]): Example[] {
  const entriesOf = new Map(groups.map(({ group, entries }) => [group, entries]))
  return labelledPairs().flatMap(({ half, group, same, one, other }) => {
    if (half !== 'tune') return []
    const weigh = rarityIn(entriesOf.get(group) ?? [], group)
    const [left, right] = [one, other].map((name) => {
      return sideOf({ profile: profileIn(group, name), chains: [], price: null }, weigh)
    })
    const figures = left && right && featuresOf(left, right, group)
    return figures ? [{ figures, same, counts: timesOfBarcodes }] : []
  })
}

/** Indexes of two entries of one group, judged by a person. */
export type ReadListings = { a: number; b: number; same: boolean; half: Half }

/** The judged listings that are among the names of a group. */
export function readListings({ group, entries }: NamedGroup): ReadListings[] {
  const placeOf = new Map(entries.map(({ profile }, place) => [profile.key, place]))
  return labelledListings().flatMap(({ half, group: own, same, listings }) => {
    if (own !== group) return []
    const [a, b] = listings.map((name) => placeOf.get(keyIn(group, name)))
    return a === undefined || b === undefined || a === b ? [] : [{ a, b, same, half }]
  })
}
