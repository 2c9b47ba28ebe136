import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Whether a connection waits for a lock that another one holds. */
export async function somebodyWaits(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select 1 from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)
  return rows.length > 0
}
