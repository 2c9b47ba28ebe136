import { describe, expect, it } from 'vitest'
import { isPostcode, normalisePostcode, postcodeExample } from './postcode'

const examples: [country: string, fits: string[], not: string[]][] = [
  ['AT', ['1010'], ['0101', '10100', 'A-1010']],
  ['BE', ['1000'], ['0999', '100']],
  ['BG', ['1000', '9999'], ['0100', '100', '10000', '1000 ', 'София']],
  ['HR', ['10000'], ['1000']],
  ['CY', ['2003'], ['203']],
  ['CZ', ['110 00', '11000'], ['1100', '110-00']],
  ['DK', ['0800', '1050'], ['105']],
  ['EE', ['10111'], ['1011']],
  ['FI', ['00100'], ['0100']],
  ['FR', ['75001'], ['7500', '75 001']],
  ['DE', ['01067', '10115'], ['00123', '1011', '101155']],
  ['GR', ['104 31', '10431'], ['1043']],
  ['HU', ['1011'], ['0111', '10111']],
  ['IE', ['D02 X285', 'D6W XY00', 'A65F4E2'], ['D02', 'B02 X285']],
  ['IT', ['00118'], ['0118']],
  ['LV', ['LV-1010', '1010'], ['LV 1010', 'LV-101']],
  ['LT', ['LT-01100', '01100'], ['LT-0110']],
  ['LU', ['L-1009', '1009'], ['10090']],
  ['MT', ['VLT 1117', 'VLT1117'], ['VLT', '1117']],
  ['NL', ['1012 AB', '1012AB'], ['0123 AB', '1012']],
  ['PL', ['00-001'], ['00001', '00-01']],
  ['PT', ['1000-001'], ['1000', '1000001']],
  ['RO', ['010011'], ['10011']],
  ['SK', ['811 01', '81101'], ['8110']],
  ['SI', ['1000', 'SI-1000'], ['10000']],
  ['ES', ['01001', '28001', '52001'], ['00100', '53001']],
  ['SE', ['111 20', '11120'], ['1112']],
  ['CH', ['8001'], ['0800', '80010']],
  ['NO', ['0001', '5003'], ['500']],
  ['GB', ['SW1A 1AA', 'M1 1AE', 'B338TH', 'GIR 0AA'], ['SW1A', '12345', 'SW1A  1AA']],
  ['UA', ['01001'], ['1001']],
  ['RS', ['11000'], ['1100']],
  ['MK', ['1000'], ['10000']],
  ['TR', ['34000'], ['3400']],
]

describe.each(examples)('a postcode of %s', (country, fits, not) => {
  it.each(fits)('is %s', (postcode) => expect(isPostcode(postcode, country)).toBe(true))
  it.each(not)('is not %s', (postcode) => expect(isPostcode(postcode, country)).toBe(false))
  it('is not empty', () => expect(isPostcode('', country)).toBe(false))
})

describe('a postcode of another country', () => {
  it.each(['90210', '90210-1234', 'K1A 0B1', '1'])('may be %s', (postcode) =>
    expect(isPostcode(postcode, 'US')).toBe(true),
  )
  it.each(['', '-', '<b>', '1234567890123', '12\n34'])('is not %j', (postcode) =>
    expect(isPostcode(postcode, 'US')).toBe(false),
  )
})

describe('a typed postcode', () => {
  it('is stored in capital letters with single spaces', () => {
    expect(normalisePostcode(' sw1a  1aa ')).toBe('SW1A 1AA')
    expect(normalisePostcode('1000\t')).toBe('1000')
  })
})

describe('the example at a field', () => {
  it.each(examples.map(([country]) => country))('of %s is one', (country) => {
    expect(isPostcode(postcodeExample(country) ?? '', country)).toBe(true)
  })

  it('is missing where any postcode is taken', () => {
    expect(postcodeExample('JP')).toBeUndefined()
  })
})
