import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { Database } from '@/server/db/transaction'
import { documentRules } from './books/document-rules'
import { moneyRules } from './books/money-rules'
import { orderRules, stockRules } from './books/order-rules'
import { allBooks, type BooksPart, type FaultKind, faultKinds } from './books/part'
import { voucherRules } from './books/voucher-rules'

export const bookFault = z.object({ what: z.enum(faultKinds), id: z.string() })
export type BookFault = z.infer<typeof bookFault>

const rulesOf = (part: BooksPart): Record<FaultKind, SQL> => ({
  ...stockRules(part),
  ...moneyRules(part),
  ...orderRules(part),
  ...documentRules(part),
  ...voucherRules(part),
})

/**
 * Checks whether stock, money, vouchers, parcels and documents agree with the rows they are derived from; empty without
 * faults. A single statement sees one snapshot, so that concurrent writes are no faults.
 */
export async function checkBooks(database: Database, part = allBooks): Promise<BookFault[]> {
  const rules = rulesOf(part)
  const each = faultKinds.map((what) => sql`select ${what}::text as what, fault.id from (${rules[what]}) fault`)
  const { rows } = await database.execute(sql`${sql.join(each, sql` union all `)} order by what, id`)
  return z.array(bookFault).parse(rows)
}
