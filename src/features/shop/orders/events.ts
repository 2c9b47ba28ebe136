import { sql } from '@payloadcms/db-postgres'
import type { OrderEvent } from '@/domain/order-states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { ordersHistory } = tables

/** Adds to the history that the customer reads, in the transaction of what happened. */
export async function noteEvent(database: Database, order: string, event: OrderEvent, at = new Date()): Promise<void> {
  await database.execute(sql`
    insert into ${ordersHistory} (${named(ordersHistory, '_order', '_parentId', 'id', 'status', 'at')})
    select coalesce(max(${ordersHistory._order}), 0) + 1, ${order}, ${crypto.randomUUID()}, ${event}, ${at.toISOString()}::timestamptz
    from ${ordersHistory} where ${ordersHistory._parentId} = ${order}`)
}
