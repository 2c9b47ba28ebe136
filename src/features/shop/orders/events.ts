import { sql } from '@payloadcms/db-postgres'
import type { OrderEvent } from '@/domain/order-states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { ordersHistory: h } = tables

export async function noteEvent(database: Database, order: string, event: OrderEvent, at = new Date()): Promise<void> {
  await database.execute(sql`
    insert into ${h} (${named(h, '_order', '_parentId', 'id', 'status', 'at')})
    select coalesce(max(${h._order}), 0) + 1, ${order}, ${crypto.randomUUID()}, ${event}, ${at.toISOString()}::timestamptz
    from ${h} where ${h._parentId} = ${order}`)
}

/**
 * Removes an undone event from the history: the entry nearest to its time, so that another parcel of the order keeps
 * its own.
 */
export async function forgetEvent(database: Database, order: string, event: OrderEvent, at: Date): Promise<void> {
  await database.execute(sql`
    delete from ${h} where ${h.id} = (
      select ${h.id} from ${h} where ${h._parentId} = ${order} and ${h.status} = ${event}
      order by abs(extract(epoch from ${h.at} - ${at.toISOString()}::timestamptz)) limit 1)`)
}
