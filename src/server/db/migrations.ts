import { Client } from 'pg'

const patienceMs = 3000

/** Which of the named migrations have not been run. */
export async function pendingMigrations(databaseUrl: string, names: string[]): Promise<string[]> {
  const applied = new Set(await appliedMigrations(databaseUrl))
  return names.filter((name) => !applied.has(name))
}

export class BeforeBaseline extends Error {
  constructor() {
    super('This database was made before the migrations were united: delete .data/ (or the database) and start again.')
  }
}

/**
 * The baseline creates all tables, so that it cannot run after the steps that it replaced (decision 89).
 * @param names of all migrations, the baseline first
 * @throws BeforeBaseline when other migrations were run, and not the baseline
 */
export async function requireBaseline(databaseUrl: string, [baseline = '']: string[]): Promise<void> {
  const applied = await appliedMigrations(databaseUrl)
  if (applied.length > 0 && !applied.includes(baseline)) throw new BeforeBaseline()
}

/**
 * Uses a connection of its own, because Payload ends the process when it cannot connect.
 * @throws when the database is not reachable
 */
async function appliedMigrations(databaseUrl: string): Promise<string[]> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows: tables } = await client.query<{ present: boolean }>(
      "select to_regclass('payload_migrations') is not null as present",
    )
    if (!tables[0]?.present) return []
    const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
    return rows.map(({ name }) => name)
  } finally {
    await client.end().catch(() => undefined)
  }
}
