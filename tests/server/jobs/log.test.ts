import { sql } from '@payloadcms/db-postgres'
import { runOnce } from 'graphile-worker'
import { Pool } from 'pg'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../../setup/cms'

const { payload, url } = await freshCms()

it('each run of a job logs under an id of its own, and no value of a query that failed', async () => {
  const [{ log }, { requestId }, { jobsLog, tasksOf }, { handle }] = await Promise.all([
    import('@/server/log'),
    import('@/server/request-context'),
    import('@/server/jobs/tasks'),
    import('@/server/jobs/tasks'),
  ])
  const lines: unknown[] = []
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(log, level).mockImplementation((...said: unknown[]) => void lines.push([level, requestId(), ...said]))
  }
  const works = handle({ name: 'works', input: z.object({}), attempts: 1 }, { run: async () => log.info('at work') })
  const fails = handle(
    { name: 'fails', input: z.object({}), attempts: 1 },
    { run: async () => void (await payload.db.drizzle.execute(sql`select ${'secret'} from nowhere`)) },
  )
  const pool = new Pool({ connectionString: url })
  pool.on('error', () => undefined).on('connect', (client) => client.on('error', () => undefined))
  const add = async (name: string) =>
    (await pool.query(`select id from graphile_worker.add_job($1, '{}', max_attempts => 1)`, [name])).rows[0].id
  const [first, second] = [await add('works'), await add('fails')]
  const taskList = tasksOf(payload, [works, fails])
  await runOnce({ pgPool: pool, taskList, concurrency: 1, noHandleSignals: true, logger: jobsLog })
  await pool.end()
  vi.restoreAllMocks()
  // The queue's own line, which would contain the error's message, must be missing.
  expect(lines).toEqual([
    ['info', `job-${first}-1`, 'at work'],
    ['info', `job-${first}-1`, expect.objectContaining({ event: 'job', job: 'works' }), 'a job is done'],
    ['error', `job-${second}-1`, expect.objectContaining({ job: 'fails', error: expect.any(Error) }), 'a job failed'],
  ])
})
