import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf, state } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { enqueue, makeParcelLabel } from '@/server/jobs/kinds'
import { carrierNames } from './carriers'

const { orders, shop } = tables
const { labels, shipments } = shop

const asked = z.object({ parcel: z.string(), order: z.string(), number: z.string() })

/**
 * Queues labels for packed parcels; a job asks the carriers. Parcels whose label is made or awaited are left out. After
 * a lost answer the carrier may know the parcel already, so it is asked again only with `unknownToo`, by a person who
 * has looked there.
 */
export async function askForLabels(req: PayloadRequest, parcels: string[], unknownToo = false): Promise<number> {
  const database = await transactionOf(req)
  const again = isOneOf(labels.state, 'refused', ...(unknownToo ? (['unknown'] as const) : []))
  const { rows } = await database.execute(sql`
    with wanted as (
      insert into ${labels} (${named(labels, 'shipment', 'carrier')})
      select ${shipments.id}, ${shipments.carrier} from ${shipments}
      where ${shipments.id} = any(${sql.param(parcels)}::uuid[]) and ${isOneOf(shipments.state, 'packed')}
        and ${shipments.carrier} = any(${sql.param(carrierNames())}::text[])
      order by ${shipments.id} for key share
      on conflict (${named(labels, 'shipment')}) do update set
        ${named(labels, 'state')} = case when ${again} then ${state(labels.state, 'asked')} else ${labels.state} end,
        ${named(labels, 'problem')} = null, ${named(labels, 'changedAt')} = now()
      where ${again} or (${isOneOf(labels.state, 'done')} and ${labels.pdf} is null)
      returning ${labels.shipment})
    select wanted.shipment as parcel, ${orders.id} as order, ${orders.number} from wanted
    join ${shipments} on ${shipments.id} = wanted.shipment join ${orders} on ${orders.id} = ${shipments.orderId}`)
  const found = readableRows(asked, rows, 'shop/carriers/ask-for-labels')
  for (const { parcel, order, number } of found) {
    await enqueue(database, makeParcelLabel, { parcel })
    const details = { collection: 'orders', name: number }
    await writeAuditEntry(req, { action: 'order.label-asked', target: `orders ${order}`, details })
  }
  return found.length
}
