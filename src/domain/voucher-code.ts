/** The 32 letters of a code: digits and Latin capitals without I, L, O and U, which are taken for others. */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const length = 16

/** What is typed for a letter that looks the same: the Latin ones that codes lack, and the Cyrillic capitals. */
const lookAlikes: Record<string, string> = {
  I: '1',
  L: '1',
  O: '0',
  А: 'A',
  В: 'B',
  Е: 'E',
  З: '3',
  І: '1',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: '0',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  Ѕ: 'S',
  Ј: 'J',
}

/** The code that somebody typed: in any case, with spaces and dashes, with Cyrillic letters that look Latin. Null for what can be none. */
export function readVoucherCode(typed: string): string | null {
  const letters = [...typed.slice(0, 100).normalize('NFKC').toUpperCase()]
    .filter((letter) => !/[\s\p{Pd}\p{Cf}._]/u.test(letter))
    .map((letter) => lookAlikes[letter] ?? letter)
  return letters.length === length && letters.every((letter) => codeLetters.includes(letter)) ? letters.join('') : null
}

/** Ten bytes (80 bits) as a code: five bits a letter. */
export function voucherCode(bytes: Uint8Array): string {
  let bits = 0n
  for (const byte of bytes.subarray(0, 10)) bits = (bits << 8n) | BigInt(byte)
  return Array.from({ length }, (_, at) => codeLetters[Number((bits >> BigInt(5 * (length - 1 - at))) & 31n)]).join('')
}

/** As it is shown: in fours. */
export const inFours = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-')
