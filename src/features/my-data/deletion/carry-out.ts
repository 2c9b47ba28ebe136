import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '@/server/cms'
import { log } from '@/server/log'
import { uuidsOf } from '@/server/row-ids'
import { transactionOf } from '@/server/transaction'

/**
 * Deletes the accounts whose grace period is over. Each is one transaction, in which the hooks of the customers do the work
 * (collections/customers/hooks), so that a kill leaves no account half deleted, and the next run continues.
 */
export async function carryOutDeletions(payload: Payload): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select id from customers where deletion_due_at <= now() order by deletion_due_at limit 20`)
  for (const id of uuidsOf(rows)) {
    await deleteIfDue(id).catch((error: unknown) =>
      log.error({ customer: id, error }, 'an account could not be deleted'),
    )
  }
}

function deleteIfDue(id: string): Promise<void> {
  return inTransaction(async (req) => {
    const { rows } = await (await transactionOf(req)).execute(sql`
      select id from customers where id = ${id} and deletion_due_at <= now() for update`)
    if (rows.length === 0) return
    await req.payload.delete({ collection: 'customers', id, depth: 0, req })
    log.info({ customer: id }, 'deleted an account')
  })
}
