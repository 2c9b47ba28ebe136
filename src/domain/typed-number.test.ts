import { expect, it } from 'vitest'
import { parseDecimal, parseNumber } from './typed-number'

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
  ['1.000', undefined],
  ['1,000', undefined],
  ['-12.345 %', undefined],
  ['0,125', 0.125],
  ['1299,5', 1299.5],
  ['1299.000', 1299],
  ['1.000.000', undefined],
])('%j is %s', (text, expected) => {
  expect(parseNumber(text)).toBe(expected)
})

it.each([
  ['42,698', 42.698],
  ['23.322', 23.322],
  ['42.6977', 42.6977],
  ['1,000,5', undefined],
])('%j is %s where three decimals are usual', (text, expected) => {
  expect(parseDecimal(text)).toBe(expected)
})
