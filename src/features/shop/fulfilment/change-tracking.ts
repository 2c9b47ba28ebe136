import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { auditStep } from '@/features/shop/orders/audit-step'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { tellTracking } from './parcel-mail'
import { lockOrderOf } from './send-parcel'

const { shippingMethods, shop } = tables
const { shipments } = shop

type Changed = { tracking: string | null; carrier: string }

/**
 * Corrects number and carrier of a parcel on its way, and tells its customer the new number. A wrong number is a
 * parcel of somebody else, whose arrival would be taken for that of ours.
 * @throws FulfilmentRefused where the parcel is not on its way, nothing would change, or the shop has no such carrier
 */
export async function changeTracking(
  req: PayloadRequest,
  parcel: string,
  { tracking, carrier }: Changed,
): Promise<void> {
  const database = await transactionOf(req)
  const { id } = await lockOrderOf(database, parcel)
  const { rowCount } = await database.execute(sql`
    update ${shipments} set ${named(shipments, 'tracking')} = ${tracking}, ${named(shipments, 'carrier')} = ${carrier}
    where ${shipments.id} = ${parcel} and ${isOneOf(shipments.state, 'shipped')}
      and (${shipments.tracking} is distinct from ${tracking} or ${shipments.carrier} <> ${carrier})
      and (${shipments.carrier} = ${carrier}
        or exists (select from ${shippingMethods} where ${shippingMethods.carrier} = ${carrier}))`)
  if (rowCount !== 1) throw new FulfilmentRefused()
  await tellTracking(req, parcel)
  await auditStep(req, [id], 'order.tracking-changed', { to: tracking ?? '–' })
}
