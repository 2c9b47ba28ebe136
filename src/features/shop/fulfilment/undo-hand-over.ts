import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditStep } from '@/features/shop/orders/audit-step'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { takeBackHeld } from '@/server/jobs/kinds'
import { heldMailOf, undoMinutes } from './parcel-mail'
import { FulfilmentRefused } from './refusals'
import { lockOrderOf } from './send-parcel'

const { ordersHistory, shop } = tables
const { shipments } = shop

/** A parcel that was handed over so lately that this can be undone. A condition on `shipments`. */
export const canBeUndone = sql`(${shipments.state} = 'shipped' and ${shipments.shippedAt} > now() - make_interval(mins => ${undoMinutes}::integer))`

const sentRow = z.array(z.object({ at: z.coerce.date(), isLate: z.boolean() }))

/**
 * Takes back that a parcel was handed over: it is packed again, with the number that was typed, and its customer is not mailed. The mail
 * decides: while it waits nobody has been told.
 *
 * @throws FulfilmentRefused where it is not on its way any more, or its customer has been told
 */
export async function undoHandOver(req: PayloadRequest, parcel: string): Promise<void> {
  const database = await transactionOf(req)
  const { id } = await lockOrderOf(database, parcel)
  const { rows } = await database.execute(sql`
    select ${shipments.shippedAt} as at, not ${canBeUndone} as "isLate" from ${shipments}
    where ${shipments.id} = ${parcel} and ${shipments.state} = 'shipped'`)
  const [sent] = sentRow.parse(rows)
  if (!sent) throw new FulfilmentRefused()
  if (sent.isLate || !(await takeBackHeld(database, heldMailOf(parcel)))) throw new FulfilmentRefused('told')
  await database.execute(sql`
    update ${shipments} set ${named(shipments, 'state')} = 'packed', ${named(shipments, 'shippedAt')} = null
    where ${shipments.id} = ${parcel}`)
  await forgetSent(database, id, sent.at)
  await auditStep(req, [id], 'order.hand-over-undone')
}

/** Takes the entry of this parcel out of the history that the customer reads; another parcel of the order keeps its own. */
async function forgetSent(database: Database, order: string, at: Date): Promise<void> {
  await database.execute(sql`
    delete from ${ordersHistory} where ${ordersHistory.id} = (
      select ${ordersHistory.id} from ${ordersHistory}
      where ${ordersHistory._parentId} = ${order} and ${ordersHistory.status} = 'shipped'
      order by abs(extract(epoch from ${ordersHistory.at} - ${at.toISOString()}::timestamptz)) limit 1)`)
}
