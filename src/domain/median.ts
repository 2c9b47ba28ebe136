/** With fewer prices a median says nothing that the lowest and the highest do not. */
export const fewestForMedian = 3

/**
 * In integer cents: of an even number of prices the mean of the middle two, rounded. Null with fewer than three prices.
 */
export function medianOf(prices: readonly number[]): number | null {
  const middle = prices.length < fewestForMedian ? null : middleOf(prices)
  return middle === null ? null : Math.round(middle)
}

/** Not rounded, so that a price that is computed from it is rounded once. */
export function middleOf(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
