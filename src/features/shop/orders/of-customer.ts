import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { orderStatuses, returnStates } from '@/domain/order-states'
import { listedRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, returns, shop } = tables
const { giftCardEntries, giftCards, payments } = shop
const mostListed = 25

const orderRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  placedAt: z.coerce.date(),
  totalCents: z.number(),
})
const returnRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(returnStates),
  requestedAt: z.coerce.date(),
})
const voucherRow = z.object({
  id: z.string(),
  number: z.string(),
  bought: z.boolean(),
  balanceCents: z.number(),
  expiresOn: z.string(),
})
const sumRow = z.object({ orders: z.coerce.number(), paidCents: z.coerce.number(), refundedCents: z.coerce.number() })

export async function shopOfCustomer(database: Database, customer: string) {
  const own = sql`${orders.customerId} = ${customer}`
  const paid = (column: typeof payments.amountCents | typeof payments.refundedCents) => sql`
    coalesce((select sum(${column}) from ${payments} join ${orders} on ${orders.id} = ${payments.orderId}
      where ${own} and ${isOneOf(payments.state, 'paid')}), 0)`
  const [sums, ordered, back, vouchers] = await Promise.all([
    database.execute(sql`
      select (select count(*) from ${orders} where ${own}) as orders, ${paid(payments.amountCents)} as "paidCents",
        ${paid(payments.refundedCents)} as "refundedCents"`),
    database.execute(sql`
      select ${orders.id}, ${orders.number}, ${orders.status}, ${orders.placedAt} as "placedAt", ${orders.totalCents} as "totalCents"
      from ${orders} where ${own} order by ${orders.placedAt} desc, ${orders.id} limit ${mostListed}`),
    database.execute(sql`
      select ${returns.id}, ${returns.number}, ${returns.status}, ${returns.requestedAt} as "requestedAt" from ${returns}
      where ${returns.customerId} = ${customer} order by ${returns.requestedAt} desc, ${returns.id} limit ${mostListed}`),
    database.execute(sql`
      select ${giftCards.id}, ${orders.number}, ${own} as bought, ${giftCards.balanceCents} as "balanceCents",
        ${giftCards.expiresOn}::text as "expiresOn"
      from ${giftCards} join ${orders} on ${orders.id} = ${giftCards.orderId}
      where ${own} or ${giftCards.id} in (select ${giftCardEntries.giftCard} from ${giftCardEntries}
        join ${orders} used on used.id = ${giftCardEntries.orderId} and used.customer_id = ${customer})
      order by ${giftCards.createdAt} desc, ${giftCards.id} limit ${mostListed}`),
  ])
  return {
    sums: sumRow.parse(sums.rows[0]),
    orders: listedRows(orderRow, ordered.rows, 'customer/orders'),
    returns: listedRows(returnRow, back.rows, 'customer/returns'),
    vouchers: listedRows(voucherRow, vouchers.rows, 'customer/vouchers'),
  }
}
