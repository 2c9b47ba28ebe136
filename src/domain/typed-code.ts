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

/** A typed order number in its stored form, or in capitals where it cannot be one. */
export function readOrderNumber(typed: string): string {
  const [, day, chance] = /^L(\d{6})([2-9A-HJ-NP-Z]{6})$/.exec(latinCapitals(typed)) ?? []
  return day && chance ? `L-${day}-${chance}` : typed.trim().toUpperCase()
}
