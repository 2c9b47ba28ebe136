import { expect, it } from 'vitest'
import { parseNumber } from './typed-number'

it.each([
  ['12', 12],
  [' 1 299 ', 1299],
  ['1\u00A0299', 1299],
  ['12,5', 12.5],
  ['12.50', 12.5],
  ['15 %', 15],
  ['-3', -3],
  ['59,9o', undefined],
  ['12,345,6', undefined],
  ['1e3', undefined],
  ['0x10', undefined],
  ['', undefined],
  ['%', undefined],
  ['Infinity', undefined],
  ['.5', undefined],
])('%j is %s', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})
