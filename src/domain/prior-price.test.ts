import { expect, it } from 'vitest'
import { type PricePoint, priorPrice } from './prior-price'

const now = new Date('2026-11-24T12:00:00Z')
const dayMs = 86_400_000

const point = (daysAgo: number, cents: number, promoted = false): PricePoint => ({
  since: new Date(now.getTime() - daysAgo * dayMs),
  cents,
  promoted,
})

it('names the price that was valid during all of the 30 days before the reduction', () => {
  expect(priorPrice([point(90, 7490), point(3, 5990, true)], now)).toBe(7490)
})

it('names the lowest of them, although it was valid for a day only', () => {
  expect(priorPrice([point(90, 7490), point(20, 6490), point(19, 7490), point(3, 5990, true)], now)).toBe(6490)
})

it('counts an earlier promotion among the 30 days', () => {
  const history = [point(90, 7490), point(25, 4990, true), point(20, 7490), point(3, 5990, true)]
  expect(priorPrice(history, now)).toBe(4990)
})

it('forgets what ended more than 30 days before the reduction', () => {
  const history = [point(90, 4990, true), point(34, 7490), point(3, 5990, true)]
  expect(priorPrice(history, now)).toBe(7490)
})

it('is not raised shortly before: the price before the rise counts', () => {
  expect(priorPrice([point(90, 5990), point(5, 8990), point(3, 5990, true)], now)).toBe(5990)
})

it('takes a reduction that gets deeper as one', () => {
  expect(priorPrice([point(90, 7490), point(10, 5990, true), point(2, 4990, true)], now)).toBe(7490)
})

it('takes what is valid today where the new price is not recorded yet', () => {
  expect(priorPrice([point(90, 7490), point(8, 6990)], now)).toBe(6990)
})

it('names none for a product that was never offered before', () => {
  expect(priorPrice([], now)).toBeNull()
  expect(priorPrice([point(3, 5990, true)], now)).toBeNull()
})
