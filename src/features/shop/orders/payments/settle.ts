import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { erasedEmail } from '@/domain/erased'
import { reserve, sell } from '@/features/shop/goods/stock/reserve'
import { tables } from '@/server/db/tables'
import { type Database, inTransactionOf, transactionOf } from '@/server/db/transaction'
import { cancelLocked } from '../cancel-locked'
import { giveBackCoupon, takeCouponAgain } from '../coupon'
import { issueSaleDocuments } from '../documents/issue-document'
import { queueOrderMail } from '../mails'
import { isGivenUp, type LockedOrder, lockOrder, moveOrder, noteEvent } from '../move-order'
import { postponeDelivery } from '../postpone-delivery'
import { activateVoucher, spendAgain } from '../vouchers/ledger'
import { type Attempt, attemptsOf, claimPaid, endAttempt, findAttempt, noteProcessing } from './attempts'
import { readSession, type Session } from './provider'
import { refundPayment, refundPayments } from './refunds'

/**
 * Asks the provider about a session and stores the answer: the only way a card payment is noted, whether an event, the
 * customer's return or a task calls it. Safe to repeat in any order; a paid attempt stays paid.
 */
export async function settle(payload: Payload, sessionId: string): Promise<Session['state'] | 'unknown'> {
  const session = await readSession(sessionId)
  const attempt = session?.attempt ? await findAttempt(payload.db.drizzle, session.attempt) : null
  if (!session || !attempt) return 'unknown'
  await settleAs(payload, attempt, session)
  return session.state
}

export async function settleAs(payload: Payload, attempt: Attempt, { intent, state }: Session): Promise<void> {
  if (attempt.state === 'paid') return
  if (state === 'failed' || state === 'expired') return endAttempt(payload.db.drizzle, attempt.id, state)
  if (state === 'processing') return noteProcessing(payload.db.drizzle, attempt.id)
  if (state === 'paid') await inTransactionOf(payload, (req) => notePaid(req, { ...attempt, intent }))
}

async function notePaid(req: PayloadRequest, attempt: Attempt): Promise<void> {
  const transaction = await transactionOf(req)
  const order = await lockOrder(transaction, attempt.order)
  if (!order || !(await claimPaid(transaction, attempt.id, attempt.intent))) return
  await applyPayment(req, order, { payment: attempt, completes: true }, 'system')
}

/** `completes`: with this payment nothing of the total is missing. */
type Received = { payment: Pick<Attempt, 'id' | 'order' | 'method' | 'amountCents'>; completes: boolean }

/**
 * Applies received money: places an order that waits for it, or that was cancelled for lack of it, if goods and coupon
 * are still available. Otherwise all money is refunded, with a mail that gives the reason (decision 62).
 * @returns `gone` where the goods were sold to others, `cancelled` where the order is not wanted any more
 */
export async function applyPayment(
  req: PayloadRequest,
  order: LockedOrder,
  { payment, completes }: Received,
  actor: 'system' | 'staff',
): Promise<'paid' | 'gone' | 'cancelled'> {
  const transaction = await transactionOf(req)
  const isLate = order.status === 'cancelled'
  // Nothing can be sent to a person who was erased.
  const isErased = order.email === erasedEmail
  const isWanted = order.status === 'awaiting-payment' || (!isErased && (await isGivenUp(transaction, order)))
  const isUsable = isWanted && completes && (!isLate || (await takeAgain(transaction, order)))
  if (isUsable && (await sellAgain(transaction, order.id))) {
    const days = await postponeDelivery(transaction, order.id)
    await moveOrder(transaction, order.id, 'placed', actor)
    await noteEvent(transaction, order.id, 'paid')
    const isVoucher = order.kind === 'gift-voucher'
    await queueOrderMail(transaction, order, { kind: 'paid', cents: payment.amountCents, isLate, isVoucher, days })
    if (isVoucher) await activateVoucher(transaction, order.id)
    await issueSaleDocuments(req, order.id)
    return 'paid'
  }
  if (isUsable && isLate) await giveBackAgain(req, order.id)
  // Nobody may be left with money paid for goods that are gone.
  const reason = isUsable ? 'sold-out' : 'cancelled'
  const isOpen = order.status === 'awaiting-payment'
  const cents = isOpen ? await refundPayments(req, order.id, reason) : await refundPayment(req, payment, reason)
  await queueOrderMail(transaction, order, { kind: 'lateRefund', cents, soldOut: isUsable })
  if (isOpen) await cancelLocked(req, order, actor, { notify: false })
  return isUsable ? 'gone' : 'cancelled'
}

/** Takes coupon and vouchers of an order again. @returns false where they are not available any more */
async function takeAgain(transaction: Database, order: LockedOrder): Promise<boolean> {
  if (!(await takeCouponAgain(transaction, order))) return false
  if (await spendAgain(transaction, order.id)) return true
  await giveBackCoupon(transaction, order.id)
  return false
}

/** The late payment itself is refunded separately, with its own mail. */
async function giveBackAgain(req: PayloadRequest, order: string): Promise<void> {
  const transaction = await transactionOf(req)
  await giveBackCoupon(transaction, order)
  for (const attempt of await attemptsOf(transaction, order))
    if (attempt.method === 'gift-voucher') await refundPayment(req, attempt, 'sold-out')
}

const lineRows = z.array(z.object({ variant: z.string(), quantity: z.number() }))

/**
 * Sells the reserved goods; where the reservation was released, the goods that are still free.
 * @returns false where some are missing
 */
async function sellAgain(transaction: Database, order: string): Promise<boolean> {
  if ((await sell(transaction, order)) !== 'not-reserved') return true
  const { orderLines } = tables.shop
  const { rows } = await transaction.execute(sql`
    select ${orderLines.variant}, ${orderLines.quantity} from ${orderLines} where ${orderLines.orderId} = ${order}`)
  const lines = lineRows.parse(rows)
  // The order of a gift voucher has no goods.
  if (lines.length === 0) return true
  const shortages = await reserve(transaction, order, lines, new Date())
  return shortages.length === 0 && (await sell(transaction, order)) === 'sold'
}
