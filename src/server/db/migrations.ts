import { Client } from 'pg'

const patienceMs = 3000

/**
 * Which of the named migrations have not been run. Uses its own connection, because Payload ends the
 * process when it cannot connect.
 * @throws when the database is not reachable
 */
export async function pendingMigrations(databaseUrl: string, names: string[]): Promise<string[]> {
  const client = new Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const applied = new Set(await appliedMigrations(client))
    return names.filter((name) => !applied.has(name))
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function appliedMigrations(client: Client): Promise<string[]> {
  const { rows: tables } = await client.query<{ present: boolean }>(
    "select to_regclass('payload_migrations') is not null as present",
  )
  if (!tables[0]?.present) return []
  const { rows } = await client.query<{ name: string }>('select name from payload_migrations')
  return rows.map(({ name }) => name)
}
