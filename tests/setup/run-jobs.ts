import { runOnce } from 'graphile-worker'
import type { Payload } from 'payload'
import { Pool } from 'pg'

/** Does all jobs that wait, as the worker does. */
export async function runJobs(payload: Payload): Promise<void> {
  const { jobsLog, tasksOf } = await import('@/server/jobs/tasks')
  const { brochureJobs, mailJobs, personJobs, priceJobs } = await import('@/features/jobs')
  const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '' })
  const ignore = () => undefined
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
  await runOnce({
    pgPool: pool,
    taskList: tasksOf(payload, [...brochureJobs, ...priceJobs, ...personJobs, ...mailJobs]),
    concurrency: 1,
    noHandleSignals: true,
    logger: jobsLog,
  })
  await pool.end()
}
