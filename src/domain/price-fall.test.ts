import { expect, it } from 'vitest'
import { isSuspiciousPrice } from './price-fall'

it.each([
  [59, 5990, true],
  [2994, 5990, true],
  [2995, 5990, false],
  [0, 5990, true],
  [0, null, true],
  [0, 0, false],
  [7000, 5990, false],
  [59, null, false],
  [null, 5990, false],
])('%s cents after %s: %s', (cents, before, expected) => {
  expect(isSuspiciousPrice(cents, before)).toBe(expected)
})
