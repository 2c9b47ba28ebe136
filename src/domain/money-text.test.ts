import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { euroText, parseEuro } from './money'

describe('an amount that an editor types', () => {
  it.each([
    ['2,49', 249],
    ['2.49', 249],
    ['2', 200],
    ['0,5', 50],
    ['2,49 €', 249],
    [' 12 ', 1200],
    ['1 299,00', 129900],
    ['1.299,00', 129900],
    ['1,299.90', 129990],
    ['0', 0],
  ])('reads %s', (text, cents) => expect(parseEuro(text)).toBe(cents))

  it.each(['', 'two', '2,499,9', '2,499', '-1', '2,', ',5', '2,4,9', '12345678'])('refuses %s', (text) =>
    expect(parseEuro(text)).toBeUndefined(),
  )

  it('reads back what it writes, in every language of the CMS', () => {
    const language = fc.constantFrom('bg', 'de', 'en', 'ru')
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), language, (cents, code) => {
        expect(parseEuro(euroText(cents, code))).toBe(cents)
      }),
    )
  })
})
