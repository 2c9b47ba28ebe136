import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { tables } from '@/server/db/tables'

const { orders, shop } = tables
const { payments, shipments } = shop
const earlier = alias(shipments, 'earlier')

/**
 * What a courier collects with a parcel, in cents, in a statement over `shipments` and `orders`: all that is unpaid of an order with
 * cash on delivery, with its first parcel that was not refused; with the others nothing.
 */
export const dueAtDoor: SQL = sql`case when ${orders.paymentMethod} = 'cash-on-delivery' and not exists (
    select from ${shipments} earlier where ${earlier.orderId} = ${orders.id} and ${earlier.state} <> 'refused'
      and (${earlier.packedAt}, ${earlier.id}) < (${shipments.packedAt}, ${shipments.id}))
  then ${orders.totalCents} - (select coalesce(sum(${payments.amountCents}), 0) from ${payments}
    where ${payments.orderId} = ${orders.id} and ${payments.state} = 'paid') else 0 end`
