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
