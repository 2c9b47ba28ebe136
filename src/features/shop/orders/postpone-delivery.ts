import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { CalendarDay } from '@/domain/calendar-day'
import { laterDelivery } from '@/domain/delivery'
import { type PaymentMethod, paymentMethods } from '@/domain/order-states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders } = tables

const promisedRow = z.array(
  z.object({ placedAt: z.coerce.date(), first: z.string(), last: z.string(), method: z.enum(paymentMethods) }),
)

/** An order by card is told days before it is paid; a transfer and a held order are told their number (`waitText`). */
const areTold = (method: PaymentMethod): boolean => method === 'card'

/**
 * Counts the promised days of an order from now, when its payment or its confirmation has come, because nothing is sent
 * before. The caller has locked the order.
 * @returns the promised days; null for an order that is not delivered
 */
export async function postponeDelivery(
  transaction: Database,
  order: string,
  now = new Date(),
): Promise<{ first: CalendarDay; last: CalendarDay } | null> {
  const { rows } = await transaction.execute(sql`
    select ${orders.placedAt} as "placedAt", ${orders.deliveryFrom} as first, ${orders.deliveryTo} as last,
      ${orders.paymentMethod} as method from ${orders}
    where ${orders.id} = ${order} and ${orders.deliveryFrom} is not null and ${orders.deliveryTo} is not null`)
  const [promised] = promisedRow.parse(rows)
  if (!promised) return null
  const told = { ...promised, areTold: areTold(promised.method) }
  const { first, last } = laterDelivery(told, promised.placedAt, now)
  await transaction.execute(sql`
    update ${orders} set ${named(orders, 'deliveryFrom')} = ${first}, ${named(orders, 'deliveryTo')} = ${last}
    where ${orders.id} = ${order}`)
  return { first, last }
}
