import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountBySign, amountIn } from './amount-text'

const thousands = (whole: number, separator: string) => String(whole).replace(/(?=\d{3}$)(?<=\d)/, separator)
const twoDigits = (cents: number) => String(cents).padStart(2, '0')
const money = fc.record({ whole: fc.integer({ min: 0, max: 9999 }), cents: fc.integer({ min: 0, max: 99 }) })
const separators = fc.constantFrom(['', ','], ['', '.'], [' ', ','], ['.', ','], [',', '.'], ["'", '.'], ['’', '.'])

describe('an amount', () => {
  it('is the same in every form, without a sign and with one on either side', () => {
    const sides = fc.constantFrom(['', ''], ['€', ''], ['', '€'], ['EUR', ''], ['', 'лв.'], ['', '€*'])
    fc.assert(
      fc.property(money, separators, sides, ({ whole, cents }, [group = '', point], [before, after]) => {
        const text = `${before}${thousands(whole, group)}${point}${twoDigits(cents)}${after}`
        expect(amountIn(text)?.cents).toBe(whole * 100 + cents)
      }),
    )
  })

  it('of one decimal or without euros is one with its sign only', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9 }), (whole, tenth) => {
        expect(amountIn(`${whole},${tenth}`)).toBeNull()
        expect(amountIn(`${whole},${tenth}€`)?.cents).toBe(whole * 100 + tenth * 10)
        expect(amountBySign(`${whole},${tenth}`)).toBe(whole * 100 + tenth * 10)
        expect(amountIn(`.${tenth}0`)).toBeNull()
        expect(amountIn(`€.${tenth}0`)?.cents).toBe(tenth * 10)
      }),
    )
  })

  it.each([
    ['-.79', 79],
    ['–,99€', 99],
    ['-,49*', 49],
    ['−.79', 79],
  ])('without euros is one with a dash for them: %s', (text, cents) => {
    expect(amountIn(text)?.cents).toBe(cents)
  })

  it('is round with any dash for its cents', () => {
    expect(['18,-', '18,–', '18,−', '€18,−'].map((text) => amountIn(text)?.cents)).toEqual([1800, 1800, 1800, 1800])
  })

  it('is not what is less than nothing', () => {
    expect(amountIn('-0,50')).toBeNull()
  })

  it.each(['25%', '-25', '1,250', '1.234.567', '12,345,67', '02/981', '3,999л', '2026-11-30'])('is not %s', (text) => {
    expect(amountIn(text)).toBeNull()
  })
})
