import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { removeOldEmailChanges } from '@/features/auth/pending-email'
import { inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { enqueue, mailCustomer } from '@/server/jobs/kinds'
import { log } from '@/server/log'
import { openMatters } from '@/server/open-matters'
import { expireExports } from '../export/run-export'
import { removeFromAuthServer, sendDeletionMails } from './departures'

const { customers } = tables

const atOnce = 20
/** A further batch follows one with failures, so that accounts that fail do not keep back the others. */
const mostBatches = 10
/** Waiting accounts form a group of their own, so that they never delay the others. */
const groups = [sql`${customers.deletionWaitsSince} is null`, sql`${customers.deletionWaitsSince} is not null`]

/**
 * Deletes accounts whose grace period is over. Each is one transaction including the hooks
 * (collections/customers/hooks), so a killed process leaves no account half deleted, and the next run continues.
 */
async function carryOutDeletions(payload: Payload): Promise<void> {
  for (const group of groups) {
    const failed: string[] = []
    for (let batch = 0; batch < mostBatches; batch++) {
      // Checked accounts that still wait move to the end of their group.
      const { rows } = await payload.db.drizzle.execute(sql`
        select ${customers.id} from ${customers} where ${customers.deletionDueAt} <= now() and ${group}
          and not ${customers.id} = any(${sql.param(failed)}::uuid[])
        order by coalesce(${customers.deletionWaitsSince}, ${customers.deletionDueAt}), ${customers.id} limit ${atOnce}`)
      const before = failed.length
      for (const id of uuidsOf(rows)) {
        await deleteIfDue(id).catch((error: unknown) => {
          failed.push(id)
          log.error({ customer: id, error }, 'an account could not be deleted')
        })
      }
      if (failed.length === before) break
    }
  }
}

const dueRows = z.array(z.object({ notified: z.boolean() }))

function deleteIfDue(id: string): Promise<void> {
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    const { rows } = await database.execute(sql`
      select ${customers.deletionWaitsSince} is not null as notified from ${customers}
      where ${customers.id} = ${id} and ${customers.deletionDueAt} <= now() for update`)
    const customer = dueRows.parse(rows)[0]
    if (!customer) return
    if ((await openMatters(database, id)).length > 0) {
      await database.execute(sql`update ${customers} set ${named(customers, 'deletionWaitsSince')} = now()
          where ${customers.id} = ${id}`)
      if (customer.notified) return
      await enqueue(database, mailCustomer, { customer: id, kind: 'deletionWaits' })
      return
    }
    await req.payload.delete({ collection: 'customers', id, depth: 0, req })
    log.info({ customer: id }, 'deleted an account')
  })
}

type Step = (payload: Payload) => Promise<void>

/** Regular deletion of personal data; a failed step is retried in the next run without blocking the others. */
export async function deleteDueAccounts(payload: Payload): Promise<void> {
  const steps: Step[] = [
    carryOutDeletions,
    sendDeletionMails,
    removeFromAuthServer,
    expireExports,
    removeOldEmailChanges,
  ]
  for (const step of steps) {
    await step(payload).catch((error: unknown) =>
      log.error({ step: step.name, error }, 'what is due could not be done'),
    )
  }
}
