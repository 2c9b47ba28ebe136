import { sql } from '@payloadcms/db-postgres'
import { parseCronItems, type Runner, run } from 'graphile-worker'
import { createLocalReq, type Payload } from 'payload'
import { Client, Pool } from 'pg'
import { z } from 'zod'
import { type Database, transactionOf, withTransaction } from '../db/transaction'
import { directDatabaseUrl } from '../env'
import { log } from '../log'
import { countPool } from '../metrics/recorder'
import { traceStatements } from '../tracing/statements'
import { type Handler, jobsLog, runId, type ScheduledTask, tasksOf } from './tasks'

const lockName = 'broshura runner '
const heartbeatMs = 10_000

interface Leases {
  hold: (runner: string) => Promise<void>
  release: () => Promise<void>
}

/**
 * The leases of this process: its runners own their jobs as long as this one connection lasts. Postgres ends it with
 * the process, even after a kill, and after a minute when machine or network is gone. `onLost` is called before that;
 * all work must stop then, because other processes take it over.
 */
async function openLeases(onLost: (error: Error) => void): Promise<Leases> {
  const client = new Client({
    connectionString: directDatabaseUrl(),
    connectionTimeoutMillis: heartbeatMs,
    query_timeout: heartbeatMs,
    application_name: 'broshura worker leases',
  })
  client.on('error', onLost)
  await client.connect()
  for (const [name, value] of [
    ['idle', 30],
    ['interval', 10],
    ['count', 3],
  ])
    await client.query(`set tcp_keepalives_${name} = ${value}`)
  const heartbeat = setInterval(() => client.query('select 1').catch(onLost), heartbeatMs)
  return {
    hold: async (runner) => {
      await client.query('select pg_advisory_lock(hashtextextended($1 || $2, 0))', [lockName, runner])
    },
    release: async () => {
      clearInterval(heartbeat)
      client.removeListener('error', onLost)
      await client.end()
    },
  }
}

const dead = z.object({ runners: z.array(z.string()).nullable() })

async function unlockDead(database: Database): Promise<number> {
  const { rows } = await database.execute(sql`
    with dead as materialized (
      select runner from (
        select locked_by as runner from graphile_worker._private_jobs where locked_by is not null
        union select locked_by from graphile_worker._private_job_queues where locked_by is not null) held
      where pg_try_advisory_xact_lock(hashtextextended(${lockName} || runner, 0)))
    select array_agg(runner) as runners,
      (select graphile_worker.force_unlock_workers(array_agg(runner)) from dead having count(*) > 0) as unlocked
    from dead`)
  return dead.parse(rows[0]).runners?.length ?? 0
}

const row = z.object({ id: z.string(), name: z.string(), input: z.unknown(), attempts: z.number() })

/**
 * Reports jobs whose last attempt failed or was killed as given up, and removes them. Those of other kinds stay for
 * workers of the release that knows them, which says so to whoever waits for them.
 * @returns how many
 */
export async function recordFailedJobs(
  payload: Payload,
  handlers: readonly Handler[],
  scheduled: readonly ScheduledTask[] = [],
): Promise<number> {
  const kinds = [...handlers, ...scheduled].map(({ name }) => name)
  let settled = 0
  while (await settleNext(payload, handlers, kinds)) settled++
  return settled
}

async function settleNext(payload: Payload, handlers: readonly Handler[], kinds: string[]): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, async () => {
    const { rows } = await (await transactionOf(req)).execute(sql`
      delete from graphile_worker._private_jobs where id = (
        select id from graphile_worker._private_jobs
        where attempts >= max_attempts and locked_at is null and task_id in (
          select id from graphile_worker._private_tasks where identifier = any(${sql.param(kinds)}::text[]))
        order by id limit 1 for update skip locked)
      returning id, payload as input, attempts,
        (select identifier from graphile_worker._private_tasks where id = task_id) as name`)
    if (!rows[0]) return false
    const { id, name, input, attempts } = row.parse(rows[0])
    globalThis.broshuraMetrics?.jobGivenUp(name)
    // The log of that run has the reason, unless the worker was killed.
    log.error({ event: 'job-given-up', job: name, lastRun: runId(id, attempts) }, 'a job was given up')
    await handlers.find((handler) => handler.name === name)?.giveUp(req, input)
    return true
  })
}

interface LaneWork {
  handlers: Handler[]
  atOnce: number
  tasks?: ScheduledTask[]
}

export interface Running {
  stop: () => Promise<void>
}

/** New jobs arrive by notification; only retries and scheduled tasks wait for this poll (milliseconds). */
const lookMs = 5000
const repairMs = 10_000
const taskAttempts = 3

/**
 * Works off the jobs of all lanes until stopped. Any number of processes may run this; each job belongs to one process
 * at a time.
 */
export async function runJobs(payload: Payload, lanes: LaneWork[], onLost: (error: Error) => void): Promise<Running> {
  const leases = await openLeases(onLost)
  const pool = new Pool({ connectionString: directDatabaseUrl(), application_name: 'broshura jobs', max: 12 })
  countPool('jobs', pool)
  traceStatements('jobs', pool)
  pool.on('error', (error) => log.warn({ error }, 'a connection of the jobs was lost'))
  pool.on('connect', (client) => client.on('error', () => undefined))
  const handlers = lanes.flatMap((lane) => lane.handlers)
  const scheduled = lanes.flatMap(({ tasks = [] }) => tasks)
  const repair = async () => {
    const workers = await unlockDead(payload.db.drizzle)
    const givenUp = await recordFailedJobs(payload, handlers, scheduled)
    if (workers + givenUp > 0) log.warn({ workers, givenUp }, 'took over what a killed worker left')
  }
  await repair()
  const repairs = setInterval(() => {
    repair().catch((error: unknown) => log.error({ error }, 'jobs of killed workers could not be taken over'))
  }, repairMs)
  const runners: Runner[] = []
  for (const { handlers, atOnce, tasks = [] } of lanes) {
    runners.push(
      await run({
        pgPool: pool,
        concurrency: atOnce,
        pollInterval: lookMs,
        noHandleSignals: true,
        logger: jobsLog,
        taskList: tasksOf(payload, handlers, tasks),
        parsedCronItems: parseCronItems(tasks.map(cronOf)),
        preset: { plugins: [{ name: 'leases', worker: { hooks: { startWorker: holdLease } } }] },
      }),
    )
    for (const task of tasks.filter(({ atStart }) => atStart !== false)) await startNow(pool, task)
  }
  return {
    stop: async () => {
      clearInterval(repairs)
      await Promise.all(runners.map((runner) => runner.stop()))
      await pool.end()
      await leases.release()
    },
  }

  async function holdLease(_: unknown, { worker }: { worker: { workerPool: { id: string } } }) {
    await leases.hold(worker.workerPool.id)
  }
}

const optionsOf = ({ name, queue = name }: ScheduledTask) => ({
  queueName: queue,
  jobKey: name,
  jobKeyMode: 'preserve_run_at' as const,
  maxAttempts: taskAttempts,
})

function cronOf(task: ScheduledTask) {
  return { task: task.name, match: task.when, options: { ...optionsOf(task), backfillPeriod: 0 } }
}

async function startNow(pool: Pool, task: ScheduledTask) {
  const { queueName, jobKey, jobKeyMode, maxAttempts } = optionsOf(task)
  await pool.query(
    `select from graphile_worker.add_job($1, queue_name => $2, job_key => $3, job_key_mode => $4, max_attempts => $5)`,
    [task.name, queueName, jobKey, jobKeyMode, maxAttempts],
  )
}
