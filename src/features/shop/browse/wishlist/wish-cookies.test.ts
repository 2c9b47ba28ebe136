import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { mostWishes } from './limits'
import { mostKeys, wishKey, wishKeys } from './wish-cookies'

it('finds each product among the keys of a cookie', () => {
  const products = Array.from({ length: mostWishes }, () => randomUUID())
  const keys = wishKeys(products.map(wishKey).join(''))
  expect(keys).toEqual(products.map(wishKey))
  expect(new Set(keys).size).toBe(mostWishes)
  expect(wishKey('00000000-0000-7000-8000-000000000000')).toBe('0000000')
})

it('fits into a cookie', () => {
  expect(wishKey(randomUUID()).length * mostKeys).toBeLessThan(3800)
  expect([wishKeys(''), wishKeys('abc')]).toEqual([[], []])
})
