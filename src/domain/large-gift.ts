/** In percent of the price; an editor may not give more, only an admin (decision 0071). */
export const mostPercent = 50

export const leastLeftCents = (priceCents: number): number => Math.ceil(priceCents / 2)

export interface PriceGift {
  percentOff?: number | null
  amountCents?: number | null
  minimumCents?: number | null
}

/**
 * Whether more than half may be taken off: a higher percentage, or an amount on a purchase of less than twice as much.
 */
export const isLargeGift = ({ percentOff, amountCents, minimumCents }: PriceGift): boolean =>
  (percentOff ?? 0) > mostPercent || (amountCents ?? 0) * 2 > (minimumCents ?? 0)
