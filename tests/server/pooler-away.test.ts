import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { freePort } from '../../scripts/services/free-port'
import { atEnd } from '../setup/at-end'
import { freshDatabase } from '../setup/database'

const { url } = await freshDatabase()
const direct = new URL(url)
const pooled = new URL(url)
pooled.host = `127.0.0.1:${await freePort()}`
vi.stubEnv('DATABASE_URL', pooled.href)
vi.stubEnv('DATABASE_DIRECT_URL', url)
const { listenForInvalidations } = await import('@/server/cache/listener')
const { redirectCache } = await import('@/server/cache/process-cache')

const patience = { timeout: 30_000 }
let isAway = false
let refused = 0

function join(from: Socket, to: Socket): void {
  from
    .on('error', () => undefined)
    .on('close', () => to.destroy())
    .pipe(to)
}

/** Passes bytes on, as a pooler does for one who asks once, or hangs up. */
const pooler = createServer((client) => {
  if (isAway) {
    refused += 1
    client.destroy()
    return
  }
  const database = connect(Number(direct.port), direct.hostname)
  join(client, database)
  join(database, client)
})
pooler.listen(Number(pooled.port), '127.0.0.1')
await once(pooler, 'listening')
atEnd(() => pooler.close())

async function cutListener(): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client
    .query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'broshura-cache' and datname = current_database()`,
    )
    .finally(() => client.end())
}

it('copies of pages stay for as long as the pooler is away, though notifications arrive past it', async () => {
  atEnd(await listenForInvalidations())
  const cache = redirectCache()
  expect(cache.isOpen).toBe(true)
  cache.set('x', null, { tags: ['a tag'], bytes: 100, begun: cache.now() })

  isAway = true
  await cutListener()
  // Each time it has connected to the database itself before.
  await expect.poll(() => refused, patience).toBeGreaterThan(1)
  expect(cache.isOpen).toBe(false)
  expect(cache.lastCopy('x')).toBeNull()

  isAway = false
  await expect.poll(() => cache.isOpen, patience).toBe(true)
  expect(cache.lastCopy('x')).toBeUndefined()
})
