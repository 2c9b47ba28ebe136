import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { codeLetters, inFours, readVoucherCode, voucherCode } from './voucher-code'

describe('a code of a gift voucher', () => {
  test('has 16 of 32 letters, one for each five of its 80 bits', () => {
    expect(new Set(codeLetters).size).toBe(32)
    expect(voucherCode(new Uint8Array(10))).toBe('0000000000000000')
    expect(voucherCode(new Uint8Array(10).fill(255))).toBe('ZZZZZZZZZZZZZZZZ')
    expect(voucherCode(Uint8Array.of(0, 0, 0, 0, 0, 0, 0, 0, 0, 33))).toBe('0000000000000011')
  })

  test('is read as it is shown, and as people type it', () => {
    for (let round = 0; round < 1000; round++) {
      const code = voucherCode(randomBytes(10))
      expect(readVoucherCode(inFours(code))).toBe(code)
      expect(readVoucherCode(` ${inFours(code).toLowerCase().replaceAll('-', ' – ')}\n`)).toBe(code)
    }
    expect(readVoucherCode('авек мнор стух ilo0')).toBe('ABEKMH0PCTYX1100')
    expect(inFours('ABEKMH0PCTYX1100')).toBe('ABEK-MH0P-CTYX-1100')
  })

  test('is neither shorter nor longer, nor of other letters', () => {
    for (const typed of [
      '',
      'ABEK',
      'ABEK-MH0P-CTYX-110',
      'ABEK-MH0P-CTYX-11000',
      'ABEK-MH0P-CTYX-110U',
      'ЖЖЖЖ-ЖЖЖЖ-ЖЖЖЖ-ЖЖЖЖ',
    ])
      expect(readVoucherCode(typed)).toBeNull()
  })
})
