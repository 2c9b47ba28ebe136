import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { atEnd } from '../setup/at-end'
import { freshDatabase } from '../setup/database'
import { standInPooler } from '../setup/stand-in-pooler'

const { url } = await freshDatabase()
const pooler = await standInPooler(url)
vi.stubEnv('DATABASE_URL', pooler.url)
vi.stubEnv('DATABASE_DIRECT_URL', url)
const { listenForInvalidations } = await import('@/server/cache/listener')
const { redirectCache } = await import('@/server/cache/process-cache')

const patience = { timeout: 30_000 }

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

  pooler.leave()
  await cutListener()
  // Each time it has connected to the database itself before.
  await expect.poll(pooler.refused, patience).toBeGreaterThan(1)
  expect(cache.isOpen).toBe(false)
  expect(cache.lastCopy('x')).toBeNull()

  pooler.comeBack()
  await expect.poll(() => cache.isOpen, patience).toBe(true)
  expect(cache.lastCopy('x')).toBeUndefined()
})
