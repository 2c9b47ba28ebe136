import { sql } from '@payloadcms/db-postgres'
import type { SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { neverLeft } from '@/server/db/parcels'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { isOpenWithdrawal } from '@/server/open-matters'

const { orderLines, packing, shipments, withdrawals } = tables.shop

type OrderId = SQLWrapper | string

const isClaimed = (order: OrderId) => sql`exists (select from ${packing} where ${packing.orderId} = ${order})`

/** A parcel of the order is packed or has left, whatever became of it. */
export const hasParcel = (order: OrderId) => sql`exists (
  select from ${shipments} where ${shipments.orderId} = ${order} and not ${neverLeft})`

/** Somebody packs the order or has packed a part of it, so it can no longer be cancelled. */
export const isPacked = (order: OrderId) => sql`(${isClaimed(order)} or ${hasParcel(order)})`

/**
 * The customer has withdrawn, and nobody has acted upon it: nothing more of the order is packed or sent (decision 65).
 * Only a verified statement counts, because anybody can type another's order.
 */
export const isWithdrawn = (order: OrderId) => sql`exists (select from ${withdrawals}
  where ${withdrawals.orderId} = ${order} and ${withdrawals.isVerified} and ${isOpenWithdrawal})`

/** The open pieces can go to another address: nobody has claimed the order, and no parcel is packed or under way. */
export const mayGoElsewhere = (order: OrderId) => sql`(not ${isClaimed(order)}
  and exists (select from ${orderLines} where ${orderLines.orderId} = ${order} and ${orderLines.shipped} < ${orderLines.quantity})
  and not exists (select from ${shipments} where ${shipments.orderId} = ${order} and ${isOneOf(shipments.state, 'packed', 'shipped')}))`
