import { expect, it } from 'vitest'
import { sameContent } from './relation-id'

it('takes what is empty for missing, and keys in any order', () => {
  expect(sameContent({ b: 1, a: '' }, { a: null, b: 1, c: [] })).toBe(true)
  expect(sameContent([{ x: 1, y: 2 }], [{ y: 2, x: 1 }])).toBe(true)
  expect(sameContent(null, '')).toBe(true)
})

it('tells other values, other orders of a list and zero from nothing', () => {
  expect(sameContent({ a: 'one' }, { a: 'two' })).toBe(false)
  expect(sameContent([1, 2], [2, 1])).toBe(false)
  expect(sameContent({ a: 0 }, {})).toBe(false)
  expect(sameContent({ a: false }, {})).toBe(false)
})
