import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { ordersLines, shop } = tables
const { orderLines } = shop

const openRows = z.array(
  z.object({
    line: z.string(),
    title: z.string(),
    colour: z.string().nullable(),
    size: z.string().nullable(),
    open: z.number(),
  }),
)
type OpenPieces = z.infer<typeof openRows>[number]

export async function openPiecesOf(database: Database, order: string): Promise<OpenPieces[]> {
  const { rows } = await database.execute(sql`
    select ${orderLines.line}, ${ordersLines.title}, ${ordersLines.colour}, ${ordersLines.size},
      ${orderLines.quantity} - ${orderLines.shipped} as open
    from ${orderLines} join ${ordersLines} on ${ordersLines.id} = ${orderLines.line} and ${ordersLines._parentId} = ${orderLines.orderId}
    where ${orderLines.orderId} = ${order} and ${orderLines.shipped} < ${orderLines.quantity} order by ${ordersLines._order}`)
  return openRows.parse(rows)
}
