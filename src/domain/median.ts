/** With fewer prices a median says nothing that the lowest and the highest do not. */
export const fewestForMedian = 3

/**
 * In integer cents: of an even number of prices the mean of the middle two, rounded. Null with fewer than three prices.
 */
export function medianOf(prices: readonly number[]): number | null {
  return prices.length < fewestForMedian ? null : middleOf(prices)
}

export function middleOf(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}
