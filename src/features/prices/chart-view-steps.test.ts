import { describe, expect, it } from 'vitest'
import { priceSteps, reductionOf } from './chart-view'

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

describe('the reduction of a step', () => {
  const prior = { cents: 100, day: '2026-03-04' }
  const reduction = { startedOn: '2026-03-05', seenOn: '2026-03-20', price: 90, observedDays: 30, prior }
  const step = (from: string, to: string, promo: number | null) => ({ from, to, shelf: 120, promo })

  it('is the one that it is in, though it began before what is shown, and none at the shelf price', () => {
    const later = { ...reduction, startedOn: '2026-04-05', seenOn: '2026-04-20' }
    expect(reductionOf(step('2026-03-10', '2026-03-12', 90), [reduction, later])).toBe(reduction)
    expect(reductionOf(step('2026-04-05', '2026-04-06', 90), [reduction, later])).toBe(later)
    expect(reductionOf(step('2026-03-21', '2026-04-04', null), [reduction, later])).toBeUndefined()
  })
})
