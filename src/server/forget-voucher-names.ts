import { sql } from '@payloadcms/db-postgres'
import { erased } from '@/domain/erased'
import { named, tables } from './db/tables'
import type { Database } from './db/transaction'

const { giftCards: g } = tables.shop

/**
 * Erases names and words from the gift vouchers of these orders, whose buyer has left. One that still has to be sent keeps them until then, because
 * it has been paid for.
 */
export async function forgetVoucherNames(transaction: Database, orderIds: string[]): Promise<void> {
  await transaction.execute(sql`
    update ${g} set ${named(g, 'sender')} = ${erased}, ${named(g, 'recipient')} = ${erased}, ${named(g, 'message')} = null
    where ${g.orderId} = any(${sql.param(orderIds)}::uuid[])
      and (${g.sentAt} is not null or ${g.email} is null or ${g.state} <> 'active')`)
}
