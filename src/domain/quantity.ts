/** The most pieces of one product in the cart of a consumer shop. */
export const mostOfOne = 999

/** A typed quantity, corrected to a whole number of at least 1 (product spec, section 6). */
export function quantityOf(typed: string): number {
  const number = Number(typed.trim().replace(',', '.'))
  return Number.isFinite(number) ? Math.min(Math.max(Math.floor(number), 1), mostOfOne) : 1
}
