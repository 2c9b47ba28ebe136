import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { baseUnits } from '@/domain/pack-size'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'

const kindRow = z.object({
  id: z.number(),
  group: z.number().nullable(),
  unit: z.enum(baseUnits).nullable(),
  ranked: z.boolean(),
  chains: z.array(z.number()),
  places: z.array(z.number()),
  /** Where each chain sells it, see `soldPair`. */
  sold: z.array(z.number()),
})

/** What products have in common by which they are counted. */
export type ProductKind = Omit<z.infer<typeof kindRow>, 'id'>

/** A kind never changes and its number is not given again, so what this process has read of it stays right. */
let known = new Map<number, ProductKind>()
const mostKnown = 100_000

/** The kinds of these numbers that there are; an import may forget one at any time. */
export async function productKinds(ids: number[]): Promise<Map<number, ProductKind>> {
  if (known.size > mostKnown) known = new Map()
  // Another search may begin anew while this one waits for what is missing: it keeps the map that it has looked in.
  const kinds = known
  const missing = ids.filter((id) => !kinds.has(id))
  if (missing.length > 0) {
    const { rows } = await (await db()).execute(sql`
      select id, group_number as "group", unit, ranked, chains, places, sold from search.product_kinds
      where id = any(${sql.param(missing)}::integer[])`)
    for (const { id, ...kind } of readableRows(kindRow, rows, 'search/products/kinds')) kinds.set(id, kind)
  }
  return kinds
}
