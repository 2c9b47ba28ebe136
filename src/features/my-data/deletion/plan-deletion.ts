import { sql } from '@payloadcms/db-postgres'
import type { Customer } from '@/../payload-types'
import type { Me, Saved } from '@/features/account/as-customer'
import { endOtherSessions } from '@/features/auth/end-other-sessions'
import { refuse } from '@/features/forms/problems'
import { inTransaction } from '@/server/cms'
import { transactionOf } from '@/server/transaction'
import { personQueue } from '../jobs'
import { confirmPerson } from './confirm-person'

const daysOfGrace = 14

/** Plans the deletion of the account after the grace period, and ends all other sessions. */
export async function planDeletion({ customer, claims }: Me, given: Record<string, unknown>): Promise<Saved> {
  const problem = await confirmPerson(claims, given.password)
  if (problem) return refuse(problem)
  await inTransaction(async (req) => {
    const { rows } = await (await transactionOf(req)).execute(sql`
      update customers set deletion_due_at = now() + make_interval(days => ${daysOfGrace}), updated_at = now()
      where id = ${customer.id} and deletion_due_at is null returning id`)
    if (rows.length === 0) return
    const input = { customer: customer.id, kind: 'deletionPlanned' } as const
    await req.payload.jobs.queue({ task: 'mailCustomer', input, queue: personQueue, req })
  })
  await endOtherSessions(claims)
  return { ok: true }
}

export async function keepAccount({ id }: Customer): Promise<Saved> {
  await inTransaction(async (req) => {
    await (await transactionOf(req)).execute(sql`
      update customers set deletion_due_at = null, updated_at = now() where id = ${id}`)
  })
  return { ok: true }
}
