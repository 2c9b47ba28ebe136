import { eraseBuyers, eraseStatements } from '@collections/customers/hooks/erase-from-books'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { erasedEmail } from '@/domain/erased'
import { uuidsOf } from '@/server/db/row-ids'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { inTransactionOf, transactionOf } from '@/server/db/transaction'

const { orders, returns, shop } = tables
const { documents, payments, withdrawalDecisions: d, withdrawals } = shop

/** As `seed/content/legal/gdpr` promises. */
const keptDays = 180
const atOnce = 100

/**
 * Erases guests from cancelled orders of which neither money nor a document is in the books, so that no law asks to keep
 * their data, and from decided statements of withdrawal about no order.
 */
export function eraseUnbought(payload: Payload, now = new Date()): Promise<void> {
  return inTransactionOf(payload, async (req) => {
    const transaction = await transactionOf(req)
    const earliest = sql`${now.toISOString()}::timestamptz - make_interval(days => ${keptDays})`
    const { rows } = await transaction.execute(sql`
      select ${orders.id} from ${orders}
      where ${isOneOf(orders.status, 'cancelled')} and ${orders.customerId} is null
        and ${orders.email} <> ${erasedEmail} and ${orders.updatedAt} < ${earliest}
        and not exists (
          select from ${payments} where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'paid')})
        and not exists (select from ${documents} where ${documents.orderId} = ${orders.id})
        and not exists (select from ${returns} where ${returns.orderId} = ${orders.id})
        and not exists (select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id})
      order by ${orders.updatedAt} limit ${atOnce} for update skip locked`)
    await eraseBuyers(req, uuidsOf(rows))
    await eraseStatements(
      transaction,
      sql`(${withdrawals.orderId} is null and ${withdrawals.email} <> ${erasedEmail} and exists (
        select from ${d} where ${d.withdrawal} = ${withdrawals.id} and ${d.decidedAt} < ${earliest}))`,
    )
  })
}
