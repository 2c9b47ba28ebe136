import { sql } from '@payloadcms/db-postgres'
import { Logger, type TaskList } from 'graphile-worker'
import type { Payload } from 'payload'
import { log } from '../log'
import { withRequestId } from '../request-context'
import type { Duty, Handler } from './handler'
import { Interrupted } from './interrupted'
import { runId } from './run-id'

/** What graphile-worker calls for each kind of job. */
export function tasksOf(payload: Payload, handlers: Handler[], duties: Duty[] = []): TaskList {
  const tasks: TaskList = {}
  for (const { name, run } of handlers) {
    tasks[name] = (input, { job }) =>
      logged(name, job, async () => {
        try {
          await run(payload, input, { id: job.id, enqueuedAt: job.created_at })
        } catch (error) {
          if (error instanceof Interrupted) await uncountAttempt(payload, job.id)
          throw error
        }
      })
  }
  for (const { name, run } of duties) {
    tasks[name] = (_, { job }) => logged(name, job, async () => void (await run(payload)))
  }
  return tasks
}

/** Gives everything that a run logs an id of its own; the input is not logged, it may be a mail. */
function logged(name: string, { id, attempts }: { id: string; attempts: number }, work: () => Promise<void>) {
  return withRequestId(runId(id, attempts), async () => {
    const started = Date.now()
    const about = () => ({ event: 'job', job: name, attempt: attempts, ms: Date.now() - started })
    try {
      await work()
      log.info(about(), 'a job is done')
    } catch (error) {
      if (error instanceof Interrupted) log.info(about(), 'a job was interrupted')
      else log.error({ ...about(), error }, 'a job failed')
      throw error
    }
  })
}

async function uncountAttempt({ db }: Payload, id: string) {
  await db.drizzle.execute(sql`update graphile_worker._private_jobs set attempts = attempts - 1 where id = ${id}`)
}

/** Without the job, whose input may be a mail, and without its error, in whose message the values of a query may stand. */
export const jobsLog = new Logger(() => (level, message, meta) => {
  if (meta?.failure) return log.debug('the queue tries a failed job again, or gives it up')
  const about = meta?.error instanceof Error ? { error: meta.error } : {}
  if (level === 'error') log.error(about, message)
  else if (level === 'warning') log.warn(about, message)
  else log.debug(about, message)
})
