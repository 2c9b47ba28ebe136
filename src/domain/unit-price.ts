import type { PackSize, Unit } from './pack-size'

/** The most pieces of one product in the cart of a consumer shop. */
export const mostOfOne = 999

/** A typed quantity, corrected to a whole number of at least 1 (docs/product.md, section 6). */
export function quantityOf(typed: string): number {
  const number = Number(typed.trim().replace(',', '.'))
  return Number.isFinite(number) ? Math.min(Math.max(Math.floor(number), 1), mostOfOne) : 1
}

/** In exact euro cents, not whole ones: a napkin costs less than a cent. */
export type PriceOfUnit = { cents: number; unit: Unit }

/**
 * Per kilogram, litre or piece. It is compared, ordered and added up as it is, and rounded only where it is shown or
 * printed. Null for a single piece, whose unit price would repeat its price.
 */
export function unitPrice(priceCents: number, size: PackSize | null): PriceOfUnit | null {
  if (!size || size.amount <= 0 || (size.unit === 'piece' && size.amount === 1)) return null
  return { cents: (priceCents * (size.unit === 'piece' ? 1 : 1000)) / size.amount, unit: size.unit }
}

/** As a label prints it, in whole euro cents. */
export function printedUnitPrice(priceCents: number, size: PackSize | null): PriceOfUnit | null {
  const exact = unitPrice(priceCents, size)
  return exact && { ...exact, cents: Math.round(exact.cents) }
}
