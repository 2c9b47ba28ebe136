import { expect, it } from 'vitest'
import { belongsTo, isVatNumber } from './vat-number'

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
