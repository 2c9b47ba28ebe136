import { describe, expect, it } from 'vitest'
import { startsInBulgarian } from './start-language'

describe('startsInBulgarian', () => {
  it.each([
    [undefined, true],
    ['', true],
    ['bg-BG,bg;q=0.9,en;q=0.8', true],
    ['fr-FR, fr;q=0.9', true],
    ['fr,bg;q=0.5,de;q=0.4', true],
    ['fr, bg;q=0.5, de;q=0.4', true],
    ['fr,  bg;q=0.5,  de;q=0.4', true],
    ['de', false],
    ['ru-RU,ru;q=0.9', false],
    ['fr, de;q=0.5, bg;q=0.4', false],
    ['fr,uk;q=0.8,  en;q=0.5', false],
  ])('accepting %s: %s', (accepted, bulgarian) => {
    expect(startsInBulgarian({ 'accept-language': accepted })).toBe(bulgarian)
  })

  it('follows an earlier choice, and is sure of no unclear one', () => {
    expect(startsInBulgarian({ cookie: 'a=1; NEXT_LOCALE=bg', 'accept-language': 'de' })).toBe(true)
    expect(startsInBulgarian({ cookie: 'NEXT_LOCALE=de' })).toBe(false)
    expect(startsInBulgarian({ cookie: 'NEXT_LOCALE=bg-x' })).toBe(false)
  })
})
