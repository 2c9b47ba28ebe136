import { latinCapitals, withoutTwins } from './typed-code'

/** Digits and Latin capitals without I, L, O and U, which are confused with others. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

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
