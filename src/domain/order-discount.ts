import { leastLeftCents } from './large-gift'
import type { OrderLine } from './order-totals'

/**
 * A coupon takes at least a percentage off the goods, or an amount in cents; delivery is never reduced. One that `keepsHalf` leaves half of the price
 * before all reductions on each piece (decision 0071).
 */
export type Coupon = ({ percentOff: number } | { amountCents: number }) & { keepsHalf?: boolean }

/** `shelfCents` is what a piece costs without a promotion; without it, what it costs. */
type DiscountedLine = OrderLine & { shelfCents?: number }

/**
 * The lines with their share of what a coupon takes off, in whole cents that add up exactly: each share is rounded down, and the
 * cents left over go to the lines with the largest remainders, of equal ones to the first. Never more than the goods cost, and no share
 * more than half of the price before a promotion leaves, where the coupon keeps that.
 */
export function discountLines<Line extends DiscountedLine>(
  lines: Line[],
  coupon: Coupon,
): (Line & { discountCents: number })[] {
  const amounts = lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)
  const goods = amounts.reduce((sum, cents) => sum + cents, 0)
  const wanted = 'percentOff' in coupon ? Math.ceil((goods * coupon.percentOff) / 100) : coupon.amountCents
  const discount = Math.min(Math.max(wanted, 0), goods)
  // Goods that cost nothing have nothing to share; the divisor is then of no account.
  const whole = goods || 1
  const shares = amounts.map((cents, index) => {
    const exact = cents * discount
    return { index, cents: Math.floor(exact / whole), remainder: exact % whole }
  })
  const left = discount - shares.reduce((sum, { cents }) => sum + cents, 0)
  const raised = new Set(
    shares
      .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return lines.map((line, index) => {
    const share = (shares[index]?.cents ?? 0) + (raised.has(index) ? 1 : 0)
    return { ...line, discountCents: coupon.keepsHalf ? Math.min(share, mostOffCents(line)) : share }
  })
}

/** The most that is taken off a line: half of the price before its promotion is left. */
const mostOffCents = ({ quantity, shelfCents, unitPriceCents }: DiscountedLine): number =>
  quantity * Math.max(unitPriceCents - leastLeftCents(shelfCents ?? unitPriceCents), 0)
