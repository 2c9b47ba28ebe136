import pg from 'pg'

/** A visitor waits at most so long for the news that the database does not answer. */
const patienceMs = 1_000

/** Asks the database on a connection of its own, once for all who want to know at the same moment. */
export function databaseProbe(connectionString: string): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined
  const ask = async () => {
    const client = new pg.Client({
      connectionString,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
      application_name: 'broshura probe',
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select 1')
      return true
    } catch {
      return false
    } finally {
      client.end().catch(() => undefined)
    }
  }
  return () => {
    asked ??= ask().finally(() => {
      asked = undefined
    })
    return asked
  }
}
