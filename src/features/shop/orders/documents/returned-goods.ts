import type { Order } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { piecesCents } from '@/domain/order-totals'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import type { DocumentContent } from './content'

const { refunds, returnLines } = tables.shop
const other = alias(refunds, 'other')
const earlier = alias(returnLines, 'earlier')

const row = z.object({ line: z.string(), quantity: z.number(), before: z.number() })

export async function returnedGoods(
  transaction: Database,
  refundId: string,
  order: Order,
): Promise<DocumentContent['lines']> {
  const { rows } = await transaction.execute(sql`
    select ${returnLines.line}, ${returnLines.quantity}, coalesce((
        select sum(${earlier.quantity}) from ${returnLines} earlier
        where ${earlier.orderId} = ${returnLines.orderId} and ${earlier.line} = ${returnLines.line}
          and ${earlier.checkedAt} < ${returnLines.checkedAt}
      ), 0)::integer as before
    from ${refunds} join ${returnLines} on ${returnLines.returnId} = ${refunds.returnId}
    where ${refunds.id} = ${refundId} and not exists (
      select from ${refunds} other where ${other.returnId} = ${refunds.returnId} and ${other.id} <> ${refunds.id})`)
  const back = z.array(row).parse(rows)
  return order.lines.flatMap((sold) => {
    const found = back.find(({ line }) => line === sold.id)
    if (!found) return []
    const { title, sku, unitPriceCents, vatRatePercent } = sold
    const { quantity, before } = found
    const discountCents = quantity * unitPriceCents - piecesCents(sold, before, quantity)
    return [{ title, sku, quantity, unitPriceCents, discountCents, vatRatePercent }]
  })
}
