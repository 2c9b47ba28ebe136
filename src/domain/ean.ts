/** Whether a text is an EAN-8 or EAN-13 with the right check digit (GS1 General Specifications, 7.9). */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{13})$/.test(text)) return false
  const digits = [...text].map(Number).reverse()
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

/** Codes are printed and typed with gaps between their digits. */
const withoutGaps = (text: string) => text.replace(/(?<=\d)[\s-](?=\d)/g, '')

/**
 * The EAN-13 of a product, or null for a wrong check digit and for a shop's own code: beginning with 2, 02 or 04 (GS1
 * restricted circulation, printed by scales), or a short number that was filled up with zeros.
 */
export function productCode(text: string): string | null {
  return /^(?!000|0?2|04)\d{13}$/.test(text) && isEan(text) ? text : null
}

/** Sorted and without repetition. */
export function productCodes(texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => productCode(text) ?? []))].sort()
}

/**
 * Beginnings of the EAN-13 that somebody types in part or as a whole, with the gaps of the print or without: the digits
 * themselves, and those with the zero that an American pack leaves out. Empty for fewer than eight digits, with which too
 * many codes begin.
 */
export function eanStarts(text: string): string[] {
  const digits = withoutGaps(text.trim())
  if (!/^\d{8,13}$/.test(digits)) return []
  return digits.length < 13 ? [digits, `0${digits}`] : [digits]
}
