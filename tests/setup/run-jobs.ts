import { runOnce } from 'graphile-worker'
import type { Payload } from 'payload'
import { Pool } from 'pg'
import type { Handler } from '@/server/jobs/tasks'

export async function runJobs(payload: Payload): Promise<void> {
  const { workOf } = await import('@/features/jobs')
  const { lanes } = await import('@/server/jobs/tasks')
  await runJobsOf(
    payload,
    lanes.flatMap((lane) => workOf(lane).handlers),
  )
}

export async function runJobsOf(payload: Payload, handlers: Handler[]): Promise<void> {
  const { jobsLog, tasksOf } = await import('@/server/jobs/tasks')
  const taskList = tasksOf(payload, handlers)
  const pool = new Pool({ connectionString: process.env.DATABASE_URL ?? '' })
  const ignore = () => undefined
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
  do {
    await runOnce({ pgPool: pool, taskList, concurrency: 1, noHandleSignals: true, logger: jobsLog })
  } while (await areWaiting(pool, Object.keys(taskList)))
  await pool.end()
}

/** `runOnce` ends too early when a job waits for its predecessor in the queue, which is still being marked as done. */
async function areWaiting(pool: Pool, tasks: string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs
     where task_identifier = any ($1) and run_at <= now() and locked_at is null and attempts < max_attempts`,
    [tasks],
  )
  return (rowCount ?? 0) > 0
}
