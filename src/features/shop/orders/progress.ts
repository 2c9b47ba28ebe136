import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type DispatchState, dispatchState, type PaymentState, paymentState } from '@/domain/order-states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, shop } = tables
const { orderLines, payments, refunds, shipmentLines, shipments } = shop

export type Progress = { payment: PaymentState; dispatch: DispatchState; paidCents: number; refundedCents: number }

const row = z.object({
  totalCents: z.number(),
  paidCents: z.coerce.number(),
  refundedCents: z.coerce.number(),
  ordered: z.coerce.number(),
  shipped: z.coerce.number(),
  delivered: z.coerce.number(),
  refused: z.coerce.number(),
})

const piecesIn = (state: 'delivered' | 'refused') => sql`(
  select coalesce(sum(${shipmentLines.quantity}), 0) from ${shipments}
  join ${shipmentLines} on ${shipmentLines.shipment} = ${shipments.id}
  where ${shipments.orderId} = ${orders.id} and ${shipments.state} = ${state})`

/** How an order is paid and sent, derived from its rows. */
export async function readProgress(database: Database, order: string): Promise<Progress> {
  const { rows } = await database.execute(sql`
    select ${orders.totalCents} as "totalCents",
      (select coalesce(sum(${payments.amountCents}), 0) from ${payments}
        where ${payments.orderId} = ${orders.id} and ${payments.state} = 'paid') as "paidCents",
      (select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
        where ${refunds.orderId} = ${orders.id} and ${refunds.state} = 'done') as "refundedCents",
      (select coalesce(sum(${orderLines.quantity}), 0) from ${orderLines} where ${orderLines.orderId} = ${orders.id}) as ordered,
      (select coalesce(sum(${orderLines.shipped}), 0) from ${orderLines} where ${orderLines.orderId} = ${orders.id}) as shipped,
      ${piecesIn('delivered')} as delivered, ${piecesIn('refused')} as refused
    from ${orders} where ${orders.id} = ${order}`)
  const { totalCents, paidCents, refundedCents, ...pieces } = row.parse(rows[0])
  return {
    payment: paymentState(totalCents, paidCents, refundedCents),
    dispatch: dispatchState(pieces),
    paidCents,
    refundedCents,
  }
}
