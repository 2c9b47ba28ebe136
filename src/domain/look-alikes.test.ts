import { describe, expect, it } from 'vitest'
import { asCyrillic, inOneAlphabet } from './look-alikes'
import { normalise } from './search-text'

describe('inOneAlphabet', () => {
  it.each([
    ['cиpehe', 'сирене'],
    ['слънчoгледово', 'слънчогледово'],
    ['аriel', 'ariel'],
    ['мляко', 'мляко'],
    ['milka', 'milka'],
  ])('%s is %s', (typed, meant) => {
    expect(inOneAlphabet(typed)).toBe(meant)
  })

  it('is how words are compared', () => {
    expect(normalise('CИPEHE')).toEqual(normalise('сирене'))
  })
})

describe('asCyrillic', () => {
  it.each([
    ['BAPEHO', 'варено'],
    ['какао', null],
    ['FANTA', null],
    ['top', null],
  ])('%s may be %s', (typed, meant) => {
    expect(asCyrillic(typed)).toBe(meant)
  })
})
