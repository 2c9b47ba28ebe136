import { Client } from 'pg'
import { env } from './env'

/** An arbitrary lock number, unique in this database. */
const workerLock = 72_405_113

/**
 * Waits until this process holds the lock of the only worker, and keeps it until it ends: Postgres releases the lock when the
 * connection closes, even after a kill. `onLost` is called when the connection breaks; all work must stop then.
 */
export async function takeWorkerLock(
  onLost: (error: Error) => void,
  onWait: () => void,
): Promise<{ release: () => Promise<void> }> {
  const client = new Client({
    connectionString: env().DATABASE_URL,
    keepAlive: true,
    application_name: 'broshura worker',
  })
  await client.connect()
  const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [workerLock])
  if (!rows[0]?.got) {
    onWait()
    await client.query('select pg_advisory_lock($1)', [workerLock])
  }
  client.once('error', onLost)
  return {
    release: async () => {
      client.removeListener('error', onLost)
      await client.end()
    },
  }
}
