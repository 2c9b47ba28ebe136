import { expect, it, test } from 'vitest'
import { belongsTo, isEik, isVatNumber, normaliseCompanyNumber } from './company-number'

it.each([
  'BG203123451',
  'BG175074752',
  'BG6101057509',
  'DE123456789',
  'EL123456789',
  'XI123456789',
  'ATU12345678',
  'FRXX123456789',
  'NL123456789B01',
  'RO12',
  'SE123456789001',
  'IE1234567WA',
  'LT123456789012',
])('%s can be a VAT number', (number) => {
  expect(isVatNumber(number)).toBe(true)
})

it.each([
  'BG203123450',
  'BG999999999',
  'BG6101057508',
  'BG20312345',
  'BG2031234510019',
  'XX12',
  'DE123',
  'DE1234567890',
  'GR123456789',
  'GB123456789',
  'US123456789',
  'AT12345678',
  '203123451',
  'BG',
  '',
  'EL12345678',
  'PL123456789A',
])('%s is none', (number) => {
  expect(isVatNumber(number)).toBe(false)
})

it('of Bulgaria belongs to the company of the same digits', () => {
  expect(belongsTo('BG203123451', '203123451')).toBe(true)
  expect(belongsTo('BG203123451', '2031234510019')).toBe(true)
  expect(belongsTo('BG175074752', '203123451')).toBe(false)
  expect(belongsTo('BG6101057509', '203123451')).toBe(false)
  expect(belongsTo('DE123456789', '203123451')).toBe(true)
})

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
