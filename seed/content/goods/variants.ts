import { randomFrom, seedOf } from '../../drawing/brochures/random'
import type { ProductSeed } from '../shop-products'

/** An EAN-13 with the prefix 20, which shops may use internally; the same for a variant on every machine. */
export function eanOf(sku: string): string {
  const digits = `20${String(seedOf(sku) % 10_000_000_000).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

export const skuOf = ({ sku }: ProductSeed, colour: string, size: string) =>
  `${sku}-${colour}-${size}`.toUpperCase().replaceAll(' ', '').replaceAll('–', '-')

/** The initial stock: about one variant in eight is sold out, one in five has at most three pieces. */
export function stockOf(sku: string): number {
  const random = randomFrom(seedOf(`stock ${sku}`))
  const luck = random()
  if (luck < 0.12) return 0
  if (luck < 0.32) return 1 + Math.floor(random() * 3)
  return 4 + Math.floor(random() * 28)
}
