import type { PackSize } from './pack-size'

/** Of the size; a column of whole numbers holds no size that would be farther off. */
const mostRounded = 0.01

/** As the database holds it, in whole numbers. Null where that would be another size: half a millilitre of two. */
export function wholePack(pack: PackSize | null): PackSize | null {
  if (!pack) return null
  const amount = Math.round(pack.amount)
  return Math.abs(amount - pack.amount) > pack.amount * mostRounded ? null : { ...pack, amount }
}

/** As far as the database can tell them apart: `87,5 г` is stored as 88. */
export const isSamePack = (one: PackSize, other: PackSize): boolean =>
  one.unit === other.unit && (wholePack(one) ?? one).amount === (wholePack(other) ?? other).amount

/** The stored size, but that of the name where the column could not hold it, or only rounded. */
export function storedOrSaid(stored: PackSize | null, said: PackSize | null): PackSize | null {
  if (!said) return stored
  const isOfName = stored ? isSamePack(stored, said) : wholePack(said) === null
  return isOfName ? said : stored
}
