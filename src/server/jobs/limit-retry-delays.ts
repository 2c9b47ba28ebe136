import { sql } from '@payloadcms/db-postgres'
import type { Database } from '../db/transaction'
import { mailKinds } from './kinds'

/** The pauses between attempts grow by themselves, up to six hours. */
const longestMinutes = 5

/** Mails are sent within minutes once the mail server is back, however long it was away. */
export async function limitRetryDelays(database: Database): Promise<void> {
  await database.execute(sql`
    select from graphile_worker.reschedule_jobs(run_at => now() + make_interval(mins => ${longestMinutes}), job_ids => array(
      select id from graphile_worker.jobs
      where task_identifier = any(string_to_array(${mailKinds.join(',')}, ',')) and attempts > 0 and attempts < max_attempts
        and locked_at is null and run_at > now() + make_interval(mins => ${longestMinutes})))`)
}
