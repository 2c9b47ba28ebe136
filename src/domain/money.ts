/** The parts of a price typeset as in a shop: whole euros large, two digits of cents raised. */
export type SplitEuro = { euros: string; cents: string }

/** Splits integer euro cents for display: 1205 becomes `12` and `05`. Throws a RangeError for anything but whole cents from 0. */
export function splitEuro(cents: number): SplitEuro {
  assertCents(cents)
  return { euros: String(Math.floor(cents / 100)), cents: String(cents % 100).padStart(2, '0') }
}

/**
 * How much cheaper the price is than the old one, in whole percent, rounded down so that it never promises too much.
 * Null when there is no old price, no saving, or less than one percent. Both are integer euro cents.
 */
export function savingPercent(priceCents: number, oldPriceCents: number | null | undefined): number | null {
  if (oldPriceCents == null) return null
  assertCents(priceCents)
  assertCents(oldPriceCents)
  if (oldPriceCents <= priceCents) return null
  const percent = Math.floor(((oldPriceCents - priceCents) * 100) / oldPriceCents)
  return percent > 0 ? percent : null
}

function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents < 0) throw new RangeError(`not an amount in whole cents: ${cents}`)
}
