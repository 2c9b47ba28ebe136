import { expect, it } from 'vitest'
import { quantityOf } from './unit-price'

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['2.7', 2],
  ['2,7', 2],
  ['0', 1],
  ['-3', 1],
  ['', 1],
  ['three', 1],
  ['1e400', 1],
  ['Infinity', 1],
  ['5000', 999],
])('corrects "%s" to %i', (typed, quantity) => {
  expect(quantityOf(typed)).toBe(quantity)
})
