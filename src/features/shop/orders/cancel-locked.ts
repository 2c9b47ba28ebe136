import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Actor } from '@/domain/order-states'
import { releaseReservation, takeBackSale } from '@/features/shop/goods/stock/reserve'
import { transactionOf } from '@/server/db/transaction'
import { giveBackCoupon } from './coupon'
import { queueOrderMail } from './mails'
import { type LockedOrder, moveOrder } from './move-order'
import { isPacked } from './parcel-conditions'
import { attemptsOf, endAttempt } from './payments/attempts'
import { refundPayments } from './payments/refunds'
import { voidUnused } from './vouchers/ledger'

/** `packed`: being packed or sent already; `used`: its gift voucher was used; `state`: the state does not allow it. */
export type NotCancelled = 'packed' | 'used' | 'state'

/**
 * Cancels an order that the transaction has locked: stock, coupon and money go back, and the customer is mailed. No
 * session at the payment provider may be open.
 * @returns null, or why the order was not cancelled
 */
export async function cancelLocked(
  req: PayloadRequest,
  order: LockedOrder,
  actor: Actor,
  { notify = true } = {},
): Promise<NotCancelled | null> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`select where ${isPacked(order.id)}`)
  if (rows.length > 0) return 'packed'
  if (order.kind === 'gift-voucher' && !(await voidUnused(transaction, order.id))) return 'used'
  if (!(await moveOrder(transaction, order.id, 'cancelled', actor))) return 'state'
  await releaseReservation(transaction, order.id)
  await takeBackSale(transaction, order.id)
  await giveBackCoupon(transaction, order.id)
  const attempts = await attemptsOf(transaction, order.id)
  for (const { id } of attempts) await endAttempt(transaction, id, 'expired')
  const refundCents = await refundPayments(req, order.id, 'cancelled')
  const wasPaid = attempts.some(({ state }) => state === 'paid')
  if (notify) await queueOrderMail(transaction, order, { kind: 'cancelled', refundCents, wasPaid })
  return null
}
