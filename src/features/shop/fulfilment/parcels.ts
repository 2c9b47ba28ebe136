import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, shop } = tables
const { shipmentLines, shipments } = shop

const parcelRow = z.object({
  id: z.string(),
  orderId: z.string(),
  number: z.string(),
  name: z.string(),
  city: z.string(),
  method: z.string(),
  carrier: z.string(),
  tracking: z.string().nullable(),
  pieces: z.coerce.number(),
  since: z.coerce.date(),
})
export type Parcel = z.infer<typeof parcelRow>

const mostListed = 200

/** The parcels that are packed, or on their way; the oldest first. */
export async function readParcels(database: Database, state: 'packed' | 'shipped'): Promise<Parcel[]> {
  const { rows } = await database.execute(sql`
    select ${shipments.id}, ${shipments.orderId} as "orderId", ${orders.number}, ${orders.shippingAddressName} as name,
      ${orders.shippingAddressCity} as city, ${orders.shippingMethod} as method, ${shipments.carrier}, ${shipments.tracking},
      (select sum(${shipmentLines.quantity}) from ${shipmentLines} where ${shipmentLines.shipment} = ${shipments.id}) as pieces,
      coalesce(${shipments.shippedAt}, ${shipments.packedAt}) as since
    from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId}
    where ${shipments.state} = ${state} order by since, ${shipments.id} limit ${mostListed}`)
  return z.array(parcelRow).parse(rows)
}
