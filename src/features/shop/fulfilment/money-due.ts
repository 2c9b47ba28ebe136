import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { payments, refunds } = tables.shop
const sum = z.object({ cents: z.coerce.number() })

/** What is still missing of a transfer, in cents; 0 where none is awaited. */
export async function awaitedCents(database: Database, order: string): Promise<number> {
  const { rows } = await database.execute(sql`
    select coalesce(sum(${payments.amountCents}), 0) as cents from ${payments}
    where ${payments.orderId} = ${order} and ${payments.method} = 'bank-transfer' and ${payments.state} = 'pending'`)
  return sum.parse(rows[0]).cents
}

/** The refunds of an order that staff have to pay: those that go through no provider, and those that it refused. */
export async function openRefundsOf(database: Database, order: string): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select ${refunds.id} from ${refunds} join ${payments} on ${payments.id} = ${refunds.payment}
    where ${refunds.orderId} = ${order} and ${refunds.state} <> 'done'
      and (${payments.method} <> 'card' or ${refunds.state} = 'failed')`)
  return uuidsOf(rows)
}
