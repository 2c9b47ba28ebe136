import { randomBytes } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import {
  codeLetters,
  inFours,
  latinCapitals,
  mailedLetters,
  readOrderNumber,
  readVoucherCode,
  voucherCode,
  withoutTwins,
} from './typed-code'

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

it.each([
  ['есен10', 'ECEH10'],
  ['ЕСЕН10', 'ECEH10'],
  ['ecEH 10', 'ECEH10'],
  ['eceh-10', 'ECEH10'],
  ['ECEH–10', 'ECEH10'],
  [' ＥＣＥＨ１０\u200B', 'ECEH10'],
  ['eceh.10', 'ECEH10'],
  ['ЛЯТО', 'ЛЯTO'],
])('reads %j as %s', (typed, code) => {
  expect(latinCapitals(typed)).toBe(code)
})

it('takes letters and digits that nobody tells apart for one', () => {
  expect(withoutTwins('LIDO01')).toBe(withoutTwins('1ID0OL'))
})

it.each([
  ['l-261125-7kq2md', 'L-261125-7KQ2MD'],
  ['L261125 7КQ2МD', 'L-261125-7KQ2MD'],
  ['L–261125–7KQ2MD', 'L-261125-7KQ2MD'],
  ['L-240301-LU2LUZ', 'L-240301-LU2LUZ'],
  [' l-1 ', 'L-1'],
  ['Click here', 'CLICK HERE'],
])('reads the order number %j as %s', (typed, number) => {
  expect(readOrderNumber(typed)).toBe(number)
})

it('reads an order number of each letter that is mailed', () => {
  for (const letter of mailedLetters)
    expect(readOrderNumber(`l 261125 ${letter.repeat(6)}`)).toBe(`L-261125-${letter.repeat(6)}`)
})
