/** What a product costs from a moment on, in cents, until the next point; `promoted` where a promotion sets it. */
export type PricePoint = { since: Date; cents: number; promoted: boolean }

const dayMs = 86_400_000
const windowDays = 30

/**
 * The lowest price in cents of the 30 days before the current reduction began: what a shop that announces one must name
 * (directive 98/6/EC, article 6a, as decision 0021 reads it). A reduction that gets deeper is one reduction; an earlier one counts
 * among the 30 days. `history` is sorted by time. Null where there is no price before it.
 */
export function priorPrice(history: PricePoint[], now: Date): number | null {
  const lastRegular = history.findLastIndex(({ promoted }) => !promoted)
  const began = (history[lastRegular + 1]?.since ?? now).getTime()
  const from = began - windowDays * dayMs
  const before = history.filter(({ since }) => since.getTime() < began)
  const valid = before.filter((_, index) => (before[index + 1]?.since.getTime() ?? began) > from)
  return valid.length > 0 ? Math.min(...valid.map(({ cents }) => cents)) : null
}
