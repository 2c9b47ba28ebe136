import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'

/** SQL for the key of a size chart: the end of its id, which is short enough for an address. */
export const chartKey = (chart: SQL) => sql`right(${chart}::text, 6)`

/** SQL for a size as the catalogue keeps it (`readChartSize`). */
export const chartSize = (chart: SQL, size: SQL) => sql`coalesce(${chartKey(chart)}, '') || '.' || ${size}`

/** SQL: whether a size as the catalogue keeps it is one of those of an address. */
export function isOneOfSizes(kept: SQL, wanted: SQL): SQL {
  return sql`(${kept} in (${wanted}) or substr(${kept}, strpos(${kept}, '.') + 1) in (${wanted}))`
}
