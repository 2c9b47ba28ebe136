import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { startWorker, type WorkerProcess } from '../../editorial/brochure-import/worker-process'
import { freshCms } from '../../setup/cms'
import { reportServer } from '../../setup/report-server'

const { url, dsn, spans, events, raw } = await reportServer()
const { payload } = await freshCms({
  OTEL_EXPORTER_OTLP_ENDPOINT: url,
  OTEL_BSP_SCHEDULE_DELAY: '100',
  ERROR_DSN: dsn,
  // A failure that nobody catches, when it is asked for.
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(
    `process.on('SIGUSR2', () => Promise.reject(new Error('nobody caught this')))`,
  )}`,
})
// A worker takes its time to start on a busy machine.
const patience = { timeout: 150_000, interval: 250 }
vi.setConfig({ testTimeout: 200_000 })

let worker: WorkerProcess

beforeAll(async () => {
  // The input names no import, and its last attempt fails.
  await payload.db.drizzle.execute(
    sql`select graphile_worker.add_job('importBrochure', '{"importId":"maria@example.com"}'::json, max_attempts => 1)`,
  )
  worker = startWorker()
})
afterAll(() => worker.stop())

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

const line = z.object({ job: z.string(), requestId: z.string(), traceId: z.string(), msg: z.string() })

function failedLine() {
  const text = worker
    .log()
    .split('\n')
    .find((one) => one.includes('"a job failed"'))
  return line.parse(JSON.parse(text ?? 'null'))
}

it('a job that fails is an error with the trace of its run, and one that is given up is reported too', async () => {
  const said = () => events.map(({ logentry, tags }) => `${tags.job}: ${logentry.formatted}`)
  await expect.poll(said, patience).toContain('importBrochure: a job failed')
  await expect.poll(said, patience).toContain('importBrochure: a job was given up')
  const { requestId, traceId } = failedLine()
  const event = events.find(({ logentry }) => logentry.formatted === 'a job failed')
  expect(event?.tags).toMatchObject({ process: 'worker', requestId, traceId })
  const failed = () => spans.find((one) => one.traceId === traceId && one.name === 'job importBrochure')
  await expect.poll(failed, patience).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'ZodError' } })
  expect(raw.join()).not.toContain('maria')
})

it('the statements of scheduled work belong to its trace, and waiting for work is no trace', async () => {
  const tasks = () => spans.filter(({ name }) => name === 'job forgetHandedMails')
  await expect.poll(() => tasks().length, patience).toBeGreaterThan(0)
  const statements = spans.filter(({ name, traceId }) => name.startsWith('sql') && traceId === tasks()[0]?.traceId)
  expect(statements.map(({ name }) => name)).toContain('sql delete handed_mails')
  expect(spans.filter(({ name, parentSpanId }) => name.startsWith('sql') && !parentSpanId)).toEqual([])
})

it('a failure that nobody caught is reported before the worker ends', async () => {
  await expect.poll(worker.log, patience).toContain('worker started')
  process.kill(worker.pid, 'SIGUSR2')
  const ends = () => events.find(({ level }) => level === 'fatal')
  await expect.poll(ends, patience).toMatchObject({
    logentry: { formatted: 'worker failed' },
    exception: { values: [{ type: 'Error', value: 'nobody caught this' }] },
  })
  await expect.poll(() => isRunning(worker.pid), patience).toBe(false)
  expect(await worker.stop()).toBe(1)
})
