import { sql } from '@payloadcms/db-postgres'
import type { Customer } from '@/../payload-types'
import type { Saved, SignedInRequest } from '@/features/account/as-customer'
import { confirmPerson } from '@/features/account/auth/confirm-person'
import { keepOwnConfirmedEmail } from '@/features/account/auth/confirmed-email'
import { endOtherSessions } from '@/features/account/auth/end-other-sessions'
import { refuse } from '@/lib/forms/problems'
import { inTransaction } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { enqueue } from '@/server/jobs/enqueue'
import { mailCustomer } from '@/server/jobs/kinds'

const { customers } = tables

const daysOfGrace = 14

/** Plans the deletion of the account after the grace period, and ends all other sessions. */
export async function planDeletion(me: SignedInRequest, given: Record<string, unknown>): Promise<Saved> {
  const { customer, claims } = me
  const problem = await confirmPerson(me, given.password)
  if (problem) return refuse(problem)
  await keepOwnConfirmedEmail(customer.id)
  await inTransaction(async (req) => {
    const database = await transactionOf(req)
    const { rows } = await database.execute(sql`
      update ${customers} set ${named(customers, 'deletionDueAt')} = now() + make_interval(days => ${daysOfGrace}),
        ${named(customers, 'updatedAt')} = now()
      where ${customers.id} = ${customer.id} and ${customers.deletionDueAt} is null returning ${customers.id}`)
    if (rows.length === 0) return
    await enqueue(database, mailCustomer, { customer: customer.id, kind: 'deletionPlanned' })
  })
  await endOtherSessions(claims)
  return { ok: true }
}

export async function keepAccount({ id }: Customer): Promise<Saved> {
  await inTransaction(async (req) => {
    await (await transactionOf(req)).execute(sql`
      update ${customers} set ${named(customers, 'deletionDueAt')} = null,
        ${named(customers, 'deletionWaitsSince')} = null, ${named(customers, 'updatedAt')} = now()
        where ${customers.id} = ${id}`)
  })
  return { ok: true }
}
