import type { OrderLine } from './order-totals'

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

/**
 * A percentage off the goods, or an amount in cents; delivery is never reduced. With `keepsHalf`, half of the price
 * before all reductions is left on each piece (decision 0071). A percentage `ofEachPiece` is announced with the price
 * of a piece, and rounded for each, so that several cost as many times what was announced.
 */
export type Coupon = ({ percentOff: number; ofEachPiece?: boolean } | { amountCents: number }) & { keepsHalf?: boolean }

type DiscountedLine = OrderLine & { shelfCents?: number }

/**
 * Splits a coupon's discount over the lines in whole cents that add up exactly: shares are rounded down, and the
 * remaining cents go to the largest remainders, of equal ones to the first line. A discount of each piece is rounded up
 * for each instead. Never more than the price of the goods, and with `keepsHalf` never more than leaves half of the
 * price before a promotion; an amount is then taken off the other lines.
 */
export function discountLines<Line extends DiscountedLine>(
  lines: Line[],
  coupon: Coupon,
): (Line & { discountCents: number })[] {
  const shares =
    'percentOff' in coupon && coupon.ofEachPiece ? ofEachPiece(lines, coupon.percentOff) : ofAll(lines, coupon)
  const taken = coupon.keepsHalf ? keepingHalf(lines, shares, 'amountCents' in coupon) : shares
  return lines.map((line, index) => ({ ...line, discountCents: taken[index] ?? 0 }))
}

/** A part of an amount that a line may not take is taken off the others as far as they may; a percentage is of each. */
function keepingHalf(lines: DiscountedLine[], shares: number[], isAmount: boolean): number[] {
  const bounded = lines.map((line, index) => Math.min(shares[index] ?? 0, mostOffCents(line)))
  let left = isAmount ? sumOf(shares) - sumOf(bounded) : 0
  return lines.map((line, index) => {
    const own = bounded[index] ?? 0
    const more = Math.min(left, mostOffCents(line) - own)
    left -= more
    return own + more
  })
}

const sumOf = (cents: number[]): number => cents.reduce((sum, each) => sum + each, 0)

/** As `pricesOn` announces it (src/features/shop/goods/prices/current-prices.ts). */
const ofEachPiece = (lines: OrderLine[], percentOff: number): number[] =>
  lines.map(({ quantity, unitPriceCents }) => quantity * Math.ceil((unitPriceCents * percentOff) / 100))

function ofAll(lines: OrderLine[], coupon: Coupon): number[] {
  const amounts = lines.map(({ quantity, unitPriceCents }) => quantity * unitPriceCents)
  const goods = sumOf(amounts)
  const wanted = 'percentOff' in coupon ? Math.ceil((goods * coupon.percentOff) / 100) : coupon.amountCents
  const discount = Math.min(Math.max(wanted, 0), goods)
  // Goods without a price have no shares; the divisor must only not be zero.
  const whole = goods || 1
  const shares = amounts.map((cents, index) => {
    const exact = cents * discount
    return { index, cents: Math.floor(exact / whole), remainder: exact % whole }
  })
  const left = discount - sumOf(shares.map(({ cents }) => cents))
  const raised = new Set(
    shares
      .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
      .slice(0, left)
      .map(({ index }) => index),
  )
  return shares.map(({ cents, index }) => cents + (raised.has(index) ? 1 : 0))
}

const mostOffCents = ({ quantity, shelfCents, unitPriceCents }: DiscountedLine): number =>
  quantity * Math.max(unitPriceCents - leastLeftCents(shelfCents ?? unitPriceCents), 0)
