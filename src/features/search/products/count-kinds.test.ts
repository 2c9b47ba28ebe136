import { expect, it } from 'vitest'
import { soldPair } from '@/domain/sold-pair'
import { type CountedKind, countKinds } from './count-kinds'
import type { ProductKind } from './kinds'

const everything = { group: undefined, chain: undefined, place: undefined }
const kind = (count: number, given: Partial<ProductKind>): CountedKind => ({
  count,
  kind: { group: null, unit: null, ranked: true, chains: [], places: [], sold: [], ...given },
})
const kinds = [
  kind(5, {
    group: 7,
    unit: 'l',
    chains: [1, 2],
    places: [10, 11],
    sold: [soldPair(1, 10), soldPair(1, 11), soldPair(2, 11)],
  }),
  kind(3, { group: 7, unit: 'kg', chains: [2], places: [11], sold: [soldPair(2, 11)] }),
  kind(2, { group: 8, unit: 'kg', ranked: false, chains: [1], places: [] }),
  kind(1, { chains: [32_767], places: [12], sold: [soldPair(32_767, 12)] }),
]

it('adds up what kinds have, the most frequent first and equals by their number', () => {
  expect(countKinds(kinds, everything)).toEqual({
    total: 11,
    groups: [
      { id: '7', count: 8 },
      { id: '8', count: 2 },
    ],
    chains: [
      { id: '2', count: 8 },
      { id: '1', count: 7 },
      { id: '32767', count: 1 },
    ],
    places: [
      { id: '11', count: 8 },
      { id: '10', count: 5 },
      { id: '12', count: 1 },
    ],
    units: [
      { id: 'l', count: 5 },
      { id: 'kg', count: 3 },
    ],
  })
})

it('counts each facet under the filters of the others alone', () => {
  const counted = countKinds(kinds, { group: 7, chain: 1, place: 11 })
  expect(counted).toEqual({
    total: 5,
    groups: [{ id: '7', count: 5 }],
    chains: [
      { id: '2', count: 8 },
      { id: '1', count: 5 },
    ],
    places: [
      { id: '10', count: 5 },
      { id: '11', count: 5 },
    ],
    units: [{ id: 'l', count: 5 }],
  })
})

it('counts what a chain sells in a place, not what it sells elsewhere and others sell there', () => {
  const counted = countKinds(kinds, { group: undefined, chain: 2, place: 10 })
  expect(counted).toEqual({
    total: 0,
    groups: [],
    chains: [{ id: '1', count: 5 }],
    places: [{ id: '11', count: 8 }],
    units: [],
  })
})

it('shows no more than fifty of a facet, those with the lowest numbers, however a kind has them', () => {
  const many = kind(1, { chains: Array.from({ length: 60 }, (_, id) => 60 - id) })
  expect(countKinds([many], everything).chains.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 50 }, (_, id) => id + 1),
  )
})
