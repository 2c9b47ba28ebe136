import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { openReturnStates, type ParcelState } from '@/domain/order-states'
import { withdrawalExceptions } from '@/domain/withdrawal'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { isUnderWay, isWithdrawable, lastParcelEnded } from '@/server/open-matters'

const { orders, ordersLines, returns, returnsLines, shop } = tables
const { orderLines, shipmentLines, shipments } = shop

const lineRow = z.object({
  line: z.string(),
  title: z.string(),
  sku: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  picture: z.string().nullable(),
  exception: z.enum(withdrawalExceptions).nullable(),
  /** Ordered pieces that are neither back nor on their way back. */
  kept: z.number(),
  /** The kept pieces that have reached the customer. */
  arrived: z.number(),
})
export type ReturnableLine = z.infer<typeof lineRow>
const orderRow = lineRow.extend({ order: z.string() })

const inParcels = (state: ParcelState) => sql`coalesce((select sum(${shipmentLines.quantity}) from ${shipmentLines}
  join ${shipments} on ${shipments.id} = ${shipmentLines.shipment} and ${shipments.state} = ${state}
  where ${shipmentLines.orderId} = ${orderLines.orderId} and ${shipmentLines.line} = ${orderLines.line}), 0)`

/**
 * Pieces of a line that the customer has: delivered, and not brought back by a return. A parcel that is packed, under
 * way, refused or taken in again has delivered nothing. An expression on `order_lines`.
 */
export const piecesAtCustomer = sql`(${inParcels('delivered')} - (${orderLines.returned} - ${inParcels('returned')}))`

/** Pieces of a line that the customer has or will get. An expression on `order_lines`. */
export const piecesKept = sql`(${orderLines.quantity} - ${orderLines.returned} - ${inParcels('refused')})`

export async function returnableLines(database: Database, order: string): Promise<ReturnableLine[]> {
  return (await returnableLinesOf(database, [order])).get(order) ?? []
}

export async function returnableLinesOf(database: Database, ids: string[]): Promise<Map<string, ReturnableLine[]>> {
  const underWay = sql`coalesce((select sum(${returnsLines.quantity}) from ${returnsLines}
    join ${returns} on ${returns.id} = ${returnsLines._parentId} and ${isOneOf(returns.status, ...openReturnStates)}
    where ${returns.orderId} = ${orderLines.orderId} and ${returnsLines.line} = ${orderLines.line}), 0)`
  const { rows } = await database.execute(sql`
    select ${orderLines.orderId} as "order", ${orderLines.line}, ${ordersLines.title}, ${ordersLines.sku}, ${ordersLines.colour}, ${ordersLines.size},
      ${ordersLines.picture}, ${ordersLines.withdrawalException} as exception,
      greatest(0, ${piecesKept} - ${underWay})::integer as kept,
      greatest(0, ${piecesAtCustomer} - ${underWay})::integer as arrived
    from ${orderLines} join ${ordersLines} on ${ordersLines.id} = ${orderLines.line}
      and ${ordersLines._parentId} = ${orderLines.orderId}
    where ${orderLines.orderId} = any(${sql.param(ids)}::uuid[]) order by ${ordersLines._order}`)
  const found = new Map<string, ReturnableLine[]>()
  for (const { order, ...line } of z.array(orderRow).parse(rows)) found.set(order, [...(found.get(order) ?? []), line])
  return found
}

/** The time to withdraw has not ended; it does not begin before the last parcel has arrived. A condition on `orders`. */
export const isInTimeAt = (now: Date) => sql`(${isOneOf(orders.status, 'placed')}
  and (${isUnderWay} or coalesce(${isWithdrawable(lastParcelEnded, now)}, true)))`

export async function isInTime(database: Database, order: string, now = new Date()): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from ${orders} where ${orders.id} = ${order} and ${isInTimeAt(now)}`)
  return rows.length > 0
}
