import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { inTransaction } from '@/server/cms'
import { beginningOf } from '@/server/db/days'
import { uuidsOf } from '@/server/db/row-ids'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { cancelOrder } from '../cancel-order'
import { queueOrderMail } from '../mails'
import { lockOrder } from '../move-order'
import { cardKeys } from '../shop'
import { moneyCents } from './attempts'
import { isAway } from './provider'
import { settle } from './settle'

const { orders, shop } = tables
const { payments } = shop
const atOnce = 100

/**
 * Asks the provider about running payments, because events may get lost.
 * @throws where the provider is away: each question would wait for it anew, and other tasks with it
 */
export async function reconcilePayments(payload: Payload): Promise<void> {
  if (!cardKeys()) return
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${payments.session} from ${payments}
    where ${isOneOf(payments.method, 'card')} and ${isOneOf(payments.state, 'pending')} and ${payments.session} is not null
    order by ${payments.createdAt} limit ${atOnce}`)
  for (const { session } of z.array(z.object({ session: z.string() })).parse(rows)) {
    await settle(payload, session).catch((error: unknown) => {
      if (isAway(error)) throw error
      log.error({ error }, 'a payment could not be settled')
    })
  }
}

/**
 * Cancels orders that were not paid in time. The payment pages are ended first; while the provider does not answer, the
 * goods stay reserved.
 * @throws where the provider is away, after all orders that do not need it
 */
export async function cancelOverdue(payload: Payload, now = new Date()): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${orders.id} from ${orders} where ${isOneOf(orders.status, 'awaiting-payment')}
      and ${orders.paymentDueAt} <= ${now.toISOString()}::timestamptz
    order by exists (select from ${payments} where ${payments.orderId} = ${orders.id}
      and ${isOneOf(payments.state, 'pending')} and ${payments.session} is not null),
      ${orders.paymentDueAt} limit ${atOnce}`)
  for (const id of uuidsOf(rows)) {
    const req = await createLocalReq({}, payload)
    await cancelOrder(req, id, 'system').catch((error: unknown) => {
      if (isAway(error)) throw error
      log.error({ order: id, error }, 'an order that was not paid could not be cancelled')
    })
  }
}

const reminderDays = 3

/** By calendar days, because the transfer is asked for by a day. */
export async function remindOfTransfers(database: Database, now = new Date()): Promise<void> {
  const last = addDays(sofiaDay(now), -reminderDays)
  const { rows } = await database.execute(sql`
    select ${payments.id}, ${payments.orderId} as order from ${payments} where ${isOneOf(payments.method, 'bank-transfer')} and ${isOneOf(payments.state, 'pending')}
      and ${payments.remindedAt} is null and ${payments.createdAt} < ${beginningOf(addDays(last, 1))}
    order by ${payments.createdAt}`)
  for (const payment of owed.parse(rows)) {
    await remind(payment).catch((error: unknown) =>
      log.error({ order: payment.order, error }, 'a reminder of a transfer could not be written'),
    )
  }
}

const owed = z.array(z.object({ id: z.string(), order: z.string() }))

const awaitedRows = z.array(z.object({ cents: z.number() }))

function remind({ id, order: orderId }: z.infer<typeof owed>[number]): Promise<void> {
  return inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    const order = await lockOrder(transaction, orderId)
    const { rows } = await transaction.execute(sql`
      update ${payments} set ${named(payments, 'remindedAt')} = now()
      where ${payments.id} = ${id} and ${payments.remindedAt} is null returning ${payments.amountCents} as cents`)
    const [awaited] = awaitedRows.parse(rows)
    if (awaited && order?.status === 'awaiting-payment') {
      // A part that came has made the awaited row smaller.
      await queueOrderMail(transaction, order, {
        kind: 'reminder',
        ...awaited,
        isRest: awaited.cents < moneyCents(order),
      })
    }
  })
}
