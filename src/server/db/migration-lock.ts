import { Client } from 'pg'
import { log } from '@/server/log'
import { databaseError } from './database-error'

const lockName = 'broshura migrations'
const noSuchDatabase = '3D000'
/** Of two processes that create one database at the same moment, the second gets either. */
const createdMeanwhile = ['42P04', '23505']

/**
 * Waits while another process migrates this database, and creates one that is not there. The lock ends with the process.
 * @param onLost is called when its connection is lost before that: another process may begin then
 */
export async function lockMigrations(databaseUrl: string, onLost: (error: Error) => void): Promise<void> {
  const client = await connect(databaseUrl).catch(async (error: unknown) => {
    if (databaseError(error).code !== noSuchDatabase) throw error
    await createDatabase(new URL(databaseUrl))
    return connect(databaseUrl)
  })
  client.on('error', onLost)
  const ask = (lock: string) =>
    client.query<{ got: unknown }>(`select ${lock}(hashtextextended($1, 0)) as got`, [lockName])
  const { rows } = await ask('pg_try_advisory_lock')
  if (rows[0]?.got === true) return
  log.info('another process is migrating this database; this one waits for it')
  await ask('pg_advisory_lock')
}

async function createDatabase(address: URL): Promise<void> {
  const name = decodeURIComponent(address.pathname.slice(1))
  const client = await connect(Object.assign(new URL(address), { pathname: '/postgres' }).href)
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    if (!createdMeanwhile.includes(databaseError(error).code)) throw error
  } finally {
    await client.end()
  }
}

async function connect(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl, keepAlive: true })
  await client.connect()
  return client
}
