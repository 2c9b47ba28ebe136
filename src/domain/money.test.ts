import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { savingPercent, splitEuro } from './money'

describe('splitEuro', () => {
  it.each([
    [0, '0', '00'],
    [5, '0', '05'],
    [99, '0', '99'],
    [100, '1', '00'],
    [1205, '12', '05'],
    [129999, '1299', '99'],
  ])('%i cents are %s and %s', (amount, euros, cents) => {
    expect(splitEuro(amount)).toEqual({ euros, cents })
  })

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        const { euros, cents } = splitEuro(amount)
        expect(cents).toMatch(/^\d\d$/)
        expect(Number(euros) * 100 + Number(cents)).toBe(amount)
      }),
    )
  })

  it.each([-1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d', (amount) => {
    expect(() => splitEuro(amount)).toThrow(RangeError)
  })
})

describe('savingPercent', () => {
  it.each([
    [99, 199, 50],
    [101, 200, 49],
    [100, 200, 50],
    [0, 200, 100],
    [200, 300, 33],
    [100, 300, 66],
  ])('%i instead of %i saves %i percent', (price, old, percent) => {
    expect(savingPercent(price, old)).toBe(percent)
  })

  it.each([
    [100, null],
    [100, undefined],
    [100, 100],
    [100, 90],
    [0, 0],
    [999, 1000],
  ])('%i instead of %s saves nothing worth saying', (price, old) => {
    expect(savingPercent(price, old)).toBeNull()
  })

  it('never says more than the truth', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (price, old) => {
        const percent = savingPercent(price, old)
        if (percent === null) return
        expect(percent).toBeGreaterThanOrEqual(1)
        expect(percent).toBeLessThanOrEqual(100)
        expect(old * (100 - percent)).toBeGreaterThanOrEqual(price * 100)
      }),
    )
  })
})
