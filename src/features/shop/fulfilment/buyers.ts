import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { erasedEmail } from '@/domain/erased'
import type { Locale } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { toCell } from '@/lib/csv/cell-mark'
import { writeTable } from '@/lib/csv/write-table'
import { dayInSofia } from '@/server/db/days'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { piecesKept } from './after-sales/returnable'

const { orders, ordersLines, shop } = tables
const { orderLines } = shop

const columns = ['order', 'day', 'name', 'email', 'phone', 'sku', 'pieces', 'unpacked'] as const

const buyerRows = z.array(
  z.object({
    order: z.string(),
    day: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    sku: z.string(),
    pieces: z.coerce.number(),
    unpacked: z.coerce.number(),
  }),
)

/**
 * Whoever has pieces of a product or will get them, so that everybody is told of a recall directly (regulation (EU)
 * 2023/988, article 35). Customers whose data were erased cannot be told.
 */
export async function buyersCsv(database: Database, product: string, locale: Locale): Promise<string> {
  const { rows } = await database.execute(sql`
    select ${orders.number} as "order", ${dayInSofia(orders.placedAt)}::text as day,
      ${orders.shippingAddressName} as name, ${orders.email}, ${orders.shippingAddressPhone} as phone,
      ${ordersLines.sku}, ${piecesKept} as pieces,
      ${orderLines.quantity} - ${orderLines.shipped} as unpacked
    from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
    join ${ordersLines} on ${ordersLines.id} = ${orderLines.line} and ${ordersLines._parentId} = ${orderLines.orderId}
    where ${orderLines.product} = ${product} and ${isOneOf(orders.status, 'placed', 'closed')}
      and ${orders.email} <> ${erasedEmail} and ${piecesKept} > 0
    order by ${orders.placedAt}, ${orders.id}, ${ordersLines._order}`)
  const t = translatorFor(locale, 'admin.orders.buyers')
  const cell = (row: z.infer<typeof buyerRows>[number], name: (typeof columns)[number]) =>
    name === 'day' ? row.day : toCell(row[name])
  const table = buyerRows.parse(rows).map((row) => columns.map((name) => cell(row, name)))
  return writeTable([columns.map((name) => t(name)), ...table], locale)
}
