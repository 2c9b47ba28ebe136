/** Whether a new price looks mistyped, in cents: nothing, or less than half of what it was. Such a one is asked about before it counts. */
export const isSuspiciousPrice = (cents: number | null, before: number | null): boolean =>
  cents !== null && (cents === 0 ? before !== 0 : before !== null && cents * 2 < before)
