import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { Client } from 'pg'

export async function connectionsWaiting(payload: Payload): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`)
  return rows.length
}

/**
 * Takes the locks of a statement on its own connection, so that others block there.
 * @returns a function that rolls the statement back
 */
export async function holdLocks(databaseUrl: string, statement: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query(statement)
  return async () => {
    await client.query('rollback')
    await client.end()
  }
}
