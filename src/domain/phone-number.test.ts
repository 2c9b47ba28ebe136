import { describe, expect, it } from 'vitest'
import { isPhone, looksLikePhone, normalisePhone, phoneNumber, phoneText } from './phone-number'

const dashes = ['\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212', '\uFE63', '\uFF0D']
const spaces = ['\u00A0', '\u202F', '\u2009', '\u2007', '\u3000', '\t']

it.each([...dashes, ...spaces].map((sign) => `088${sign}123${sign}4567`))('takes any dash and space: %j', (typed) => {
  expect(normalisePhone(typed)).toMatch(/^088[- ]123[- ]4567$/)
  expect(isPhone(normalisePhone(typed))).toBe(true)
})

it.each([
  '+359 88 123 4567',
  '0888 123 456',
  '00359 88 123 4567',
  '02/987 65 43',
  '(02) 987.65.43',
  '\u202A+359881234567\u202C',
  '088\u00AD1234567',
  '+３５９ ８８ １２３４５６７',
])('takes %j', (typed) => {
  expect(isPhone(normalisePhone(typed))).toBe(true)
})

it.each([
  '-----',
  '.....',
  '11111',
  '+',
  '( ) ( )',
  '1-2-3-4-5',
  '12345678901234567',
  '++359881234567',
  '+-359881234567',
  'call me',
  '0881+234567',
  '',
])('refuses %j', (typed) => {
  expect(isPhone(normalisePhone(typed))).toBe(false)
})

describe('phoneNumber', () => {
  it.each([
    ['0888123456', '359888123456'],
    ['0888 123 456', '359888123456'],
    ['088/812-34-56', '359888123456'],
    ['0988123456', '359988123456'],
    ['888123456', '359888123456'],
    ['+359 88 812 3456', '359888123456'],
    ['00359888123456', '359888123456'],
    ['359888123456', '359888123456'],
    ['+49 (171) 234-5678', '491712345678'],
  ])('reads %s as %s', (typed, number) => {
    expect(phoneNumber(typed)).toBe(number)
  })

  it.each(['', '0171 2345678', '02 981 0000', '12345', '+0888123456', 'maria@mail.example', '0888123456789012'])(
    'takes %j for no number that gets messages',
    (typed) => {
      expect(phoneNumber(typed)).toBeNull()
    },
  )
})

it('tells a number that is not complete from an address that is not', () => {
  expect(['0171 2345678', '+359', 'maria', 'maria@mail', '12 34'].map(looksLikePhone)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
})

it('is shown with its country code, grouped as at home', () => {
  expect([phoneText('359888123456'), phoneText('+491712345678')]).toEqual(['+359 88 812 3456', '+491712345678'])
})
