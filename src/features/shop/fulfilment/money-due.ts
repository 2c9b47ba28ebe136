import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { moneyDue } from '@/domain/money-due'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, ordersLines, shop } = tables
const { orderLines, payments, refunds } = shop

const orderSums = z.object({
  order: z.string(),
  shippingCents: z.number(),
  kept: z.coerce.number(),
  paidCents: z.coerce.number(),
  refundCents: z.coerce.number(),
})

export async function readOrderSums(
  database: Database,
  ids: string[],
): Promise<Map<string, z.infer<typeof orderSums>>> {
  const { rows } = await database.execute(sql`
    select ${orders.id} as order, ${orders.shippingCents} as "shippingCents",
      (select sum(${orderLines.quantity} - ${orderLines.returned}) from ${orderLines}
        where ${orderLines.orderId} = ${orders.id}) as kept,
      (select coalesce(sum(${payments.amountCents}), 0) from ${payments}
        where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'paid')}) as "paidCents",
      (select coalesce(sum(${refunds.amountCents}), 0) from ${refunds} where ${refunds.orderId} = ${orders.id}) as "refundCents"
    from ${orders} where ${orders.id} = any(${sql.param(ids)}::uuid[])`)
  return new Map(
    z
      .array(orderSums)
      .parse(rows)
      .map((order) => [order.order, order]),
  )
}

const backRow = z.object({
  line: z.string(),
  quantity: z.number(),
  returned: z.number(),
  unitPriceCents: z.number(),
  discountCents: z.number().nullable(),
  vatRatePercent: z.number(),
})

export async function dueForPieces(
  database: Database,
  order: string,
  came: { line: string; quantity: number }[],
  collectCents = 0,
) {
  const { rows } = await database.execute(sql`
    select ${orderLines.line}, ${orderLines.quantity}, ${orderLines.returned}, ${ordersLines.unitPriceCents} as "unitPriceCents",
      ${ordersLines.discountCents} as "discountCents", ${ordersLines.vatRatePercent} as "vatRatePercent"
    from ${orderLines} join ${ordersLines} on ${ordersLines.id} = ${orderLines.line} and ${ordersLines._parentId} = ${orderLines.orderId}
    where ${orderLines.orderId} = ${order}`)
  const lines = z
    .array(backRow)
    .parse(rows)
    .map((row) => ({ ...row, pieces: came.find(({ line }) => line === row.line)?.quantity ?? 0 }))
  return moneyDue(lines, (await readOrderSums(database, [order])).get(order), collectCents)
}
