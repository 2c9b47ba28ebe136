/** Of fewer prices a median says nothing that the lowest and the highest do not. */
export const fewestForMedian = 3

/** The median of prices in integer cents: of an even number the mean of the middle two, rounded to a cent. Null of fewer than three. */
export function medianOf(prices: readonly number[]): number | null {
  return prices.length < fewestForMedian ? null : middleOf(prices)
}

/** The same of however many; null of none. */
export function middleOf(prices: readonly number[]): number | null {
  const sorted = prices.toSorted((one, other) => one - other)
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]]
  return low === undefined || high === undefined ? null : Math.round((low + high) / 2)
}
