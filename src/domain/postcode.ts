const fourDigits = /^[1-9]\d{3}$/
const anyFourDigits = /^\d{4}$/
const fiveDigits = /^\d{5}$/
const threeAndTwo = /^\d{3} ?\d{2}$/

/** The European Union and the neighbours from which most orders come. */
const shapes: Record<string, RegExp> = {
  AT: fourDigits,
  BE: fourDigits,
  BG: fourDigits,
  CH: fourDigits,
  CY: fourDigits,
  CZ: threeAndTwo,
  DE: /^(?!00)\d{5}$/,
  DK: anyFourDigits,
  EE: fiveDigits,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
  FI: fiveDigits,
  FR: fiveDigits,
  GB: /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/,
  GR: threeAndTwo,
  HR: fiveDigits,
  HU: fourDigits,
  IE: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[\dAC-FHKNPRTV-Y]{4}$/,
  IT: fiveDigits,
  LT: /^(?:LT-)?\d{5}$/,
  LU: /^(?:L-)?\d{4}$/,
  LV: /^(?:LV-)?\d{4}$/,
  MK: fourDigits,
  MT: /^[A-Z]{3} ?\d{4}$/,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/,
  NO: anyFourDigits,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  RO: /^\d{6}$/,
  RS: fiveDigits,
  SE: threeAndTwo,
  SI: /^(?:SI-)?\d{4}$/,
  SK: threeAndTwo,
  TR: fiveDigits,
  UA: fiveDigits,
}

const examples: Record<string, string> = {
  AT: '1010',
  BE: '1000',
  BG: '1504',
  CH: '8001',
  CY: '2003',
  CZ: '110 00',
  DE: '10115',
  DK: '1050',
  EE: '10111',
  ES: '28001',
  FI: '00100',
  FR: '75001',
  GB: 'SW1A 1AA',
  GR: '104 31',
  HR: '10000',
  HU: '1011',
  IE: 'D02 X285',
  IT: '00118',
  LT: 'LT-01100',
  LU: 'L-1009',
  LV: 'LV-1010',
  MK: '1000',
  MT: 'VLT 1117',
  NL: '1012 AB',
  NO: '0010',
  PL: '00-001',
  PT: '1000-001',
  RO: '010011',
  RS: '11000',
  SE: '111 20',
  SI: '1000',
  SK: '811 01',
  TR: '34000',
  UA: '01001',
}

export function postcodeExample(country: string): string | undefined {
  return examples[country]
}

const anywhere = /^[\p{L}\d](?:[\p{L}\d -]{0,10}[\p{L}\d])?$/u

export function normalisePostcode(typed: string): string {
  return typed.trim().replace(/\s+/g, ' ').toUpperCase()
}

/**
 * Whether a normalised postcode has the format of the country (ISO 3166-1 alpha-2), not whether it exists. Countries
 * without a known format accept up to 12 letters, digits, spaces and hyphens.
 */
export function isPostcode(postcode: string, country: string): boolean {
  return (shapes[country] ?? anywhere).test(postcode)
}
