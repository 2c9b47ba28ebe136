import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { auditStep } from '@/features/shop/orders/audit-step'
import { lockOrder } from '@/features/shop/orders/move-order'
import { beginningOf } from '@/server/db/days'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, inTransactionOf, transactionOf } from '@/server/db/transaction'

const { shop, users } = tables
const { packing } = shop

async function colleagueWith(transaction: Database, order: string, staff: string) {
  const found = await lockClaim(transaction, order)
  if (!found) throw new FulfilmentRefused()
  if (found.staff === staff) throw new FulfilmentRefused('yours')
  return found
}

/**
 * Takes over an order that a colleague has claimed; the audit log keeps the reason and the colleague's name.
 * @throws FulfilmentRefused where no colleague has claimed the order
 */
export async function takeOverPacking(req: PayloadRequest, staff: string, order: string, why: string): Promise<void> {
  const transaction = await transactionOf(req)
  const from = await colleagueWith(transaction, order, staff)
  await transaction.execute(sql`
    update ${packing} set ${named(packing, 'staff')} = ${staff}, ${named(packing, 'since')} = now()
    where ${packing.orderId} = ${order}`)
  await auditStep(req, [order], 'order.taken-over', { from: from.name, to: why })
}

/** Ends a colleague's claim, so that anybody may claim the order again. @throws FulfilmentRefused as `takeOverPacking` */
export async function endClaim(req: PayloadRequest, staff: string, order: string, why: string): Promise<void> {
  const transaction = await transactionOf(req)
  const from = await colleagueWith(transaction, order, staff)
  await transaction.execute(sql`delete from ${packing} where ${packing.orderId} = ${order}`)
  await auditStep(req, [order], 'order.claim-ended', { from: from.name, to: why })
}

const claimRows = z.array(z.object({ staff: z.string(), name: z.string() }))

async function lockClaim(transaction: Database, order: string) {
  await lockOrder(transaction, order)
  const { rows } = await transaction.execute(sql`
    select ${packing.staff}, coalesce((select coalesce(${users.name}, ${users.email}) from ${users}
      where ${users.id} = ${packing.staff}), '–') as name from ${packing} where ${packing.orderId} = ${order}`)
  return claimRows.parse(rows)[0]
}

/** Ends claims of earlier days (Europe/Sofia). Safe to repeat. */
export async function giveBackOverNight(payload: Payload, now = new Date()): Promise<void> {
  await inTransactionOf(payload, async (req) => {
    const { rows } = await (await transactionOf(req)).execute(sql`
      delete from ${packing} where ${packing.since} < ${beginningOf(sofiaDay(now))} returning ${packing.orderId} as id`)
    await auditStep(req, uuidsOf(rows), 'order.given-back')
  })
}
