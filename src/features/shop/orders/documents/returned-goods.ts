import type { Order } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { piecesCents } from '@/domain/order-totals'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { DocumentContent } from './content'

const { orderLines, refunds, returnLines, shipmentLines, shipments } = tables.shop

const other = alias(refunds, 'other')
const part = alias(orderLines, 'part')

const returnedRow = z.object({ line: z.string(), quantity: z.number(), before: z.number() })

/**
 * The goods that a refund pays back, each with the cents that `moneyDue` counts for it: pieces of a return; those of a
 * parcel that was refused or given up, which is taken in by the transaction that begins its refund; and the rest of an
 * order that was cancelled after that. Empty where nothing came back, and where several payments pay the same goods
 * back (decision 65). Nor does a refund pay back goods that the courier was to collect for: no voucher has paid a part
 * of them (decision 68).
 */
export async function returnedGoods(
  transaction: Database,
  refundId: string,
  order: Order,
): Promise<DocumentContent['lines']> {
  const { rows } = await transaction.execute(sql`
    with back as (
      select ${returnLines.line}, ${returnLines.quantity}, ${returnLines.checkedAt} as at, ${returnLines.returnId} as of_return,
        false as is_unpaid
      from ${returnLines} where ${returnLines.orderId} = ${order.id}
      union all
      select ${shipmentLines.line}, ${shipmentLines.quantity}, ${shipments.checkedAt}, null, ${shipments.collectCents} > 0
      from ${shipmentLines} join ${shipments} on ${shipments.id} = ${shipmentLines.shipment}
      where ${shipmentLines.orderId} = ${order.id} and ${isOneOf(shipments.state, 'returned')}
      union all
      select ${orderLines.line}, ${orderLines.quantity} - ${orderLines.returned}, ${refunds.createdAt}, null, false
      from ${orderLines} join ${refunds} on ${refunds.id} = ${refundId} and ${isOneOf(refunds.reason, 'cancelled')}
      where ${orderLines.orderId} = ${order.id} and ${orderLines.quantity} > ${orderLines.returned} and exists (
        select from ${orderLines} part where ${part.orderId} = ${order.id} and ${part.returned} > 0)
    ), counted as (
      select back.*, coalesce(sum(quantity) over (
        partition by line order by at range between unbounded preceding and current row exclude group), 0)::integer as before
      from back
    )
    select counted.line, counted.quantity, counted.before from ${refunds} join counted on case
      when ${refunds.returnId} is null
      then ${isOneOf(refunds.reason, 'return', 'cancelled')} and counted.of_return is null and not counted.is_unpaid
        and counted.at = ${refunds.createdAt}
      else counted.of_return = ${refunds.returnId} end
    where ${refunds.id} = ${refundId} and not exists (
      select from ${refunds} other where ${other.orderId} = ${refunds.orderId} and ${other.id} <> ${refunds.id}
        and ${other.returnId} is not distinct from ${refunds.returnId}
        and (${refunds.returnId} is not null or ${other.createdAt} = ${refunds.createdAt}))`)
  const back = z.array(returnedRow).parse(rows)
  return order.lines.flatMap((sold) => {
    const found = back.find(({ line }) => line === sold.id)
    if (!found) return []
    const { title, sku, unitPriceCents, vatRatePercent } = sold
    const { quantity, before } = found
    const discountCents = quantity * unitPriceCents - piecesCents(sold, before, quantity)
    return [{ title, sku, quantity, unitPriceCents, discountCents, vatRatePercent }]
  })
}
