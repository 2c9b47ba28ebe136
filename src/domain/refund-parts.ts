/** A payment of an order: what of it has not gone back yet, in cents. */
export type RefundablePayment = { isVoucher: boolean; leftCents: number }

/**
 * How a refund is shared among the payments of an order, in cents: what gift vouchers paid goes back to them first, in the order in which they
 * were used; then money, the oldest payment first (decision 0068). So a gift stays a gift, and no voucher becomes money.
 * @returns the parts in that order, and what of the sum no payment is left for
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
