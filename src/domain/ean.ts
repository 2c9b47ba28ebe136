/** Whether a text is an EAN-8 or EAN-13 with the right check digit (GS1 General Specifications, 7.9). */
export function isEan(text: string): boolean {
  if (!/^(\d{8}|\d{13})$/.test(text)) return false
  const digits = [...text].map(Number).reverse()
  return digits.reduce((sum, digit, index) => sum + digit * (index % 2 === 0 ? 1 : 3), 0) % 10 === 0
}

/**
 * The EAN-13 of a product, or null for a wrong check digit and for a shop's own code (beginning with 2, printed by
 * scales).
 */
export function productCode(text: string): string | null {
  return /^[013-9]\d{12}$/.test(text) && isEan(text) ? text : null
}
