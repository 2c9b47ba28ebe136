import { randomUUID } from 'node:crypto'
import type { Order } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { sessionEnd } from './due'

const { payments } = tables.shop

/** Writes an attempt to pay an order, which the provider hears of after the commit; its id is the provider's idempotency key. */
export async function addAttempt(
  transaction: Database,
  { id, paymentDueAt, paymentMethod, totalCents }: Pick<Order, 'id' | 'paymentDueAt' | 'paymentMethod' | 'totalCents'>,
  now: Date,
): Promise<void> {
  const ends = paymentMethod === 'card' ? sessionEnd(now).toISOString() : (paymentDueAt ?? null)
  await transaction.execute(sql`
    insert into ${payments} (${named(payments, 'id', 'orderId', 'method', 'amountCents', 'expiresAt')})
    values (${randomUUID()}, ${id}, ${paymentMethod}, ${totalCents}, ${ends}::timestamptz)`)
}
