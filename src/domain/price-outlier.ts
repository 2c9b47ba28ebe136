/** In euro cents, of a unit also parts of them: a quarter of the prices is below `low`, a quarter above `high`, half below `median`. */
type UsualRange = { low: number; median: number; high: number }

/** Prices that are really charged, not averages; null without prices. A price of 0 means nothing and is left out. */
export function usualRange(prices: readonly number[]): UsualRange | null {
  const sorted = prices.filter((price) => price > 0).sort((one, other) => one - other)
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]
  const [low, median, high] = [at(0.25), at(0.5), at(0.75)]
  return low === undefined || median === undefined || high === undefined ? null : { low, median, high }
}

/** A price is compared with the unit prices of its group, or with the pack's own earlier prices. */
export type OutlierReason = { against: 'group' | 'history'; side: 'low' | 'high'; range: UsualRange }

/** With fewer prices or chains a group has no usual range; with fewer days, a pack has none. */
export const fewestOfGroup = { prices: 12, chains: 3 }
export const fewestDays = 14
/** Days before that count as a pack's history. */
export const usualDays = 90

/** `spreads` are multiples of the middle half on a scale of ratios, `factor` is the least distance. */
type Fence = { spreads: number; factor: number }

/** High prices in a group often have a reason and lead no ranking, so more is allowed above than below. */
const fences = {
  group: { low: { spreads: 1.5, factor: 2 }, high: { spreads: 3, factor: 3 } },
  history: { low: { spreads: 1.5, factor: 2.5 }, high: { spreads: 1.5, factor: 2.5 } },
} as const satisfies Record<OutlierReason['against'], Record<OutlierReason['side'], Fence>>

/**
 * Tukey's fences on a scale of ratios, because prices differ by factors and quartiles hardly move when a few prices are
 * wrong. Euro cents, of a unit or of a pack, as `range` is.
 */
export function outlierIn(price: number, range: UsualRange, against: OutlierReason['against']): OutlierReason | null {
  const { low, high } = fences[against]
  if (price < range.low / factorOf(range, low)) return { against, side: 'low', range }
  return price > range.high * factorOf(range, high) ? { against, side: 'high', range } : null
}

function factorOf(range: UsualRange, { spreads, factor }: Fence): number {
  return Math.max((range.high / range.low) ** spreads, factor)
}

export function rangeOfGroup(prices: readonly { unitCents: number; chain: number }[]): UsualRange | null {
  if (prices.length < fewestOfGroup.prices) return null
  if (new Set(prices.map(({ chain }) => chain)).size < fewestOfGroup.chains) return null
  return usualRange(prices.map(({ unitCents }) => unitCents))
}

export function rangeOfHistory(before: readonly number[]): UsualRange | null {
  return before.length < fewestDays ? null : usualRange(before)
}

export const priceDecisions = ['accepted', 'rejected'] as const
type PriceDecision = (typeof priceDecisions)[number]

/** `price` in integer euro cents. */
export type PriceReview = { decision: PriceDecision; price: number }

/** Why a listing's price is shown but not compared: it waits for an editor, or one has rejected it. */
export const priceHolds = ['waiting', 'rejected'] as const
export type PriceHold = (typeof priceHolds)[number]

/** An accepted price may move by a quarter before it is looked at again. */
const acceptedFactor = 1.25

/**
 * An outlier waits for an editor, unless one has accepted about the same price; a rejected price stays out until the
 * chain reports another.
 */
export function outlierHoldOf(
  price: number,
  reasons: readonly OutlierReason[],
  review: PriceReview | null,
): PriceHold | null {
  if (review?.decision === 'rejected' && review.price === price) return 'rejected'
  const accepted =
    review?.decision === 'accepted' && price <= review.price * acceptedFactor && price * acceptedFactor >= review.price
  return reasons.length > 0 && !accepted ? 'waiting' : null
}
