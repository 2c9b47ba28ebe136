import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/transaction'
import type { JobKind } from './kinds'

/** Enqueues a job; with the connection of a transaction, if and when that is committed. */
export async function enqueue<Input>(database: Database, kind: JobKind<Input>, input: NoInfer<Input>): Promise<void> {
  const payload = JSON.stringify(kind.input.parse(input))
  await database.execute(sql`
    select from graphile_worker.add_job(${kind.name}, payload => ${payload}::json, queue_name => ${kind.queue ?? null},
      max_attempts => ${kind.attempts}, job_key => ${kind.key?.(input) ?? null})`)
}

/** Removes a waiting job. */
export async function removeJob<Input>(database: Database, kind: JobKind<Input>, input: NoInfer<Input>): Promise<void> {
  await database.execute(sql`select from graphile_worker.remove_job(${kind.key?.(input) ?? null})`)
}
