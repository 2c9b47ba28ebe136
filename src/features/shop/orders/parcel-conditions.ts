import { sql } from '@payloadcms/db-postgres'
import type { SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { tables } from '@/server/db/tables'

const { orderLines, packing, shipments } = tables.shop

type OrderId = SQLWrapper | string

/** Pieces that were given up: a parcel that is taken in and has never left. A condition on `shipments`. */
export const neverLeft = sql`(${shipments.state} = 'returned' and ${shipments.shippedAt} is null)`

const isClaimed = (order: OrderId) => sql`exists (select from ${packing} where ${packing.orderId} = ${order})`

/** Something of an order is packed or has left, whatever became of it. */
export const hasParcel = (order: OrderId) => sql`exists (
  select from ${shipments} where ${shipments.orderId} = ${order} and not ${neverLeft})`

/** Somebody packs an order, or something of it is packed or has left: it can no longer be cancelled. */
export const isPacked = (order: OrderId) => sql`(${isClaimed(order)} or ${hasParcel(order)})`

/**
 * The rest of an order, or all of it, can go to another address: pieces are open, nobody has claimed them, and no parcel stands packed or is
 * under way to the old one.
 */
export const mayGoElsewhere = (order: OrderId) => sql`(not ${isClaimed(order)}
  and exists (select from ${orderLines} where ${orderLines.orderId} = ${order} and ${orderLines.shipped} < ${orderLines.quantity})
  and not exists (select from ${shipments} where ${shipments.orderId} = ${order} and ${shipments.state} in ('packed', 'shipped')))`
