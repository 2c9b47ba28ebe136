import { quantityOf } from './unit-price'

/** From 1 to 999, and not more than `free`, but at least 1. */
export function quantityWithin(typed: string, free: number): number {
  return Math.min(quantityOf(typed), Math.max(free, 1))
}

type CartPiece = { quantity: number; cents: number | null; free: number; grams: number; saved: boolean }

export const isOrderable = ({ cents, free, quantity }: CartPiece): boolean => cents !== null && quantity <= free

/** In cents and grams; lines that are saved for later or no longer sold do not count. */
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
