import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedErrors, editDistance } from './edit-distance'

describe('editDistance', () => {
  it.each([
    ['mliak', 'mliak', 0],
    ['shokulad', 'shokolad', 1],
    ['sirn', 'siren', 1],
    ['hlaib', 'hliab', 1],
    ['kasa', 'masa', 1],
    ['kartof', 'kartfoi', 2],
    ['', 'ab', 2],
  ])('%s and %s differ by %i', (a, b, distance) => {
    expect(editDistance(a, b, 5)).toBe(distance)
  })

  it('stops counting above the limit', () => {
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3)
    expect(editDistance('a', 'abcdef', 2)).toBe(3)
  })

  it('is the same both ways, and 0 only for the same word', () => {
    const words = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
    fc.assert(
      fc.property(words, words, (a, b) => {
        expect(editDistance(a, b, 8)).toBe(editDistance(b, a, 8))
        expect(editDistance(a, b, 8) === 0).toBe(a === b)
      }),
    )
  })
})

describe('allowedErrors', () => {
  it('forgives long words more than short ones', () => {
    expect([3, 4, 5, 6, 12].map(allowedErrors)).toEqual([0, 1, 1, 2, 2])
  })
})
