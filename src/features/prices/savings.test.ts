import { expect, it } from 'vitest'
import type { ListingPrice } from '@/features/price-data/types'
import { compared, figuresOf, savingAgainst } from './savings'

it('says what is saved in money and percent, never more than the truth', () => {
  expect(savingAgainst(299, 449)).toEqual({ cents: 150, percent: 33 })
  expect(savingAgainst(449, 449)).toBeNull()
  expect(savingAgainst(500, 449)).toBeNull()
  // Rounded to cents it would be a third.
  expect(savingAgainst(2.49, 2.51)).toBeNull()
  expect(savingAgainst(0.3, 0.4)).toEqual({ cents: 0, percent: 25 })
})

it.each([
  [[], null],
  [[300], { lowest: 300, median: null, dearest: 300, count: 1 }],
  [[400, 200], { lowest: 200, median: null, dearest: 400, count: 2 }],
  [[900, 100, 300, 500], { lowest: 100, median: 400, dearest: 900, count: 4 }],
  [[900, 100, 300], { lowest: 100, median: 300, dearest: 900, count: 3 }],
])('the figures of %j', (prices, figures) => {
  expect(figuresOf(prices)).toEqual(figures)
})

const listing = (
  id: number,
  invented: boolean,
  comparable: boolean,
  hold: ListingPrice['hold'] = null,
): ListingPrice => ({
  id,
  companyId: 1,
  name: 'Масло',
  chain: { slug: 'a', name: 'A', invented, colour: '#000000', logoUrl: null, retailerSlug: null },
  company: null,
  day: '2026-11-20',
  low: 300,
  median: 300,
  high: 300,
  promo: null,
  price: 300,
  stores: 1,
  size: null,
  unitPrice: null,
  reduction: null,
  match: { score: null, reason: null, byEditor: false },
  comparable,
  kept: false,
  hold,
})

it('compares neither invented with real chains nor old with new prices', () => {
  const ids = (listings: ListingPrice[]) => compared(listings).map(({ id }) => id)
  expect(ids([listing(1, true, true), listing(2, false, true), listing(3, false, false)])).toEqual([2])
  expect(ids([listing(1, true, true), listing(3, false, false)])).toEqual([1])
  expect(ids([listing(3, false, false)])).toEqual([])
})

it('compares no price that is held back, nor an invented one in its place', () => {
  const ids = (listings: ListingPrice[]) => compared(listings).map(({ id }) => id)
  expect(ids([listing(1, true, true), listing(2, false, true, 'waiting'), listing(4, false, true)])).toEqual([4])
  expect(ids([listing(1, true, true), listing(2, false, true, 'rejected')])).toEqual([])
})
