import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { isInTimeAt, piecesAtCustomer } from './returnable'

const { orders, shop } = tables
const { orderLines } = shop

const numberRow = z.object({ number: z.string() })
const mostListed = 50

export async function returnableOrders(customer: string, now = new Date()): Promise<z.infer<typeof numberRow>[]> {
  const { rows } = await (await db()).execute(sql`
    select ${orders.number} from ${orders}
    where ${orders.customerId} = ${customer} and ${isInTimeAt(now)}
      and exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id}
        and ${piecesAtCustomer} > 0)
    order by ${orders.placedAt} desc limit ${mostListed}`)
  return readableRows(numberRow, rows, 'shop/after-sales/own-orders')
}
