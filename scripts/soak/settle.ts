import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import type { Query } from './patient-query'
import { endPayments, openMatters } from './payments'
import type { Random } from './seeded-random'
import type { Stack } from './stack'

/** Pauses between the attempts of a job grow up to minutes. */
const patienceMs = 10 * 60_000
const pauseMs = 2000
const quietMs = 60_000

const jobRows = z.array(z.object({ task: z.string(), count: z.coerce.number(), error: z.string().nullable() }))

/** Jobs that are due or have failed. Those of schedules and of a later moment are none; a task is due for a moment. */
async function pendingJobs(query: Query): Promise<string[]> {
  const rows = await query(`
    select task_identifier as task, count(*), max(last_error) as error from graphile_worker.jobs
    where run_at < now() - interval '20 seconds' or (last_error is not null and attempts > 0)
    group by task_identifier order by task_identifier`)
  return jobRows
    .parse(rows)
    .map(({ task, count, error }) => `${count} jobs ${task} are pending${error ? `: ${error.slice(0, 200)}` : ''}`)
}

const openOf = async (query: Query) => [
  ...Object.entries(await openMatters(query))
    .filter(([, count]) => count > 0)
    .map(([name, count]) => `open: ${count} ${name}`),
  ...(await pendingJobs(query)),
]

/**
 * Lets everything finish after the load, then waits a quiet minute.
 * @returns what is still pending then
 */
export async function settle(stack: Stack, random: Random): Promise<string[]> {
  await endPayments(stack, random)
  const deadline = Date.now() + patienceMs
  while ((await openOf(stack.query)).length > 0 && Date.now() < deadline) await delay(pauseMs)
  await delay(quietMs)
  return openOf(stack.query)
}
