import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type OrderLine, piecesCents } from '@/domain/order-totals'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, shop } = tables
const { orderLines, payments, refunds } = shop

const orderSums = z.object({
  order: z.string(),
  shippingCents: z.number(),
  /** Pieces of the order that have not come back. */
  kept: z.coerce.number(),
  paidCents: z.coerce.number(),
  refundCents: z.coerce.number(),
})
export type OrderSums = z.infer<typeof orderSums>

/** What was paid for orders, what went or goes back, and how many pieces the customers have kept; by the order. */
export async function readOrderSums(database: Database, ids: string[]): Promise<Map<string, OrderSums>> {
  const { rows } = await database.execute(sql`
    select ${orders.id} as order, ${orders.shippingCents} as "shippingCents",
      (select sum(${orderLines.quantity} - ${orderLines.returned}) from ${orderLines}
        where ${orderLines.orderId} = ${orders.id}) as kept,
      (select coalesce(sum(${payments.amountCents}), 0) from ${payments}
        where ${payments.orderId} = ${orders.id} and ${payments.state} = 'paid') as "paidCents",
      (select coalesce(sum(${refunds.amountCents}), 0) from ${refunds} where ${refunds.orderId} = ${orders.id}) as "refundCents"
    from ${orders} where ${orders.id} = any(${sql.param(ids)}::uuid[])`)
  return new Map(
    z
      .array(orderSums)
      .parse(rows)
      .map((order) => [order.order, order]),
  )
}

/** Pieces of a line that come back, and how many came back before. */
export type BackLine = OrderLine & { pieces: number; returned: number }

/**
 * What of the money is due for goods that come back, in cents, and the most that can go back: the price of the goods with their discount,
 * and with the last goods of an order the delivery too (directive 2011/83/EU, article 13). What a courier was to collect for them has
 * not been paid.
 */
export function moneyDue(lines: BackLine[], order: OrderSums | undefined, collectCents = 0) {
  if (!order) return { dueCents: 0, mostCents: 0 }
  const mostCents = order.paidCents - order.refundCents
  const goods = lines.reduce((sum, line) => sum + piecesCents(line, line.returned, line.pieces), 0)
  const pieces = lines.reduce((sum, line) => sum + line.pieces, 0)
  const delivery = pieces >= order.kept ? order.shippingCents : 0
  return { dueCents: Math.max(0, Math.min(mostCents, goods + delivery - collectCents)), mostCents }
}
