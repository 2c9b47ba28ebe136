import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { piecesCents } from '@/domain/order-totals'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, ordersLines, shop } = tables
const { orderLines, payments, refunds, shipmentLines, shipments } = shop

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
  collectCents: z.number(),
  since: z.coerce.date(),
})
export type Parcel = z.infer<typeof parcelRow>

const mostListed = 200

/** The parcels that are packed, or on their way to the customer or back; the oldest first. */
export async function readParcels(database: Database, state: 'packed' | 'shipped' | 'refused'): Promise<Parcel[]> {
  const { rows } = await database.execute(sql`
    select ${shipments.id}, ${shipments.orderId} as "orderId", ${orders.number}, ${orders.shippingAddressName} as name,
      ${orders.shippingAddressCity} as city, ${orders.shippingMethod} as method, ${shipments.carrier}, ${shipments.tracking},
      ${shipments.collectCents} as "collectCents",
      (select sum(${shipmentLines.quantity}) from ${shipmentLines} where ${shipmentLines.shipment} = ${shipments.id}) as pieces,
      coalesce(${shipments.endedAt}, ${shipments.shippedAt}, ${shipments.packedAt}) as since
    from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId}
    where ${shipments.state} = ${state} order by since, ${shipments.id} limit ${mostListed}`)
  return z.array(parcelRow).parse(rows)
}

const returningRow = z.object({
  parcel: z.string(),
  line: z.string(),
  title: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  sku: z.string(),
  picture: z.string().nullable(),
  pieces: z.number(),
  quantity: z.number(),
  returned: z.number(),
  unitPriceCents: z.number(),
  discountCents: z.number().nullable(),
  vatRatePercent: z.number(),
})
const orderSums = z.object({
  order: z.string(),
  shippingCents: z.number(),
  /** Pieces of the order that have not come back. */
  pieces: z.coerce.number(),
  paidCents: z.coerce.number(),
  refundCents: z.coerce.number(),
})
export type ReturningLine = z.infer<typeof returningRow>

/** What is in a parcel that comes back, and what of the money is due back for it: nothing where nothing was paid. */
export type Returning = { lines: ReturningLine[]; dueCents: number; mostCents: number }

/**
 * The contents of refused parcels, by the parcel. What is due is the price of the goods with their discount; with the last goods of an
 * order the delivery too, as for a withdrawal (directive 2011/83/EU, article 13).
 */
export async function readReturning(database: Database, parcels: Parcel[]): Promise<Map<string, Returning>> {
  const ids = sql.param(parcels.map(({ id }) => id))
  const { rows } = await database.execute(sql`
    select ${shipmentLines.shipment} as parcel, ${shipmentLines.line},
      ${ordersLines.title}, ${ordersLines.colour}, ${ordersLines.size}, ${ordersLines.sku}, ${ordersLines.picture},
      ${shipmentLines.quantity} as pieces, ${orderLines.quantity}, ${orderLines.returned},
      ${ordersLines.unitPriceCents} as "unitPriceCents", ${ordersLines.discountCents} as "discountCents",
      ${ordersLines.vatRatePercent} as "vatRatePercent"
    from ${shipmentLines}
    join ${orderLines} on ${orderLines.orderId} = ${shipmentLines.orderId} and ${orderLines.line} = ${shipmentLines.line}
    join ${ordersLines} on ${ordersLines.id} = ${shipmentLines.line} and ${ordersLines._parentId} = ${shipmentLines.orderId}
    where ${shipmentLines.shipment} = any(${ids}::uuid[]) order by ${ordersLines._order}`)
  const { rows: sums } = await database.execute(sql`
    select ${orders.id} as order, ${orders.shippingCents} as "shippingCents",
      (select sum(${orderLines.quantity} - ${orderLines.returned}) from ${orderLines}
        where ${orderLines.orderId} = ${orders.id}) as pieces,
      (select coalesce(sum(${payments.amountCents}), 0) from ${payments}
        where ${payments.orderId} = ${orders.id} and ${payments.state} = 'paid') as "paidCents",
      (select coalesce(sum(${refunds.amountCents}), 0) from ${refunds} where ${refunds.orderId} = ${orders.id}) as "refundCents"
    from ${orders} where ${orders.id} = any(${sql.param(parcels.map(({ orderId }) => orderId))}::uuid[])`)
  const orderOf = new Map(
    z
      .array(orderSums)
      .parse(sums)
      .map((order) => [order.order, order]),
  )
  const byParcel = Map.groupBy(z.array(returningRow).parse(rows), ({ parcel }) => parcel)
  return new Map(
    parcels.map((parcel) => {
      const lines = byParcel.get(parcel.id) ?? []
      return [parcel.id, { lines, ...moneyOf(parcel, lines, orderOf.get(parcel.orderId)) }]
    }),
  )
}

function moneyOf({ collectCents }: Parcel, lines: ReturningLine[], order: z.infer<typeof orderSums> | undefined) {
  if (!order) return { dueCents: 0, mostCents: 0 }
  const mostCents = order.paidCents - order.refundCents
  const goods = lines.reduce((sum, line) => sum + piecesCents(line, line.returned, line.pieces), 0)
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  const delivery = pieces >= order.pieces ? order.shippingCents : 0
  // What the courier was to collect for it has not been paid.
  return { dueCents: Math.max(0, Math.min(mostCents, goods + delivery - collectCents)), mostCents }
}
