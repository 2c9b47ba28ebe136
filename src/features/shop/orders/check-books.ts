import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { log } from '@/server/log'

const { orders, shop } = tables
const { orderLines, payments, refunds, reservations, shipmentLines, shipments, stockMoves, variantStock } = shop

const mismatch = z.object({
  what: z.enum(['reserved', 'on-hand', 'refunded', 'shipped', 'returned', 'reserved-for-none', 'unpaid-placed']),
  /** The variant, payment, or order that does not agree. */
  id: z.string(),
})

/** A counter, or an order, that does not agree with its rows. */
export type Mismatch = z.infer<typeof mismatch>

/** Whether counters equal the rows that they count: stock, refunds, parcels, and the payments of placed orders. Empty where all is right. */
export async function checkBooks(database: Database): Promise<Mismatch[]> {
  const { rows } = await database.execute(sql`
    select 'reserved' as what, ${variantStock.variant}::text as id from ${variantStock}
    where ${variantStock.reserved} <> coalesce((select sum(${reservations.quantity}) from ${reservations}
      where ${reservations.variant} = ${variantStock.variant}), 0)
    union all
    select 'on-hand', ${variantStock.variant}::text from ${variantStock}
    where ${variantStock.onHand} <> coalesce((select sum(${stockMoves.quantity}) from ${stockMoves}
      where ${stockMoves.variant} = ${variantStock.variant}), 0)
    union all
    select 'refunded', ${payments.id}::text from ${payments}
    where ${payments.refundedCents} <> coalesce((select sum(${refunds.amountCents}) from ${refunds}
      where ${refunds.payment} = ${payments.id} and ${refunds.state} = 'done'), 0)
    union all
    select 'shipped', ${orderLines.orderId}::text from ${orderLines}
    where exists (select from ${shipmentLines} where ${shipmentLines.orderId} = ${orderLines.orderId})
      and ${orderLines.shipped} <> coalesce((select sum(${shipmentLines.quantity}) from ${shipmentLines}
        where ${shipmentLines.orderId} = ${orderLines.orderId} and ${shipmentLines.line} = ${orderLines.line}), 0)
    union all
    select 'returned', ${orderLines.orderId}::text from ${orderLines}
    where ${orderLines.returned} <> coalesce((select sum(${shipmentLines.quantity}) from ${shipmentLines}
      join ${shipments} on ${shipments.id} = ${shipmentLines.shipment} and ${shipments.state} = 'returned'
      where ${shipmentLines.orderId} = ${orderLines.orderId} and ${shipmentLines.line} = ${orderLines.line}), 0)
    union all
    select 'reserved-for-none', ${reservations.orderId}::text from ${reservations}
    where not exists (select from ${orders} where ${orders.id} = ${reservations.orderId}
      and ${orders.status} = 'awaiting-payment')
    union all
    select 'unpaid-placed', ${orders.id}::text from ${orders}
    where ${orders.status} = 'placed' and ${orders.checkoutKey} is not null and ${orders.paymentMethod} <> 'cash-on-delivery'
      and ${orders.totalCents} > coalesce((select sum(${payments.amountCents}) from ${payments}
        where ${payments.orderId} = ${orders.id} and ${payments.state} = 'paid'), 0)`)
  return z.array(mismatch).parse(rows)
}

/** The nightly check: what does not agree is an error in the log. */
export async function reportBooks(database: Database): Promise<void> {
  const wrong = await checkBooks(database)
  if (wrong.length > 0)
    log.error({ count: wrong.length, first: wrong.slice(0, 20) }, 'the books of the shop do not agree')
}
