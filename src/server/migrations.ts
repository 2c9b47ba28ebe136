import { sql } from 'drizzle-orm'
import { migrations } from '../../migrations'
import { db } from './cms'

/** Names of the migrations this version of the product brings and the database has not seen; throws when it is not reachable. */
export async function pendingMigrations(): Promise<string[]> {
  const database = await db()
  const { rows: tables } = await database.execute(sql`select to_regclass('payload_migrations') is not null as present`)
  if (!tables[0]?.present) return migrations.map(({ name }) => name)
  const { rows } = await database.execute(sql`select name from payload_migrations`)
  const applied = new Set(rows.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name))
}
