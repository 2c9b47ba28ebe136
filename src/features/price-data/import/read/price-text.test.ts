import { describe, expect, it } from 'vitest'
import { cents, decimalOf } from './price-text'

describe('a price', () => {
  it.each([
    ['1.99', 199],
    ['7,06', 706],
    [' "3.89"', 389],
    ['0.6', 60],
    ['12', 1200],
    ['6.64168', 664],
    ['1.2495', 125],
    ['0', 0],
    ['1000000', 100_000_000],
    ['.99', 99],
    [',99', 99],
    ['0,995', 100],
    ['1.99 €', 199],
    ['€1.99', 199],
    ['2,49€', 249],
    ['1.99 EUR', 199],
    ['eur 12', 1200],
    ['0,85 евро', 85],
    ['1,299.00', 129_900],
    ['1.299,00', 129_900],
    ["1'299.00", 129_900],
    ['1’299,5', 129_950],
    ['1 299,00', 129_900],
    ['1\u00a0299', 129_900],
    ['12.345.678', null],
    ['1.234.567', null],
    ['1,234.5', 123_450],
    ['234.567,80', 23_456_780],
  ])('%s', (written, expected) => expect(cents(written)).toBe(expected))

  it.each([
    '',
    '.',
    ',',
    '-1.20',
    '1.2.3',
    '1 99',
    '1,29,00',
    '1.299.00',
    '1 299 00',
    '1.99 лв.',
    '2 бр.',
    '1.99E+02',
    '12.яну',
  ])('%s is none', (written) => expect(cents(written)).toBeNull())
  it.each(['безплатно', '1000000.01', '99999999999', undefined])('%s is none either', (written) => {
    expect(cents(written)).toBeNull()
  })

  it('is in the currency of its day', () => {
    expect(cents('1.99 лв.', null, 'BGN')).toBe(199)
    expect(cents('1.99 €', null, 'BGN')).toBeNull()
  })

  it('like 1,299 is read as the other prices of the file are', () => {
    expect(cents('1,299')).toBeNull()
    expect(cents('1,299', ',')).toBe(130)
    expect(cents('1,299', '.')).toBe(129_900)
    expect(cents('4.995', '.')).toBe(500)
  })
})

it.each([
  [['1.99', '4.995', ''], '.'],
  [['1,99', '1,299'], ','],
  [['1.299,00', '1.299'], ','],
  [['1,299.00 €'], '.'],
  [['1,299', '2,399', '12'], null],
  [['1.99', '1,99', '1,299'], null],
])('the decimal sign of %j is %s', (prices, sign) => expect(decimalOf(prices)).toBe(sign))
