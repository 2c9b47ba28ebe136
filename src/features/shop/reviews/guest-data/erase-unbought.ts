import { eraseBuyers, eraseStatements } from '@collections/customers/hooks/erase-from-books'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { erasedEmail } from '@/domain/erased'
import { uuidsOf } from '@/server/db/row-ids'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { inTransactionOf, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { shutdown } from '@/server/shutdown'

const { orders, returns, shop } = tables
const { documents, payments, withdrawalDecisions: d, withdrawals } = shop

/** As `seed/content/legal/gdpr` promises. */
const keptDays = 180
const atOnce = 500

/** An order whose buyer has withdrawn is cancelled as well, and its statement is erased with it. */
const isUnbought = (earliest: SQL) => sql`${isOneOf(orders.status, 'cancelled')} and ${orders.customerId} is null
  and ${orders.email} <> ${erasedEmail} and ${orders.updatedAt} < ${earliest}
  and not exists (
    select from ${payments} where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'paid')})
  and not exists (select from ${documents} where ${documents.orderId} = ${orders.id})
  and not exists (select from ${returns} where ${returns.orderId} = ${orders.id})
  and not exists (
    select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id} and ${withdrawals.statedAt} >= ${earliest})`

/**
 * Erases guests from cancelled orders of which neither money nor a document is in the books, so that no law asks to keep
 * their data, and from decided statements of withdrawal about no order. Safe to repeat.
 */
export async function eraseUnbought(payload: Payload, now = new Date(), most = atOnce): Promise<void> {
  const earliest = sql`${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`
  await eraseOldStatements(payload, earliest)
  for (let after: string | null = null; ; ) {
    const { rows } = await payload.db.drizzle.execute(sql`
      select ${orders.id} from ${orders} where ${isUnbought(earliest)} and ${after ? sql`${orders.id} > ${after}::uuid` : sql`true`}
      order by ${orders.id} limit ${most}`)
    const page: string[] = uuidsOf(rows)
    for (const id of page) {
      if (shutdown.signal.aborted) return
      // One failure must not keep the data of the others; the next run tries again.
      await eraseOrder(payload, id, earliest).catch((error: unknown) =>
        log.error({ order: id, error }, 'the guest of a cancelled order could not be erased'),
      )
    }
    after = page.at(-1) ?? null
    if (!after) return
  }
}

function eraseOrder(payload: Payload, id: string, earliest: SQL): Promise<void> {
  return inTransactionOf(payload, async (req) => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      select from ${orders} where ${orders.id} = ${id} and ${isUnbought(earliest)} for update skip locked`)
    if (rows.length === 0) return
    await eraseStatements(transaction, sql`${withdrawals.orderId} = ${id}`)
    await eraseBuyers(req, [id])
  })
}

function eraseOldStatements(payload: Payload, earliest: SQL): Promise<void> {
  return inTransactionOf(payload, async (req) =>
    eraseStatements(
      await transactionOf(req),
      sql`(${withdrawals.orderId} is null and ${withdrawals.email} <> ${erasedEmail} and exists (
        select from ${d} where ${d.withdrawal} = ${withdrawals.id} and ${d.decidedAt} < ${earliest}))`,
    ),
  )
}
