export type RefundablePayment = { isVoucher: boolean; leftCents: number }

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
