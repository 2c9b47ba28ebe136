import { sql } from '@payloadcms/db-postgres'
import type { Customer } from '@/../payload-types'
import type { Saved, SignedInRequest } from '@/features/account/as-customer'
import { endOtherSessions } from '@/features/auth/end-session'
import { confirmPerson } from '@/features/auth/fresh-proof'
import { storeOwnConfirmedEmail } from '@/features/auth/login'
import { refuse } from '@/lib/forms/problems'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { enqueue, mailCustomer } from '@/server/jobs/kinds'
import { type OpenMatter, openMatters } from '@/server/open-matters'

const { customers } = tables

const daysOfGrace = 14

export async function planDeletion(me: SignedInRequest, given: Record<string, unknown>): Promise<Saved> {
  const { customer, claims } = me
  const problem = await confirmPerson(me, given.password)
  if (problem) return refuse(problem)
  await storeOwnConfirmedEmail(customer.id)
  await inTransaction(async (req) => {
    const database = await transactionOf(req)
    const { rows } = await database.execute(sql`
      update ${customers} set ${named(customers, 'deletionDueAt')} = now() + make_interval(days => ${daysOfGrace}),
        ${named(customers, 'updatedAt')} = now()
      where ${customers.id} = ${customer.id} and ${customers.deletionDueAt} is null returning ${customers.id}`)
    if (rows.length === 0) return
    await enqueue(database, mailCustomer, { customer: customer.id, kind: 'deletionPlanned' })
  })
  await endOtherSessions(await cmsSystem(), claims)
  return { ok: true }
}

export async function cancelDeletion({ id }: Customer): Promise<Saved> {
  await inTransaction(async (req) => {
    await (await transactionOf(req)).execute(sql`
      update ${customers} set ${named(customers, 'deletionDueAt')} = null,
        ${named(customers, 'deletionWaitsSince')} = null, ${named(customers, 'updatedAt')} = now()
        where ${customers.id} = ${id}`)
  })
  return { ok: true }
}

export async function openMattersOf({ id }: Customer): Promise<OpenMatter[]> {
  return openMatters(await db(), id)
}
