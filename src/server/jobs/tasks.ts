import { sql } from '@payloadcms/db-postgres'
import { Logger, type TaskList } from 'graphile-worker'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { log } from '../log'
import { withRequestId } from '../request-context'
import { traced } from '../tracing/traced'
import { causeOf, type JobKind } from './kinds'

/** Thrown when the worker is asked to end. Another worker restarts the job; this does not count as an attempt. */
export class Interrupted extends Error {
  override name = 'Interrupted'
}

export const runId = (job: string, attempt: number) => `job-${job}-${attempt}`

export function tasksOf(payload: Payload, handlers: Handler[], scheduled: ScheduledTask[] = []): TaskList {
  const tasks: TaskList = {}
  for (const { name, run } of handlers) {
    tasks[name] = (input, { job }) =>
      logged(name, { ...job, cause: causeOf(input) }, async () => {
        try {
          await run(payload, input, { kind: name, id: job.id, enqueuedAt: job.created_at })
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

interface Run {
  id: string
  attempts: number
  /** The request that enqueued the job, where it was traced. */
  cause?: string
}

/** Gives all log lines of a run one id, and a trace. The input is not logged, because it may be a mail. */
function logged(name: string, { id, attempts, cause }: Run, work: () => Promise<void>) {
  const facts = { 'broshura.job': name, 'broshura.attempt': attempts, ...(cause && { 'broshura.caused_by': cause }) }
  return withRequestId(runId(id, attempts), () => traced(`job ${name}`, facts, () => reported(name, attempts, work)))
}

async function reported(name: string, attempts: number, work: () => Promise<void>) {
  const started = Date.now()
  const about = () => ({ event: 'job', job: name, attempt: attempts, ms: Date.now() - started })
  try {
    await work()
    globalThis.broshuraMetrics?.jobEnded(name, 'done')
    log.info(about(), 'a job is done')
  } catch (error) {
    globalThis.broshuraMetrics?.jobEnded(name, error instanceof Interrupted ? 'interrupted' : 'failed')
    if (error instanceof Interrupted) log.info(about(), 'a job was interrupted')
    else log.error({ ...about(), error }, 'a job failed')
    throw error
  }
}

async function uncountAttempt({ db }: Payload, id: string) {
  await db.drizzle.execute(sql`update graphile_worker._private_jobs set attempts = attempts - 1 where id = ${id}`)
}

/** Drops the job, whose input may be a mail, and its error, whose message may contain values of a query. */
export const jobsLog = new Logger(() => (level, message, meta) => {
  if (meta?.failure) return log.debug('the queue tries a failed job again, or gives it up')
  const about = meta?.error instanceof Error ? { error: meta.error } : {}
  if (level === 'error') log.error(about, message)
  else if (level === 'warning') log.warn(about, message)
  else log.debug(about, message)
})

export interface Job {
  kind: string
  id: string
  enqueuedAt: Date
}

interface Work<Input> {
  /** Must be safe to repeat: a worker can be killed at any step, even after the last one. An error causes a retry. */
  run: (req: PayloadRequest, input: Input, job: Job) => Promise<unknown>
  giveUp?: (req: PayloadRequest, input: Input) => Promise<void>
}

export interface Handler {
  name: string
  run: (payload: Payload, input: unknown, job: Job) => Promise<unknown>
  giveUp: (req: PayloadRequest, input: unknown) => Promise<void>
}

export function handle<Input>({ name, input: schema }: JobKind<Input>, work: Work<Input>): Handler {
  return {
    name,
    run: async (payload, input, job) => work.run(await createLocalReq({}, payload), schema.parse(input), job),
    giveUp: async (req, input) => work.giveUp?.(req, schema.parse(input)),
  }
}

/** Runs on a schedule, once over all workers, and at the start of a worker. */
export interface ScheduledTask {
  name: string
  /** Crontab, in UTC. */
  when: string
  run: (payload: Payload) => Promise<unknown>
  /** False for mails that are meant for the day, because a worker may start at night. */
  atStart?: false
  /** The task never runs beside jobs of this queue. */
  queue?: string
}

/**
 * Kinds of work that a worker does beside each other. Tasks that may take hours are in `long`, so that nothing that is
 * due each minute waits for them.
 */
export const lanes = ['brochures', 'prices', 'mails', 'shop', 'carriers', 'common', 'long'] as const
export type Lane = (typeof lanes)[number]

/** The background work of an area, by lane. */
export type AreaJobs = Partial<Record<Lane, { handlers?: Handler[]; tasks?: ScheduledTask[] }>>

export const everyMinute = '* * * * *'
