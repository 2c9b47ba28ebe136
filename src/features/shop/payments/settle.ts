import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import { type Database, inTransactionOf, transactionOf } from '@/server/db/transaction'
import { issueSaleDocuments } from '../documents/issue-document'
import { cancelLocked } from '../orders/cancel-locked'
import { noteEvent } from '../orders/events'
import { queueOrderMail } from '../orders/mails'
import { type LockedOrder, lockOrder, moveOrder } from '../orders/move-order'
import { reserve, sell } from '../stock/reserve'
import { type Attempt, claimPaid, endAttempt, findAttempt, noteProcessing } from './attempts'
import { readSession, type Session } from './provider'
import { addRefund } from './refunds'

/**
 * Asks the provider what has become of a session and writes it down: the one way in which a card payment is noted, whether the
 * provider, the customer's return or the clock calls it. Safe to repeat, in any order; a paid attempt never becomes anything else.
 */
export async function settle(payload: Payload, sessionId: string): Promise<Session['state'] | 'unknown'> {
  const session = await readSession(sessionId)
  const attempt = session?.attempt ? await findAttempt(payload.db.drizzle, session.attempt) : null
  if (!session || !attempt) return 'unknown'
  await settleAs(payload, attempt, session)
  return session.state
}

/** Writes down what the provider has just said of an attempt. */
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
  if (order.status === 'awaiting-payment' && (await sellAgain(transaction, order.id))) {
    await completeOrder(req, order, attempt.amountCents)
    return
  }
  const soldOut = order.status === 'awaiting-payment'
  // Nobody may be left with money paid for goods that are gone.
  await addRefund(transaction, attempt, attempt.amountCents, soldOut ? 'sold-out' : 'cancelled')
  await queueOrderMail(transaction, order, { kind: 'lateRefund', cents: attempt.amountCents, soldOut })
  if (soldOut) await cancelLocked(transaction, order, 'system', { tell: false })
}

/** An order that has been paid for becomes a placed one; its goods have been sold already. */
export async function completeOrder(
  req: PayloadRequest,
  order: LockedOrder,
  paidCents: number,
  actor: 'system' | 'staff' = 'system',
) {
  const transaction = await transactionOf(req)
  await moveOrder(transaction, order.id, 'placed', actor)
  await noteEvent(transaction, order.id, 'paid')
  await queueOrderMail(transaction, order, { kind: 'paid', cents: paidCents })
  await issueSaleDocuments(req, order.id)
}

const lineRows = z.array(z.object({ variant: z.string(), quantity: z.number() }))

/** Sells what the order has reserved; where that was released meanwhile, what is still there. @returns whether all of it is sold */
export async function sellAgain(transaction: Database, order: string): Promise<boolean> {
  if ((await sell(transaction, order)) !== 'not-reserved') return true
  const { orderLines } = tables.shop
  const { rows } = await transaction.execute(sql`
    select ${orderLines.variant}, ${orderLines.quantity} from ${orderLines} where ${orderLines.orderId} = ${order}`)
  const shortages = await reserve(transaction, order, lineRows.parse(rows), new Date())
  return shortages.length === 0 && (await sell(transaction, order)) === 'sold'
}
