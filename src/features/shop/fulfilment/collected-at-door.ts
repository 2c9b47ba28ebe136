import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { piecesCents } from '@/domain/order-totals'
import { hasParcel } from '@/features/shop/orders/parcel-conditions'
import { attemptsOf } from '@/features/shop/orders/payments/attempts'
import { isOneOf } from '@/server/db/states'
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
 * The cash on delivery for open pieces of an order, in cents: the goods, plus the delivery with the first parcel, also
 * where that was refused (decision 83). The last pieces take all that no other parcel collects, so that the parts add
 * up to the cent. Pieces that are given up collect no delivery.
 * @returns the sum, and the part of it that is for the goods
 */
export async function collectedAtDoor(
  database: Database,
  order: string,
  packed: PackedLine[],
  isSent: boolean,
): Promise<{ collectCents: number; ofGoodsCents: number }> {
  const awaited = (await attemptsOf(database, order)).find(
    ({ method, state }) => method === 'cash-on-delivery' && state === 'pending',
  )
  if (!awaited) return { collectCents: 0, ofGoodsCents: 0 }
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
  const collectCents =
    left <= 0 ? freeCents : Math.min(freeCents, goodsCents + (isSent && !hasDelivery ? shippingCents : 0))
  return { collectCents, ofGoodsCents: Math.min(collectCents, goodsCents) }
}

async function othersOf(database: Database, order: string): Promise<z.infer<typeof otherParcels>> {
  const { rows } = await database.execute(sql`
    select ${orders.shippingCents} as "shippingCents",
      (select coalesce(sum(${shipments.collectCents}), 0) from ${shipments}
        where ${shipments.orderId} = ${orders.id} and ${isOneOf(shipments.state, 'packed', 'shipped', 'refused')}) as "elsewhereCents",
      ${hasParcel(orders.id)} as "hasDelivery"
    from ${orders} where ${orders.id} = ${order}`)
  return otherParcels.parse(rows[0])
}
