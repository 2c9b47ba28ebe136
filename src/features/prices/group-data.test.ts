import { expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import type { PriceDay } from '@/domain/validity'
import { usualOfProduct } from './group-data'

const last = '2026-11-20'
const history = (prices: number[], to = last): PriceDay[] =>
  prices.map((price, index) => ({ day: addDays(to, index + 1 - prices.length), shelf: price, promo: null, price }))
const times = (count: number, price: number) => Array.from({ length: count }, () => price)

it('is the middle half of the prices of all chains, with the days that they are of', () => {
  expect(usualOfProduct([history(times(20, 200)), history([...times(10, 250), ...times(10, 300)])])).toEqual({
    low: 200,
    high: 250,
    from: '2026-11-01',
    to: last,
  })
})

it('is of the last ninety days', () => {
  expect(usualOfProduct([history([...times(200, 900), ...times(91, 200)])])).toMatchObject({
    low: 200,
    high: 200,
    from: addDays(last, -90),
  })
})

it('is nothing of fewer than fourteen days', () => {
  expect(usualOfProduct([history(times(13, 200))])).toBeNull()
  expect(usualOfProduct([])).toBeNull()
  expect(usualOfProduct(Array.from({ length: 14 }, () => history([200])))).toBeNull()
  expect(usualOfProduct([history(times(7, 200)), history(times(7, 250))])).toBeNull()
})
