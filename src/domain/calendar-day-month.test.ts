import { expect, it } from 'vitest'
import { daysOfMonth, isMonth, monthOf } from './calendar-day'

it.each([
  ['2026-02', true],
  ['2026-13', false],
  ['2026-2', false],
  ['2026-02-01', false],
  [null, false],
])('knows whether %s is a month', (value, known) => {
  expect(isMonth(value)).toBe(known)
})

it.each([
  ['2026-02', '2026-02-01', '2026-03-01'],
  ['2026-12', '2026-12-01', '2027-01-01'],
  ['2026-10', '2026-10-01', '2026-11-01'],
])('knows the days of %s', (month, from, before) => {
  expect(daysOfMonth(month)).toEqual({ from, before })
  expect(monthOf(from)).toBe(month)
})
