/** Whether a text is an EAN-8 or EAN-13 with the right check digit (GS1 General Specifications, 7.9). */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{13})$/.test(text)) return false
  const digits = [...text].map(Number).reverse()
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

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
 * The first digits of an EAN-13, or all, as somebody types them: with the spaces of the print or without. Null for fewer
 * than eight, with which too many begin.
 */
export function eanStart(text: string): string | null {
  return /^\d{8,13}$/.exec(text.replace(/(?<=\d)[\s-](?=\d)/g, '').trim())?.[0] ?? null
}
