/**
 * Whether a new price in cents may be mistyped (0, or less than half of the price before), so that staff are asked to
 * confirm it.
 */
export const isSuspiciousPrice = (cents: number | null, before: number | null): boolean =>
  cents !== null && (cents === 0 ? before !== 0 : before !== null && cents * 2 < before)
