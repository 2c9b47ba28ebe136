import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { freePort } from '../../../scripts/services/free-port'
import { startWorker, type WorkerProcess } from '../../editorial/brochure-import/worker-process'
import { freshCms } from '../../setup/cms'

const port = await freePort()
const { payload } = await freshCms({ METRICS_PORT: String(port) })
// A worker takes its time to start on a busy machine.
const patience = { timeout: 150_000, interval: 250 }
vi.setConfig({ testTimeout: 200_000 })

let worker: WorkerProcess
const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

beforeAll(async () => {
  await payload.db.drizzle.execute(sql`
    insert into price_imports (id, status, day, finished_at)
      values (gen_random_uuid(), 'done', '2026-03-01', now()), (gen_random_uuid(), 'held', '2026-03-02', null)`)
  worker = startWorker()
})
afterAll(() => worker.stop())

it('a failed job is seen, and how long it waits', async () => {
  // Its input names no import.
  await payload.db.drizzle.execute(sql`select graphile_worker.add_job('importBrochure', '{}'::json)`)
  await expect.poll(scrape, patience).toContain('broshura_jobs_total{kind="importBrochure",result="failed"} 1')
  await expect.poll(scrape, patience).toContain('broshura_jobs_failing{kind="importBrochure"} 1')
  const text = await scrape()
  expect(text).toMatch(/broshura_jobs_oldest_waiting_seconds\{kind="importBrochure"\} \d/)
  await expect.poll(scrape, patience).toContain('broshura_jobs_total{kind="forgetHandedMails",result="done"} 1')
  // Counted from 0, so that the first one is an increase.
  expect(text).toContain('broshura_jobs_given_up_total{kind="importBrochure"} 0')
  expect(text).toContain('broshura_mails_total{result="failed"} 0')
  expect(text).toMatch(/broshura_build_info\{process="worker",version="[^"]+"\} 1/)
  expect(text).toMatch(/broshura_database_connections\{pool="jobs",state="\w+"\} \d/)
})

it('prices, mails, orders and payments that wait are read from the database', async () => {
  const text = await scrape()
  const day = Date.parse('2026-03-01') / 1000
  expect(text).toContain(`broshura_price_import_last_day_timestamp_seconds ${day}\n`)
  expect(text).toMatch(/^broshura_price_import_last_success_timestamp_seconds \d/m)
  expect(text).toContain('broshura_price_imports_held 1\n')
  expect(text).toContain('broshura_mails_waiting 0\n')
  expect(text).toContain('broshura_payments_waiting 0\n')
  // This server archives no log, of which nobody shall think that it is old.
  expect(text).not.toMatch(/^broshura_archive_last_success_timestamp_seconds /m)
  for (const reading of ['jobs', 'mails', 'prices', 'orders', 'payments', 'archive'])
    expect(text).toContain(`broshura_reading_up{reading="${reading}"} 1`)
})

it('a reading that fails leaves the others', async () => {
  await payload.db.drizzle.execute(sql`alter table price_imports rename to price_imports_away`)
  await expect.poll(scrape, patience).toContain('broshura_reading_up{reading="prices"} 0')
  const text = await scrape()
  expect(text).not.toMatch(/^broshura_price_imports_held /m)
  expect(text).toContain('broshura_mails_waiting 0\n')
  await payload.db.drizzle.execute(sql`alter table price_imports_away rename to price_imports`)
})
