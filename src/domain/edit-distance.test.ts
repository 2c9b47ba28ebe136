import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compared, editDistance, errorsBetween, withSwappedPairs } from './edit-distance'
import { normalise } from './search-text'

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

const word = (text: string) => normalise(text)[0] ?? ''

describe('errorsBetween', () => {
  it.each([
    ['мялко', 'мляко', 1],
    ['мялко', 'малки', 1],
    ['щапула', 'шапула', 1],
    ['шокоалд', 'шоколад', 1],
    ['бсикивти', 'бисквити', 2],
    ['айце', 'яйце', 1],
    ['мляко', 'млякото', 0],
    ['10', '100', 1],
  ])('%s for %s are %i', (typed, meant, errors) => {
    expect(errorsBetween(compared(word(typed)), compared(word(meant)), 3)).toBe(errors)
  })
})

describe('withSwappedPairs', () => {
  it('swaps letters, however many Latin signs they need', () => {
    expect(withSwappedPairs(word('мялко'))).toContain(word('мляко'))
    expect(withSwappedPairs('ab')).toEqual(['ba'])
    expect(withSwappedPairs('a')).toEqual([])
  })
})
