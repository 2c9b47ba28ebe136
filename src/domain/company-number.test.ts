import { expect, test } from 'vitest'
import { isEik, normaliseCompanyNumber } from './company-number'

test.each(['203123451', '175074752', '831642181', '130460283', '000695388'])('%s is an EIK', (eik) => {
  expect(isEik(eik)).toBe(true)
})

test.each(['203123452', '12345678', '1234567890', '', 'BG203123451', '20312345x'])('%s is none', (eik) => {
  expect(isEik(eik)).toBe(false)
})

test('one wrong digit anywhere is found', () => {
  for (const place of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    const digits = [...'175074752']
    digits[place] = String((Number(digits[place]) + 1) % 10)
    expect(isEik(digits.join(''))).toBe(false)
  }
})

test('the number of a branch has a second check digit', () => {
  const branches = Array.from({ length: 10 }, (_, digit) => `203123451001${digit}`)
  expect(branches.filter(isEik)).toHaveLength(1)
  expect(isEik('2031234520019')).toBe(false)
})

test('numbers are stored without spaces', () => {
  expect(normaliseCompanyNumber(' bg 203 123 451 ')).toBe('BG203123451')
  expect(normaliseCompanyNumber('BG\u00A0203\u2011123.451')).toBe('BG203123451')
})
