import { sql } from '@payloadcms/db-postgres'
import { expect, it, vi } from 'vitest'
import { startWorker } from '../../editorial/brochure-import/worker-process'
import { atEnd } from '../../setup/at-end'
import { freshCms } from '../../setup/cms'

const { payload } = await freshCms()
const { migrations } = await import('../../../migrations')
// A worker takes its time to start on a busy machine.
const patience = { timeout: 150_000, interval: 250 }
vi.setConfig({ testTimeout: 320_000 })

const newest = migrations.at(-1)?.name ?? ''

const rename = (from: string, to: string) =>
  payload.db.drizzle.execute(sql`update payload_migrations set name = ${to} where name = ${from}`)

async function attempts(): Promise<unknown[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select attempts from graphile_worker.jobs where task_identifier = 'importBrochure'`)
  return rows.map((row) => row.attempts)
}

it('a worker takes no job before the migrations of its version have run', async () => {
  await rename(newest, 'not this one')
  // Its input names no import, so that each run is an attempt that stays.
  await payload.db.drizzle.execute(sql`select graphile_worker.add_job('importBrochure', '{}'::json)`)
  const worker = startWorker()
  atEnd(() => worker.stop())
  await expect.poll(worker.log, patience).toContain('waiting for migrations')
  expect(worker.log()).toContain(newest)
  expect(worker.log()).not.toContain('worker started')
  expect(await attempts()).toEqual([0])

  await rename('not this one', newest)
  await expect.poll(worker.log, patience).toContain('worker started')
  // It fails and is tried again every few seconds.
  await expect.poll(attempts, patience).not.toEqual([0])
})

it('a worker that waits for them ends when it is asked to', async () => {
  await rename(newest, 'not this one')
  const worker = startWorker()
  await expect.poll(worker.log, patience).toContain('waiting for migrations')
  expect(await worker.stop()).toBe(0)
})
