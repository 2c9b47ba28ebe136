import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { piecesCents } from '@/domain/order-totals'
import { attemptsOf } from '@/features/shop/orders/payments/attempts'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { PackedLine } from './fill-parcel'

const { orders, ordersLines, shop } = tables
const { orderLines, shipments } = shop

const pricedLines = z.array(
  z.object({
    line: z.string(),
    shipped: z.number(),
    quantity: z.number(),
    unitPriceCents: z.number(),
    discountCents: z.number().nullable(),
    vatRatePercent: z.number(),
  }),
)
const otherParcels = z.object({
  shippingCents: z.number(),
  /** Cash on delivery of parcels that are neither delivered nor taken in, in cents. */
  elsewhereCents: z.coerce.number(),
  hasDelivery: z.boolean(),
})

/**
 * The cash on delivery for open pieces of an order, in cents: the goods, plus the delivery with the first parcel. The
 * last pieces take all that no other parcel collects, so that the parts add up to the cent. Pieces that are given up
 * collect no delivery.
 */
export async function collectedAtDoor(
  database: Database,
  order: string,
  packed: PackedLine[],
  isSent: boolean,
): Promise<number> {
  const awaited = (await attemptsOf(database, order)).find(
    ({ method, state }) => method === 'cash-on-delivery' && state === 'pending',
  )
  if (!awaited) return 0
  const { rows } = await database.execute(sql`
    select ${orderLines.line}, ${orderLines.shipped}, ${orderLines.quantity}, ${ordersLines.unitPriceCents} as "unitPriceCents",
      ${ordersLines.discountCents} as "discountCents", ${ordersLines.vatRatePercent} as "vatRatePercent" from ${orderLines}
    join ${ordersLines} on ${ordersLines.id} = ${orderLines.line} and ${ordersLines._parentId} = ${orderLines.orderId}
    where ${orderLines.orderId} = ${order}`)
  const { elsewhereCents, hasDelivery, shippingCents } = await othersOf(database, order)
  let goodsCents = 0
  let left = 0
  for (const line of pricedLines.parse(rows)) {
    const pieces = packed.find((one) => one.line === line.line)?.quantity ?? 0
    goodsCents += piecesCents(line, line.shipped, pieces)
    left += line.quantity - line.shipped - pieces
  }
  const freeCents = Math.max(0, awaited.amountCents - elsewhereCents)
  if (left <= 0) return freeCents
  return Math.min(freeCents, goodsCents + (isSent && !hasDelivery ? shippingCents : 0))
}

async function othersOf(database: Database, order: string): Promise<z.infer<typeof otherParcels>> {
  const parcels = sql`from ${shipments} where ${shipments.orderId} = ${orders.id} and ${shipments.state}`
  const { rows } = await database.execute(sql`
    select ${orders.shippingCents} as "shippingCents",
      (select coalesce(sum(${shipments.collectCents}), 0) ${parcels} in ('packed', 'shipped', 'refused')) as "elsewhereCents",
      exists (select ${parcels} in ('packed', 'shipped', 'delivered')) as "hasDelivery"
    from ${orders} where ${orders.id} = ${order}`)
  return otherParcels.parse(rows[0])
}
