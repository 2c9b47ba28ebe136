import { expect, it } from 'vitest'
import { lowestDays, priceDays } from './validity'

const spans = [
  { firstDay: '2026-03-01', lastDay: '2026-03-02', low: 250, promo: 200 },
  { firstDay: '2026-02-27', lastDay: '2026-02-28', low: 250, promo: null },
]

it('gives every observed day in its order, with the lower of shelf and promotion', () => {
  const observed = [
    { first: '2026-02-20', last: '2026-02-28' },
    { first: '2026-03-02', last: '2026-03-02' },
    { first: '2026-03-05', last: '2026-03-06' },
  ]
  expect(priceDays(spans, observed)).toEqual([
    { day: '2026-02-27', shelf: 250, promo: null, price: 250 },
    { day: '2026-02-28', shelf: 250, promo: null, price: 250 },
    { day: '2026-03-02', shelf: 250, promo: 200, price: 200 },
  ])
})

it.each([250, 251])('a promotion of %i is none over a shelf price of 250', (promo) => {
  const span = { firstDay: '2026-03-01', lastDay: '2026-03-01', low: 250, promo }
  expect(priceDays([span], [{ first: '2026-03-01', last: '2026-03-01' }])).toEqual([
    { day: '2026-03-01', shelf: 250, promo: null, price: 250 },
  ])
})

it('takes the lowest that was asked on each day of several histories', () => {
  const at = (day: string, price: number) => ({ day, shelf: price, promo: null, price })
  expect(
    lowestDays([
      [at('2026-05-01', 300), at('2026-05-03', 200)],
      [at('2026-05-02', 250), at('2026-05-03', 220)],
    ]).map(({ day, price }) => [day, price]),
  ).toEqual([
    ['2026-05-01', 300],
    ['2026-05-02', 250],
    ['2026-05-03', 200],
  ])
})
