import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'

const { orders } = tables
const countRow = z.object({ count: z.number() })

/**
 * Whether a mailbox has so many orders already that it has not paid. Those who order by it at the same moment wait until the transaction
 * ends.
 */
export async function hasTooManyUnpaid(transaction: Database, email: string): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(lower(${email}), 2))`)
  const { rows } = await transaction.execute(sql`
    select count(*)::integer as count from ${orders}
    where ${orders.status} = 'awaiting-payment' and lower(${orders.email}) = lower(${email})`)
  return countRow.parse(rows[0]).count >= env().UNPAID_ORDERS
}
