import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, inTransactionOf, transactionOf } from '@/server/db/transaction'
import { auditStep } from '../orders/audit-step'
import { lockOrder } from '../orders/move-order'
import { FulfilmentRefused } from './refusals'

const { shop, users } = tables
const { packing } = shop

/** Who has claimed an order instead of `staff`. @throws FulfilmentRefused where nobody has, or they themselves */
async function colleagueWith(transaction: Database, order: string, staff: string) {
  const found = await lockClaim(transaction, order)
  if (!found) throw new FulfilmentRefused()
  if (found.staff === staff) throw new FulfilmentRefused('yours')
  return found
}

/**
 * Takes over what colleagues have claimed, with the reason, which the audit log keeps beside their name. Who has packed it meanwhile, or
 * given it back, has nothing to take over.
 * @throws FulfilmentRefused where nobody else has it
 */
export async function takeOver(req: PayloadRequest, staff: string, order: string, why: string): Promise<void> {
  const transaction = await transactionOf(req)
  const from = await colleagueWith(transaction, order, staff)
  await transaction.execute(sql`
    update ${packing} set ${named(packing, 'staff')} = ${staff}, ${named(packing, 'since')} = now()
    where ${packing.orderId} = ${order}`)
  await auditStep(req, [order], 'order.taken-over', { from: from.name, to: why })
}

/** Ends what a colleague has claimed, with the reason: anybody may claim it again. @throws FulfilmentRefused where nobody else has it */
export async function endClaim(req: PayloadRequest, staff: string, order: string, why: string): Promise<void> {
  const transaction = await transactionOf(req)
  const from = await colleagueWith(transaction, order, staff)
  await transaction.execute(sql`delete from ${packing} where ${packing.orderId} = ${order}`)
  await auditStep(req, [order], 'order.claim-ended', { from: from.name, to: why })
}

const claimRows = z.array(z.object({ staff: z.string(), name: z.string() }))

/** Who has claimed an order, which is locked first, as by everything that changes an order. */
async function lockClaim(transaction: Database, order: string) {
  await lockOrder(transaction, order)
  const { rows } = await transaction.execute(sql`
    select ${packing.staff}, coalesce((select coalesce(${users.name}, ${users.email}) from ${users}
      where ${users.id} = ${packing.staff}), '–') as name from ${packing} where ${packing.orderId} = ${order}`)
  return claimRows.parse(rows)[0]
}

/** Claims of an earlier day (Europe/Sofia) that were not packed end by themselves. Safe to repeat; the clock is given for tests. */
export async function giveBackOverNight(payload: Payload, now = new Date()): Promise<void> {
  await inTransactionOf(payload, async (req) => {
    const midnight = sql`(date_trunc('day', ${now.toISOString()}::timestamptz at time zone 'Europe/Sofia') at time zone 'Europe/Sofia')`
    const { rows } = await (await transactionOf(req)).execute(sql`
      delete from ${packing} where ${packing.since} < ${midnight} returning ${packing.orderId} as id`)
    await auditStep(req, uuidsOf(rows), 'order.given-back')
  })
}
