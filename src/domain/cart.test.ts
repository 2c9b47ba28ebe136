import { expect, test } from 'vitest'
import { cartSums, isOrderable, quantityWithin } from './cart'

test.each([
  ['3', 5, 3],
  ['7', 5, 5],
  ['2.9', 5, 2],
  ['-4', 5, 1],
  ['abc', 5, 1],
  ['5000', 2000, 999],
  ['1', 0, 1],
])('%s typed, %i free: %i', (typed, free, quantity) => {
  expect(quantityWithin(typed, free)).toBe(quantity)
})

const line = { quantity: 2, cents: 1999, free: 2, grams: 300, saved: false }

test('sums leave out what waits for later and what is not sold any more', () => {
  const lines = [line, { ...line, saved: true }, { ...line, cents: null }, { ...line, quantity: 1, cents: 1 }]
  expect(cartSums(lines)).toEqual({ pieces: 3, goodsCents: 3999, weightGrams: 900 })
})

test('a line can be ordered while it is sold and enough of it is there', () => {
  expect(isOrderable(line)).toBe(true)
  expect(isOrderable({ ...line, free: 1 })).toBe(false)
  expect(isOrderable({ ...line, cents: null })).toBe(false)
})
