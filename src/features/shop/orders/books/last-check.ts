import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { type BookFault, bookFault } from '../check-books'

const { coupons, orders, shop, variants } = tables
const { bookChecks } = shop

const checkRow = z.object({ checkedAt: z.coerce.date(), count: z.number(), faults: z.array(bookFault) })
export type BookCheck = z.infer<typeof checkRow>

export async function lastBookCheck(database: Database): Promise<BookCheck | null> {
  const { rows } = await database.execute(sql`
    select ${bookChecks.checkedAt} as "checkedAt", ${bookChecks.count}, ${bookChecks.faults}
    from ${bookChecks} order by ${bookChecks.day} desc limit 1`)
  return z.array(checkRow).parse(rows)[0] ?? null
}

const nameRow = z.object({ id: z.string(), name: z.string() })

export async function namesOf(database: Database, faults: BookFault[]): Promise<Map<string, string>> {
  // A number series is named by a text.
  const ids = sql.param(faults.map(({ id }) => id).filter((id) => z.uuid().safeParse(id).success))
  const { rows } = await database.execute(sql`
    select ${orders.id}::text as id, ${orders.number} as name from ${orders} where ${orders.id} = any(${ids}::uuid[])
    union all select ${variants.id}::text, ${variants.sku} from ${variants} where ${variants.id} = any(${ids}::uuid[])
    union all select ${coupons.id}::text, ${coupons.code} from ${coupons} where ${coupons.id} = any(${ids}::uuid[])`)
  return new Map(
    z
      .array(nameRow)
      .parse(rows)
      .map(({ id, name }) => [id, name]),
  )
}
