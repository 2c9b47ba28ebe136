import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ChartDay, dayX, dotPath, roundTicks, stepPath, valueY } from './step-chart'

const frame = { from: '2026-11-01', to: '2026-11-10', low: 100, high: 300 }
const day = (number: number, value: number, marked = false): ChartDay => ({
  day: `2026-11-${String(number).padStart(2, '0')}`,
  value,
  marked,
})

it('lays days from left to right and values from the bottom up', () => {
  expect([dayX(frame, '2026-11-01'), dayX(frame, '2026-11-06'), dayX(frame, '2026-11-11')]).toEqual([0, 50, 100])
  expect([valueY(frame, 100), valueY(frame, 200), valueY(frame, 300)]).toEqual([100, 50, 0])
})

it('goes level through a day and upright between days', () => {
  expect(stepPath(frame, [day(1, 200), day(2, 200), day(3, 100)])).toBe('M0 50H20V100H30')
})

it('breaks where a day was not seen', () => {
  expect(stepPath(frame, [day(1, 200), day(3, 200)])).toBe('M0 50H10M20 50H30')
  expect(stepPath(frame, [])).toBe('')
})

it('dots the middle of marked days', () => {
  expect(dotPath(frame, [day(1, 200, true), day(2, 200), day(10, 100, true)])).toBe('M5 50h0M95 100h0')
})

it('encloses all values between few round lines', () => {
  expect(roundTicks([249, 349])).toEqual([200, 250, 300, 350, 400])
  expect(roundTicks([300, 300])).toEqual([299, 300, 301])
  expect(roundTicks([0, 0])).toEqual([0, 1, 2])
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 20 }), (values) => {
      const ticks = roundTicks(values)
      expect(ticks.length).toBeGreaterThanOrEqual(3)
      expect(ticks.length).toBeLessThanOrEqual(5)
      expect(ticks[0]).toBeLessThanOrEqual(Math.min(...values))
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
    }),
  )
})
