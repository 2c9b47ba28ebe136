import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { inTransaction } from '@/server/cms'
import { enqueue } from '@/server/jobs/enqueue'
import { mailCustomer } from '@/server/jobs/kinds'
import { log } from '@/server/log'
import { openMatters } from '@/server/open-matters'
import { uuidsOf } from '@/server/db/row-ids'
import { transactionOf } from '@/server/db/transaction'

const atOnce = 20
/** Those that wait are looked at apart, so that they never keep the others from their turn. */
const groups = [sql`deletion_waits_since is null`, sql`deletion_waits_since is not null`]

/**
 * Deletes the accounts whose grace period is over. Each is one transaction, in which the hooks of the customers do the work
 * (collections/customers/hooks), so that a kill leaves no account half deleted, and the next run continues.
 */
export async function carryOutDeletions(payload: Payload): Promise<void> {
  for (const group of groups) {
    // An account that waits moves to the end of its group when it has been looked at.
    const { rows } = await payload.db.drizzle.execute(sql`
      select id from customers where deletion_due_at <= now() and ${group}
      order by coalesce(deletion_waits_since, deletion_due_at), id limit ${atOnce}`)
    for (const id of uuidsOf(rows)) {
      await deleteIfDue(id).catch((error: unknown) =>
        log.error({ customer: id, error }, 'an account could not be deleted'),
      )
    }
  }
}

function deleteIfDue(id: string): Promise<void> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    const { rows } = await database.execute<{ told: boolean }>(sql`
      select deletion_waits_since is not null as told from customers
      where id = ${id} and deletion_due_at <= now() for update`)
    const [customer] = rows
    if (!customer) return
    if ((await openMatters(database, id)).length > 0) {
      await database.execute(sql`update customers set deletion_waits_since = now() where id = ${id}`)
      if (customer.told) return
      await enqueue(database, mailCustomer, { customer: id, kind: 'deletionWaits' })
      return
    }
    await req.payload.delete({ collection: 'customers', id, depth: 0, req })
    log.info({ customer: id }, 'deleted an account')
  })
}
