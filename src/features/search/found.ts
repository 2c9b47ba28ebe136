import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { db } from '@/server/cms'
import { preparedRows } from '@/server/db/prepared-rows'

/** What a facet is called in the database, and how many hits have it. */
export const facetCount = z.object({ id: z.coerce.string(), count: z.number() })

/** The units of which some hit has a price. */
export const unitCounts = z.array(facetCount.extend({ id: z.enum(['kg', 'l', 'piece']) }))

/** All conditions at once, but for one: a facet is counted under the filters of the others. */
export function conditions<Key extends string>(by: Record<Key, SQL>) {
  return (but?: Key): SQL =>
    sql.join(
      Object.entries<SQL>(by).flatMap(([key, condition]) => (key === but ? [] : [condition])),
      sql` and `,
    )
}

/** The rows of a search, prepared unless anything is chosen: each set of choices is a statement of its own, too many to keep. */
export async function foundRows(statement: SQL, chosen: unknown[]): Promise<unknown[]> {
  if (!chosen.some(Boolean)) return preparedRows(statement)
  const { rows } = await (await db()).execute(statement)
  return rows
}
