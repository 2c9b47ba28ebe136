/** Cyrillic capitals, by the Latin letter or digit that looks the same. */
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
 * A code as it was meant: in Latin capitals and digits, whatever keyboard it was typed on, in any case, with spaces, dashes and dots. Signs that no
 * code has stay, so that what is none is not taken for one.
 */
export function latinCapitals(typed: string): string {
  return [...typed.slice(0, 100).normalize('NFKC').toUpperCase()]
    .filter((sign) => !/[\s\p{Pd}\p{Cf}._]/u.test(sign))
    .map((sign) => lookAlikes[sign] ?? sign)
    .join('')
}

/** The same for codes in which nobody tells O from 0, nor I and L from 1. */
export const withoutTwins = (code: string): string => code.replaceAll('O', '0').replaceAll(/[IL]/g, '1')

/** The number of an order that somebody typed: as it is stored where it can be one, else in capitals. */
export function readOrderNumber(typed: string): string {
  const [, day, chance] = /^L(\d{6})([2-9A-HJ-NP-Z]{6})$/.exec(latinCapitals(typed)) ?? []
  return day && chance ? `L-${day}-${chance}` : typed.trim().toUpperCase()
}
