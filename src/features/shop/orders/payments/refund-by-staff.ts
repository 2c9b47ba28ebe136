import type { PayloadRequest } from 'payload'
import { formatEuro } from '@/design/format'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { transactionOf } from '@/server/db/transaction'
import { auditStep } from '../audit-step'
import { lockOrder } from '../move-order'
import { refundGoods } from './refunds'

type Begun = {
  order: string
  /** In cents; goes first to vouchers that have paid, then the way the money was paid. */
  cents: number
  why: string
}

/**
 * Begins a refund without a return, in the caller's transaction; it is paid like any other, and the customer is mailed
 * then.
 * @throws FulfilmentRefused where more is refunded than is left of the payments; for a gift voucher, whose balance is
 * refunded instead; and while a payment is awaited, which would place the order after its money went back
 */
export async function beginRefund(req: PayloadRequest, { order, cents, why }: Begun): Promise<void> {
  if (cents < 1) throw new FulfilmentRefused('nothing', 'refund')
  const transaction = await transactionOf(req)
  const found = await lockOrder(transaction, order)
  if (!found || found.kind === 'gift-voucher' || found.status === 'awaiting-payment') throw new FulfilmentRefused()
  const leftCents = await refundGoods(req, order, cents, null, 'goodwill')
  if (leftCents > 0) throw new FulfilmentRefused('more-than-paid', 'refund')
  await auditStep(req, [order], 'order.refund-begun', { to: `${formatEuro(cents, 'bg')}, ${why}` })
}
