/** Whole cents as shops round them: above a euro a price ends in 5 or 9. */
export function shopPrice(cents: number): number {
  if (cents < 100) return Math.max(9, Math.round(cents))
  const tens = Math.floor(cents / 10) * 10
  return [tens - 1, tens + 5, tens + 9].reduce((best, next) =>
    Math.abs(next - cents) < Math.abs(best - cents) ? next : best,
  )
}
