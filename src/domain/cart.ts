import { quantityOf } from './unit-price'

/** Which pieces of a variant a cart may hold: a typed quantity as a whole number from 1 to 999, and not more than are free. */
export function quantityWithin(typed: string, free: number): number {
  return Math.min(quantityOf(typed), Math.max(free, 1))
}

export type CartPiece = { quantity: number; cents: number | null; free: number; grams: number; saved: boolean }

/** Whether a line can be ordered as it is: still sold, and enough of it there. */
export const isOrderable = ({ cents, free, quantity }: CartPiece): boolean => cents !== null && quantity <= free

/** The sums of what is to be ordered, in cents and grams; what waits for later or is not sold any more does not count. */
export function cartSums(lines: CartPiece[]): { pieces: number; goodsCents: number; weightGrams: number } {
  const sums = { pieces: 0, goodsCents: 0, weightGrams: 0 }
  for (const { quantity, cents, grams, saved } of lines) {
    if (saved || cents === null) continue
    sums.pieces += quantity
    sums.goodsCents += quantity * cents
    sums.weightGrams += quantity * grams
  }
  return sums
}
