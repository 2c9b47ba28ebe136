import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { openOrderStatuses } from '@/domain/order-states'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { isPacked } from './parcel-conditions'

const { orders, shop } = tables
const { payments } = shop

const numberRow = z.object({ number: z.string(), isPaid: z.boolean() })
const mostListed = 50

export async function cancellableOrders(customer: string): Promise<z.infer<typeof numberRow>[]> {
  const { rows } = await (await db()).execute(sql`
    select ${orders.number}, exists (
        select from ${payments} where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'paid')}) as "isPaid"
    from ${orders}
    where ${orders.customerId} = ${customer} and ${isOneOf(orders.status, ...openOrderStatuses)}
      and not ${isPacked(orders.id)}
      and not exists (select from ${payments} where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'pending')}
        and ${payments.session} is not null and ${payments.url} is null)
    order by ${orders.placedAt} desc limit ${mostListed}`)
  return readableRows(numberRow, rows, 'shop/orders/own-orders')
}
