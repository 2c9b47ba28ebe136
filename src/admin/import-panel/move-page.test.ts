import { expect, it } from 'vitest'
import { movePage } from './move-page'

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [5, 0, 'abc'],
])('from %i to %i', (from, to, expected) => {
  expect(movePage(['a', 'b', 'c'], from, to).join('')).toBe(expected)
})
