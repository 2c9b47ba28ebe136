import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { baseUnits } from '@/domain/pack-size'
import { readableRows } from '@/server/db/readable-rows'
import { publicDb } from '@/server/replicas/public-reads'

const kindRow = z.object({
  id: z.number(),
  group: z.number().nullable(),
  unit: z.enum(baseUnits).nullable(),
  ranked: z.boolean(),
  chains: z.array(z.number()),
  places: z.array(z.number()),
  /** Places where each chain sells the product, encoded by `soldPair`. */
  sold: z.array(z.number()),
})

/** Properties that many products share; facets are counted by them. */
export type ProductKind = Omit<z.infer<typeof kindRow>, 'id'>

/** A kind never changes and its number is not reused, so the cache of the process needs no invalidation. */
let known = new Map<number, ProductKind>()
const mostKnown = 100_000

/** May return fewer kinds than asked for: an import may remove one at any time. */
export async function productKinds(ids: number[]): Promise<Map<number, ProductKind>> {
  if (known.size > mostKnown) known = new Map()
  // Another search may replace the map while this one awaits, so this one keeps its own reference.
  const kinds = known
  const missing = ids.filter((id) => !kinds.has(id))
  if (missing.length > 0) {
    // The driver reads `bigint` as text; pairs are exact as `float8`.
    const { rows } = await (await publicDb()).execute(sql`
      select id, group_number as "group", unit, ranked, chain_ids as chains, places,
        sold_pairs::float8[] as sold from search.product_kinds
      where id = any(${sql.param(missing)}::integer[])`)
    for (const { id, ...kind } of readableRows(kindRow, rows, 'search/products/kinds')) kinds.set(id, kind)
  }
  return kinds
}
