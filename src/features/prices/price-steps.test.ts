import { expect, it } from 'vitest'
import { priceSteps } from './price-steps'

const day = (number: number, shelf: number, promo: number | null = null) => ({
  day: `2026-11-0${number}`,
  shelf,
  promo,
  price: promo ?? shelf,
})

it('has a row for each change, the newest first', () => {
  expect(priceSteps([day(1, 300), day(2, 300), day(3, 300, 250), day(4, 300)])).toEqual([
    { from: '2026-11-04', to: '2026-11-04', shelf: 300, promo: null },
    { from: '2026-11-03', to: '2026-11-03', shelf: 300, promo: 250 },
    { from: '2026-11-01', to: '2026-11-02', shelf: 300, promo: null },
  ])
})

it('says nothing of a day that was not seen', () => {
  expect(priceSteps([day(1, 300), day(3, 300)]).map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-03', '2026-11-03'],
    ['2026-11-01', '2026-11-01'],
  ])
})
