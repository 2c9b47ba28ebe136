/** The most that an editor gives away, in percent of the price; more is an admin's decision (decision 0071). */
export const mostPercent = 50

/** Cents that are left of a price in cents at the least, where no more than half of it is given away. */
export const leastLeftCents = (priceCents: number): number => Math.ceil(priceCents / 2)

export interface Gift {
  percentOff?: number | null
  amountCents?: number | null
  minimumCents?: number | null
}

/** Whether it may take more than half off: a percentage above it, or an amount that a purchase of less than twice as much gets. */
export const isLargeGift = ({ percentOff, amountCents, minimumCents }: Gift): boolean =>
  (percentOff ?? 0) > mostPercent || (amountCents ?? 0) * 2 > (minimumCents ?? 0)
