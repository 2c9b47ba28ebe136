import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { log } from '../log'
import { transactionOf, withTransaction } from '../db/transaction'
import type { Handler } from './handler'
import { runId } from './run-id'

const row = z.object({ id: z.string(), name: z.string(), input: z.unknown(), attempts: z.number() })

/** Says of the jobs whose last attempt failed or was killed that they are given up, and removes them. @returns how many */
export async function recordFailedJobs(payload: Payload, handlers: readonly Handler[]): Promise<number> {
  let settled = 0
  while (await settleNext(payload, handlers)) settled++
  return settled
}

async function settleNext(payload: Payload, handlers: readonly Handler[]): Promise<boolean> {
  const req = await createLocalReq({}, payload)
  return withTransaction(req, async () => {
    const { rows } = await (await transactionOf(req)).execute(sql`
      delete from graphile_worker._private_jobs where id = (
        select id from graphile_worker._private_jobs
        where attempts >= max_attempts and locked_at is null order by id limit 1 for update skip locked)
      returning id, payload as input, attempts,
        (select identifier from graphile_worker._private_tasks where id = task_id) as name`)
    if (!rows[0]) return false
    const { id, name, input, attempts } = row.parse(rows[0])
    // Why, says the log of that run, unless the worker was killed.
    log.error({ event: 'job-given-up', job: name, lastRun: runId(id, attempts) }, 'a job was given up')
    await handlers.find((handler) => handler.name === name)?.giveUp(req, input)
    return true
  })
}
