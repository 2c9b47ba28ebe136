import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Resolves when some transaction of this database waits for another one, or when `work` has ended without waiting. */
export async function untilWaiting(payload: Payload, work: Promise<unknown>): Promise<void> {
  let ended = false
  void work.finally(() => {
    ended = true
  })
  while (!ended) {
    const { rows } = await payload.db.drizzle.execute(sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
    if (rows.length > 0) return
  }
}
