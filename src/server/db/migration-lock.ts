import { Client } from 'pg'
import { log } from '@/server/log'
import { databaseError } from './database-error'

const lockName = 'broshura migrations'
const noSuchDatabase = '3D000'
/** Of two processes that create one database at the same moment, the second gets either. */
const createdMeanwhile = ['42P04', '23505']

/** Postgres 15 and newer take this, whatever the locale of the server. */
const locale = "template template0 encoding 'UTF8' locale_provider libc locale 'C.UTF-8'"

/**
 * Waits while another process migrates this database, and creates one that is not there. The lock ends with the process.
 * @param onLost is called when its connection is lost before that: another process may begin then
 * @throws when the database does not know Cyrillic letters
 */
export async function lockMigrations(databaseUrl: string, onLost: (error: Error) => void): Promise<void> {
  const client = await connect(databaseUrl).catch(async (error: unknown) => {
    if (databaseError(error).code !== noSuchDatabase) throw error
    await createDatabase(new URL(databaseUrl))
    return connect(databaseUrl)
  })
  client.on('error', onLost)
  await requireLetters(client)
  const ask = (lock: string) =>
    client.query<{ got: unknown }>(`select ${lock}(hashtextextended($1, 0)) as got`, [lockName])
  const { rows } = await ask('pg_try_advisory_lock')
  if (rows[0]?.got === true) return
  log.info('another process is migrating this database; this one waits for it')
  await ask('pg_advisory_lock')
}

/** In the locale C „Ж“ has no small letter: searches in the lists of the CMS and names of towns would miss each other. */
async function requireLetters(client: Client): Promise<void> {
  const ask = async (expression: string) =>
    (await client.query<{ answer: unknown }>(`select ${expression} as answer`)).rows[0]?.answer
  const encoding = await ask('getdatabaseencoding()')
  if (encoding === 'UTF8' && (await ask("lower('Ж') = 'ж'")) === true) return
  await client.end()
  throw new Error(`In this database (encoding ${encoding}) „Ж“ has no small letter: create it with ${locale}.`)
}

async function createDatabase(address: URL): Promise<void> {
  const name = decodeURIComponent(address.pathname.slice(1))
  const client = await connect(Object.assign(new URL(address), { pathname: '/postgres' }).href)
  try {
    await client.query(`create database ${client.escapeIdentifier(name)} ${locale}`)
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
