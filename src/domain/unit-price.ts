import type { PackSize, Unit } from './pack-size'

export type PriceOfUnit = { cents: number; unit: Unit }

/**
 * The price of a kilogram, a litre or a piece in whole euro cents, rounded to the nearest. Null for a single piece, whose
 * unit price would repeat its price.
 */
export function unitPrice(priceCents: number, size: PackSize | null): PriceOfUnit | null {
  if (!size || size.amount <= 0 || (size.unit === 'piece' && size.amount === 1)) return null
  const perUnit = size.unit === 'piece' ? 1 : 1000
  return { cents: Math.round((priceCents * perUnit) / size.amount), unit: size.unit }
}
