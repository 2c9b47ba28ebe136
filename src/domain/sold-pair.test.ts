import { expect, it } from 'vitest'
import { chainOf, placeOf, soldPair } from './sold-pair'

const pairs = [0, 1, 32_767, 32_768, 68_134, 2 ** 31 - 1].flatMap((chain) =>
  [0, 1, 32_767, 32_768, 131_072, 2 ** 22 - 1].map((place) => ({ chain, place })),
)

it.each(pairs)('a pair says its chain $chain and its place $place', ({ chain, place }) => {
  const pair = soldPair(chain, place)
  expect({ chain: chainOf(pair), place: placeOf(pair) }).toEqual({ chain, place })
  expect(Number.isSafeInteger(pair)).toBe(true)
})

it('no two pairs are one number, and those of small numbers are as before', () => {
  expect(new Set(pairs.map(({ chain, place }) => soldPair(chain, place))).size).toBe(pairs.length)
  expect(soldPair(7, 41)).toBe(7 * 32_768 + 41)
})
