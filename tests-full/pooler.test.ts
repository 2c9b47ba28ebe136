import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { freshDatabase } from '../tests/setup/database'
import { missingPgBouncer, startPgBouncer } from './pgbouncer'

const { url } = await freshDatabase()
const pooler = await startPgBouncer(url)
if (!pooler) console.warn(missingPgBouncer())

describe.runIf(pooler)('through a pooler in transaction mode', () => {
  let payload: Payload | undefined
  afterAll(async () => {
    // Payload never returns its first connection, so `end` is not awaited.
    void payload?.db.pool.end()
    await payload?.destroy()
    await pooler?.stop()
  })

  it('says that notifications do not arrive, as long as only its address is known', async () => {
    process.env.DATABASE_URL = pooler?.url
    const { NotificationsLost, checkNotifications } = await import('@/server/db/check-notifications')
    await expect(checkNotifications()).rejects.toThrow(NotificationsLost)
  })

  it('hears notifications, once it knows the address of the database itself', async () => {
    const { env } = await import('@/server/env')
    Object.assign(env(), { DATABASE_DIRECT_URL: url })
    const { checkNotifications } = await import('@/server/db/check-notifications')
    await expect(checkNotifications()).resolves.toBeUndefined()
  })

  it('runs prepared statements and limits on whichever connection they get', async () => {
    const { cmsSystem } = await import('@/server/cms')
    const cms = await cmsSystem()
    payload = cms
    const { preparedRows } = await import('@/server/db/prepared-rows')
    const { takePoint } = await import('@/server/rate-limit')
    const numbers = Array.from({ length: 60 }, (_, number) => number)
    const rows = await Promise.all(
      numbers.map((number) => preparedRows(sql`select ${number}::int as number, pg_sleep(0.01)::text as slept`)),
    )
    expect(rows.flat()).toEqual(numbers.map((number) => ({ number, slept: '' })))
    const limit = { name: 'pooler', points: 20, seconds: 600 }
    const given = await Promise.all(numbers.map(() => takePoint(cms, limit, 'somebody')))
    expect(given.filter(Boolean)).toHaveLength(limit.points)
  })

  it('invalidates what is cached when a change is committed through it', async () => {
    const { waitForInvalidations, listenForInvalidations } = await import('@/server/cache/listener')
    const { redirectCache } = await import('@/server/cache/process-cache')
    const { invalidate } = await import('@/server/cache/invalidate')
    const { inTransaction } = await import('@/server/cms')
    await listenForInvalidations()
    const cache = redirectCache()
    cache.set('x', null, { tags: ['a tag'], bytes: 100, begun: cache.now() })
    expect(cache.get('x')).toBeDefined()
    await inTransaction((req) => invalidate(['a tag'], req))
    await waitForInvalidations()
    expect(cache.get('x')).toBeUndefined()
  })
})

it.runIf(!pooler)('needs PgBouncer', () => expect(pooler).toBeNull())
