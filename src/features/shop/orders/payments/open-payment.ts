import { sql } from '@payloadcms/db-postgres'
import { languageOf } from '@/i18n/translator'
import { inTransaction } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { env } from '@/server/env'
import { signedTokens } from '@/server/signed-token'
import { type LockedOrder, lockOrder } from '../move-order'
import { type Attempt, addAttempt, attemptsOf, endAttempt } from './attempts'
import { dueAfter } from './due'
import { endSession, openSession } from './provider'

const { orders, shop } = tables
const { payments, reservations } = shop

/** The return address from the provider names the attempt and is signed, because it opens the order. */
export const returnTokens = signedTokens('payment', ['return'])

/** Limits attempts to pay an order, because each one keeps its goods reserved. */
const mostAttempts = 3

/**
 * The provider's payment page of an order, opened if needed. Null where nothing is to be paid, or time is over.
 * @throws where the provider does not answer
 */
export async function openPayment(database: Database, order: string, now = new Date()): Promise<string | null> {
  const open = await inTransaction(async (req) => prepare(await transactionOf(req), order, now))
  if (!open) return null
  if (open.attempt.url) return open.attempt.url
  const url = await begin(database, open)
  // The provider refuses an old attempt, because too little of its time is left.
  return url ?? (open.isNew ? null : openPayment(database, order, now))
}

type Opened = { order: LockedOrder; attempt: Attempt; isNew: boolean }

async function prepare(transaction: Database, id: string, now: Date): Promise<Opened | null> {
  const order = await lockOrder(transaction, id)
  if (order?.status !== 'awaiting-payment' || order.paymentMethod !== 'card') return null
  if (!order.paymentDueAt || new Date(order.paymentDueAt) <= now) return null
  const attempts = await attemptsOf(transaction, id)
  const pending = attempts.find(({ state }) => state === 'pending')
  if (pending && isProcessing(pending)) return null
  if (pending) return { order, attempt: pending, isNew: false }
  if (attempts.filter(({ method }) => method === 'card').length >= mostAttempts) return null
  await addAttempt(transaction, order, now)
  await extend(transaction, id, dueAfter('card', now))
  const added = (await attemptsOf(transaction, id)).find(({ state }) => state === 'pending')
  return added ? { order, attempt: added, isNew: true } : null
}

/** The attempt was confirmed at the provider, but the money has not come yet. */
const isProcessing = ({ session, url }: Attempt) => session !== null && url === null

async function extend(transaction: Database, order: string, until: Date): Promise<void> {
  const due = sql`${until.toISOString()}::timestamptz`
  await transaction.execute(sql`
    update ${orders} set ${named(orders, 'paymentDueAt')} = ${due} where ${orders.id} = ${order}`)
  await transaction.execute(sql`
    update ${reservations} set ${named(reservations, 'expiresAt')} = ${due} where ${reservations.orderId} = ${order}`)
}

async function begin(database: Database, { attempt, order }: Opened): Promise<string | null> {
  const token = returnTokens.write({ kind: 'return', id: attempt.id })
  const session = await openSession({
    attempt: attempt.id,
    order: order.id,
    number: order.number,
    email: order.email,
    amountCents: attempt.amountCents,
    expiresAt: attempt.expiresAt ?? new Date(),
    language: languageOf(order),
    returnUrl: new URL(`/api/shop/payments/return?key=${encodeURIComponent(token)}`, env().SITE_URL).href,
  })
  if (!session?.url) {
    await endAttempt(database, attempt.id, 'failed')
    return null
  }
  const { rows } = await database.execute(sql`
    update ${payments} set ${named(payments, 'session')} = ${session.id}, ${named(payments, 'url')} = ${session.url}
    where ${payments.id} = ${attempt.id} and ${payments.state} = 'pending' returning ${payments.id}`)
  if (rows.length > 0) return session.url
  // The order was cancelled meanwhile.
  await endSession(session.id)
  return null
}
