import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { auditStep } from '@/features/shop/orders/audit-step'
import { isHeldByCarrier, readLabelState } from '@/features/shop/orders/label-rows'
import { forgetEvent } from '@/features/shop/orders/move-order'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { lockOrderOf } from './send-parcel'

const { orderLines, shipmentLines, shipments } = tables.shop

const packedRow = z.array(z.object({ at: z.coerce.date() }))

/**
 * Opens the pieces of a packed parcel again; only the audit log keeps the parcel. A label at the carrier cannot be
 * cancelled from here: `isLabelCancelled` says that staff have done so there.
 * @throws FulfilmentRefused where the parcel has left or is unpacked already (`changed`), or its carrier has a label
 * (`label`)
 */
export async function unpackParcel(
  req: PayloadRequest,
  parcel: string,
  { isLabelCancelled = false } = {},
): Promise<void> {
  const database = await transactionOf(req)
  const { id } = await lockOrderOf(database, parcel)
  const { rows } = await database.execute(sql`
    select ${shipments.packedAt} as at from ${shipments}
    where ${shipments.id} = ${parcel} and ${isOneOf(shipments.state, 'packed')} for update`)
  const [packed] = packedRow.parse(rows)
  if (!packed) throw new FulfilmentRefused()
  const label = await readLabelState(database, parcel)
  // While the carrier is being asked, it may or may not have the parcel.
  if (label === 'sending' || (isHeldByCarrier(label) && !isLabelCancelled)) throw new FulfilmentRefused('label')
  await emptyParcel(database, parcel)
  await forgetEvent(database, id, 'packed', packed.at)
  await auditStep(req, [id], 'order.unpacked')
}

async function emptyParcel(database: Database, parcel: string): Promise<void> {
  await database.execute(sql`
    update ${orderLines} set ${named(orderLines, 'shipped')} = ${orderLines.shipped} - ${shipmentLines.quantity}
    from ${shipmentLines} where ${shipmentLines.shipment} = ${parcel}
      and ${orderLines.orderId} = ${shipmentLines.orderId} and ${orderLines.line} = ${shipmentLines.line}`)
  await database.execute(sql`delete from ${shipments} where ${shipments.id} = ${parcel}`)
}
