import { sql } from '@payloadcms/db-postgres'
import { Logger, type TaskList } from 'graphile-worker'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { log } from '../log'
import { withRequestId } from '../request-context'
import type { JobKind } from './kinds'

/** The worker was asked to end; another one begins the job anew. Does not count as an attempt. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

/** What all log lines of one attempt at a job carry. */
export const runId = (job: string, attempt: number) => `job-${job}-${attempt}`

/** What graphile-worker calls for each kind of job. */
export function tasksOf(payload: Payload, handlers: Handler[], scheduled: ScheduledTask[] = []): TaskList {
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
  for (const { name, run } of scheduled) {
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

/** Without the job, whose input may be a mail, and without its error, in whose message the values of a query may be. */
export const jobsLog = new Logger(() => (level, message, meta) => {
  if (meta?.failure) return log.debug('the queue tries a failed job again, or gives it up')
  const about = meta?.error instanceof Error ? { error: meta.error } : {}
  if (level === 'error') log.error(about, message)
  else if (level === 'warning') log.warn(about, message)
  else log.debug(about, message)
})

/** The job whose work is done. */
export interface Job {
  id: string
  enqueuedAt: Date
}

interface Work<Input> {
  /** Safe to repeat: a worker can be killed at any step, after the last one too. An error has it tried again. */
  run: (req: PayloadRequest, input: Input, job: Job) => Promise<void>
  /** What is to be said where the last attempt failed or was killed. */
  giveUp?: (req: PayloadRequest, input: Input) => Promise<void>
}

/** The work of one kind of job; its input comes from the database and is checked. */
export interface Handler {
  name: string
  run: (payload: Payload, input: unknown, job: Job) => Promise<void>
  giveUp: (req: PayloadRequest, input: unknown) => Promise<void>
}

export function handle<Input>({ name, input: schema }: JobKind<Input>, work: Work<Input>): Handler {
  return {
    name,
    run: async (payload, input, job) => work.run(await createLocalReq({}, payload), schema.parse(input), job),
    giveUp: async (req, input) => work.giveUp?.(req, schema.parse(input)),
  }
}

/** What is done now and then, once over all workers; what goes wrong waits for the next time. */
export interface ScheduledTask {
  name: string
  /** When, as a crontab says it, in UTC; at the start of a worker too. */
  when: string
  run: (payload: Payload) => Promise<unknown>
  /** Never beside the jobs of this queue. */
  queue?: string
}
