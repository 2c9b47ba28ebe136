import { describe, expect, it } from 'vitest'
import { addDays } from './calendar-day'
import { type PricePoint, priorPrice, priorPriceOf } from './prior-price'

const now = new Date('2026-11-24T12:00:00Z')
const dayMs = 86_400_000

const point = (daysAgo: number, cents: number, promoted = false): PricePoint => ({
  since: new Date(now.getTime() - daysAgo * dayMs),
  cents,
  promoted,
})

it('names the price that was valid during all of the 30 days before the reduction', () => {
  expect(priorPriceOf([point(90, 7490), point(3, 5990, true)], now)).toBe(7490)
})

it('names the lowest of them, although it was valid for a day only', () => {
  expect(priorPriceOf([point(90, 7490), point(20, 6490), point(19, 7490), point(3, 5990, true)], now)).toBe(6490)
})

it('counts an earlier promotion among the 30 days', () => {
  const history = [point(90, 7490), point(25, 4990, true), point(20, 7490), point(3, 5990, true)]
  expect(priorPriceOf(history, now)).toBe(4990)
})

it('forgets what ended more than 30 days before the reduction', () => {
  const history = [point(90, 4990, true), point(34, 7490), point(3, 5990, true)]
  expect(priorPriceOf(history, now)).toBe(7490)
})

it('is not raised shortly before: the price before the rise counts', () => {
  expect(priorPriceOf([point(90, 5990), point(5, 8990), point(3, 5990, true)], now)).toBe(5990)
})

it('takes a reduction that gets deeper as one', () => {
  expect(priorPriceOf([point(90, 7490), point(10, 5990, true), point(2, 4990, true)], now)).toBe(7490)
})

it('counts a promotion that was cheaper and ended where this one began, or before the current price', () => {
  expect(priorPriceOf([point(90, 10_000), point(12, 5000, true), point(2, 8000, true)], now)).toBe(5000)
  const deeperThenDearer = [point(90, 10_000), point(12, 8000, true), point(5, 5000, true), point(2, 8000, true)]
  expect(priorPriceOf(deeperThenDearer, now)).toBe(5000)
  expect(priorPriceOf([point(90, 10_000), point(12, 8000, true), point(2, 8000, true)], now)).toBe(10_000)
})

it('takes what is valid today where the new price is not recorded yet', () => {
  expect(priorPriceOf([point(90, 7490), point(8, 6990)], now)).toBe(6990)
})

it('names none for a product that was never offered before', () => {
  expect(priorPriceOf([], now)).toBeNull()
  expect(priorPriceOf([point(3, 5990, true)], now)).toBeNull()
})

describe('the edges of the 30 days', () => {
  const began = '2026-11-24'
  const asked = (from: number, until: number, cents: number) => ({
    first: addDays(began, -from),
    last: addDays(began, -until),
    cents,
  })

  it.each([
    [29, 4990],
    [30, 4990],
    [31, 7490],
  ])('a price that was last asked %i days before makes it %i', (days, cents) => {
    expect(priorPrice([asked(90, days, 4990), asked(days - 1, 1, 7490)], began)?.cents).toBe(cents)
  })

  it.each([
    [29, 4990],
    [30, 4990],
    [31, 7490],
  ])('in a history of moments, one that ended in the evening %i days before makes it %i', (days, cents) => {
    const evening = new Date('2026-11-24T20:00:00Z').getTime()
    const history = [
      { since: new Date(evening - 90 * dayMs), cents: 4990, promoted: true },
      { since: new Date(evening - days * dayMs), cents: 7490, promoted: false },
      { since: new Date('2026-11-24T06:00:00Z'), cents: 5990, promoted: true },
    ]
    expect(priorPriceOf(history, now)).toBe(cents)
  })

  it('names the last day on which the lowest was asked', () => {
    expect(priorPrice([asked(30, 25, 500), asked(24, 12, 600), asked(11, 10, 500), asked(9, 1, 600)], began)).toEqual({
      cents: 500,
      day: '2026-11-14',
    })
  })

  it('counts what was asked earlier on the day on which it began', () => {
    const history = [
      { since: new Date('2026-11-01T06:00:00Z'), cents: 7490, promoted: false },
      { since: new Date('2026-11-24T05:00:00Z'), cents: 5990, promoted: false },
      { since: new Date('2026-11-24T06:00:00Z'), cents: 4990, promoted: true },
    ]
    expect(priorPriceOf(history, now)).toBe(5990)
  })
})
