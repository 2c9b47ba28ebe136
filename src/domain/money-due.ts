import { type OrderLine, piecesCents } from './order-totals'

/** Pieces of a line that come back, and how many came back before. */
export type BackLine = OrderLine & { pieces: number; returned: number }

/** The total of an order, in cents, and how many of its pieces have not come back. */
export type OrderSums = { shippingCents: number; kept: number; paidCents: number; refundCents: number }

/**
 * What of the money is due for goods that come back, in cents, and the most that can go back: the price of the goods with their discount,
 * and with the last goods of an order the delivery too (directive 2011/83/EU, article 13). What a courier was to collect for them has
 * not been paid. Where nothing comes back, nothing is due.
 */
export function moneyDue(lines: BackLine[], order: OrderSums | undefined, collectCents = 0) {
  if (!order) return { dueCents: 0, mostCents: 0 }
  const mostCents = order.paidCents - order.refundCents
  const goods = lines.reduce((sum, line) => sum + piecesCents(line, line.returned, line.pieces), 0)
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  const delivery = pieces > 0 && pieces >= order.kept ? order.shippingCents : 0
  return { dueCents: Math.max(0, Math.min(mostCents, goods + delivery - collectCents)), mostCents }
}

/**
 * What goes back for goods that arrived, in cents: what staff typed, or what is due where they left the sum that was proposed before anything was
 * counted. Never more than what is due. @returns null where it is more
 */
export function refundOf(typedCents: number, proposedCents: number | null, dueCents: number): number | null {
  if (typedCents === proposedCents) return dueCents
  return typedCents > dueCents ? null : typedCents
}
