const weighted = (digits: number[], weights: number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (digits[index] ?? 0), 0) % 11

/** Check digit of the statistical register: a rest of ten with the first weights is computed again with the second. */
function checkDigit(digits: number[], first: number[], second: number[]): number {
  const rest = weighted(digits, first)
  return rest < 10 ? rest : weighted(digits, second) % 10
}

/**
 * Whether a text is an EIK, the number of a Bulgarian company: 9 digits, or 13 for a branch, with the right check
 * digits.
 */
export function isEik(text: string): boolean {
  if (!/^(?:\d{9}|\d{13})$/.test(text)) return false
  const digits = [...text].map(Number)
  const company = checkDigit(digits, [1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 10])
  if (digits[8] !== company) return false
  if (digits.length === 9) return true
  return digits[12] === checkDigit(digits.slice(8), [2, 7, 3, 5], [4, 9, 5, 7])
}

/** The stored form of a company or VAT number: without spaces, dashes and points, in capitals. */
export const normaliseCompanyNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Pd}\p{Cf}.]+/gu, '')
    .toUpperCase()

/**
 * Formats behind the letters of the country (https://taxation-customs.ec.europa.eu/vies); Greece is `EL`, Northern
 * Ireland `XI`.
 */
const shapes: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9+*]{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^[1-9]\d{9}$/,
  XI: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/,
}

/** Checks the format of the country, and for Bulgaria the check digits, not whether the number exists. */
export function isVatNumber(text: string): boolean {
  const [country, digits] = [text.slice(0, 2), text.slice(2)]
  if (!shapes[country]?.test(digits)) return false
  return country !== 'BG' || isEik(digits) || isPersonNumber(digits)
}

/** A Bulgarian company's VAT number has the digits of its EIK, a branch's those of its company. */
export const belongsTo = (vatNumber: string, eik: string): boolean =>
  !vatNumber.startsWith('BG') || vatNumber.slice(2) === eik.slice(0, 9)

const citizen = [2, 4, 8, 5, 10, 9, 7, 3, 6]
const foreigner = [21, 19, 17, 13, 11, 9, 7, 3, 1]

/** The number of a person who is registered for VAT: ЕГН or ЛНЧ, each with its check digit. */
function isPersonNumber(text: string): boolean {
  if (!/^\d{10}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = (weights: number[]) => weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0)
  return digits[9] === (sum(citizen) % 11) % 10 || digits[9] === sum(foreigner) % 10
}
