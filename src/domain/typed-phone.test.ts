import { expect, it } from 'vitest'
import { isPhone, normalisePhone } from './typed-phone'

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
