import { type OrderLine, piecesCents } from './order-totals'

/** `pieces` come back now, `returned` came back before. */
export type BackLine = OrderLine & { pieces: number; returned: number }

export type OrderSums = { shippingCents: number; kept: number; paidCents: number; refundCents: number }

/**
 * The refund that is due for returned goods in cents, and the possible maximum: the discounted price of the goods, and
 * with the last goods of an order the delivery too (directive 2011/83/EU, article 13). `collectCents`, which a courier
 * was to collect, has not been paid. Nothing is due where nothing comes back.
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
 * The refund for goods that arrived, in cents: the sum typed by staff, or what is due where they left the proposed sum.
 * @returns null where the typed sum is more than what is due
 */
export function refundOf(typedCents: number, proposedCents: number | null, dueCents: number): number | null {
  if (typedCents === proposedCents) return dueCents
  return typedCents > dueCents ? null : typedCents
}

type RefundablePayment = { isVoucher: boolean; leftCents: number }

/**
 * Shares a refund in cents among the payments of an order: first gift vouchers in the order of their use, then money,
 * the oldest payment first (decision 0068). So no voucher becomes money.
 * @returns the parts in that order, and the rest that no payment covers
 */
export function splitRefund<Payment extends RefundablePayment>(
  payments: Payment[],
  cents: number,
): { parts: { payment: Payment; cents: number }[]; leftCents: number } {
  const inOrder = [...payments.filter(({ isVoucher }) => isVoucher), ...payments.filter(({ isVoucher }) => !isVoucher)]
  let leftCents = cents
  const parts = inOrder.flatMap((payment) => {
    const part = Math.min(leftCents, Math.max(0, payment.leftCents))
    leftCents -= part
    return part > 0 ? [{ payment, cents: part }] : []
  })
  return { parts, leftCents }
}
