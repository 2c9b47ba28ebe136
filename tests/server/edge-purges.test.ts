import { sql } from '@payloadcms/db-postgres'
import { beforeEach, expect, it } from 'vitest'
import { atEnd } from '../setup/at-end'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()
const { listenForInvalidations, waitForInvalidations } = await import('@/server/cache/listener')
const { redirectCache } = await import('@/server/cache/process-cache')
const { invalidate } = await import('@/server/cache/invalidate')
const { inTransaction } = await import('@/server/cms')

const everything = 'everything'
/** What the edge is told, and whether the process still had the entry then. */
let told: { tags: string[] | typeof everything; had: boolean }[]
let confirm: () => void = () => undefined
let confirmed: Promise<void>

const has = () => redirectCache().get('/old') !== undefined
const keep = () => redirectCache().set('/old', null, { tags: ['a tag'], bytes: 100, begun: redirectCache().now() })

globalThis.broshuraEdge = {
  purge: (tags) => told.push({ tags, had: has() }),
  purgeEverything: () => told.push({ tags: everything, had: has() }),
  told: () => confirmed,
  finish: () => Promise.resolve(),
}

beforeEach(() => {
  told = []
  confirmed = Promise.resolve()
})

it('a process purges everything when it begins to receive invalidations', async () => {
  atEnd(await listenForInvalidations())
  expect(told).toEqual([{ tags: everything, had: false }])
})

it('a change is purged after the process has forgotten it, and nothing of one that is undone', async () => {
  keep()
  await expect(
    inTransaction(async (req) => {
      await invalidate(['a tag'], req)
      throw new Error('undone')
    }),
  ).rejects.toThrow('undone')
  await waitForInvalidations()
  expect(told).toEqual([])
  expect(has()).toBe(true)
  await inTransaction((req) => invalidate(['a tag'], req))
  await waitForInvalidations()
  expect(told).toEqual([{ tags: ['a tag'], had: false }])
})

it('an editor is answered when the edge has been told', async () => {
  confirmed = new Promise((resolve) => {
    confirm = resolve
  })
  let answered = false
  const waiting = waitForInvalidations().then(() => {
    answered = true
  })
  await payload.db.drizzle.execute(sql`select 1`)
  await expect.poll(() => globalThis.broshuraWaitForInvalidations).toBeDefined()
  expect(answered).toBe(false)
  confirm()
  await waiting
})

it('a process that lost its connection purges everything when it has another', async () => {
  keep()
  await payload.db.drizzle.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'broshura-cache' and datname = current_database()`)
  await expect.poll(() => told).toEqual([{ tags: everything, had: false }])
})
