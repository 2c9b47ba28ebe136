import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { auditStep } from '@/features/shop/orders/audit-step'
import { forgetEvent } from '@/features/shop/orders/events'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { takeBackHeld } from '@/server/jobs/kinds'
import { heldMailOf, undoMinutes } from './parcel-mail'
import { lockOrderOf } from './send-parcel'

const { shipments } = tables.shop

export const canBeUndone = sql`(${shipments.state} = 'shipped' and ${shipments.shippedAt} > now() - make_interval(mins => ${undoMinutes}::integer))`

const sentRow = z.array(z.object({ at: z.coerce.date(), isLate: z.boolean() }))

/**
 * Undoes a hand-over: the parcel is packed again with its typed number, and the customer is not mailed. The held mail
 * decides: while it waits, the customer knows nothing.
 * @throws FulfilmentRefused where the parcel is not on its way any more, or the customer has been mailed
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
  await forgetEvent(database, id, 'shipped', sent.at)
  await auditStep(req, [id], 'order.hand-over-undone')
}
