import { parseEuro } from '@/domain/money'

/** In euro cents. */
const highest = 1_000_000

/** A typed amount in euro as integer cents: null for an empty text, -1 for an invalid amount. */
export function targetCents(text: string): number | null {
  return text.trim() === '' ? null : (parseEuro(text) ?? -1)
}

export function isTarget(cents: number): boolean {
  return cents > 0 && cents <= highest
}
