import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { db } from './cms'

const row = z.object({ queue: z.string() })

/** The queues that have a job that may begin now, by the rule of Payload's `jobs.run`. */
export async function queuesWithWork(): Promise<Set<string>> {
  const { rows } = await (await db()).execute(sql`
    select distinct queue from payload_jobs
    where completed_at is null and has_error is not true and processing is not true
      and (wait_until is null or wait_until < ${new Date().toISOString()})`)
  return new Set(rows.map((value) => row.parse(value).queue))
}
