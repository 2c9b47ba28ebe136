import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'

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
