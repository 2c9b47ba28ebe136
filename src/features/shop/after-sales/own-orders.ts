import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { isInTimeAt } from './returnable'

const { orders, shop } = tables
const { orderLines, shipments } = shop

const numberRow = z.object({ number: z.string() })
const mostListed = 50

/** The orders of a customer of which something has arrived and may still be sent back, the newest first. */
export async function returnableOrders(customer: string, now = new Date()): Promise<z.infer<typeof numberRow>[]> {
  const { rows } = await (await db()).execute(sql`
    select ${orders.number} from ${orders}
    where ${orders.customerId} = ${customer} and ${isInTimeAt(now)}
      and exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id}
        and ${orderLines.shipped} > ${orderLines.returned})
      and exists (select from ${shipments} where ${shipments.orderId} = ${orders.id} and ${shipments.state} = 'delivered')
    order by ${orders.placedAt} desc limit ${mostListed}`)
  return readableRows(numberRow, rows, 'shop/after-sales/own-orders')
}
