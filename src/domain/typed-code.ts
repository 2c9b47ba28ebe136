const lookAlikes: Record<string, string> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
  І: 'I',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  Ѕ: 'S',
  Ј: 'J',
}

/**
 * A code in Latin capitals and digits, whatever keyboard, case, spaces, dashes and dots were typed. Other signs stay,
 * so that an invalid code is not accepted.
 */
export function latinCapitals(typed: string): string {
  return [...typed.slice(0, 100).normalize('NFKC').toUpperCase()]
    .filter((sign) => !/[\s\p{Pd}\p{Cf}._]/u.test(sign))
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
}

/** For codes in which people confuse O with 0, and I and L with 1. */
export const withoutTwins = (code: string): string => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** A typed order number in its stored form, or in capitals where it cannot be one. Older numbers may have an L or a U. */
export function readOrderNumber(typed: string): string {
  const [, day, chance] = /^L(\d{6})([2-9A-HJ-NP-Z]{6})$/.exec(latinCapitals(typed)) ?? []
  return day && chance ? `L-${day}-${chance}` : typed.trim().toUpperCase()
}

/** Digits and Latin capitals without I, L, O and U, which are confused with others. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Without 0 and 1 too, for codes whose readers do not mend what was confused. */
export const mailedLetters = codeLetters.slice(2)

const length = 16

/** Accepts any case, spaces, dashes, and Cyrillic letters that look Latin. Null for an invalid code. */
export function readVoucherCode(typed: string): string | null {
  const code = withoutTwins(latinCapitals(typed))
  return code.length === length && [...code].every((letter) => codeLetters.includes(letter)) ? code : null
}

/** Ten bytes (80 bits) as a code: five bits a letter. */
export function voucherCode(bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte)
  return Array.from({ length }, (_, at) => codeLetters[Number((bits >> BigInt(5 * (length - 1 - at))) & 31n)]).join('')
}

export const inFours = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
