import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { exportsRoot, removeUnfinished } from '@/server/files'
import { uuidsOf } from '@/server/row-ids'
import { personQueue } from '../jobs'

/** An export that crashed the worker this often is given up. */
const maxCrashes = 3

/** Cleans up the exports of a killed worker. Runs after the jobs were reopened and before the first one is taken. */
export async function repairExports(payload: Payload): Promise<{ exports: number }> {
  const { drizzle } = payload.db
  await removeUnfinished(exportsRoot())
  await drizzle.execute(sql`
    update data_exports set status = 'failed', updated_at = now() from payload_jobs
    where data_exports.status in ('waiting', 'running') and payload_jobs.task_slug = 'writeDataExport'
      and payload_jobs.input->>'exportId' = data_exports.id::text and payload_jobs.total_tried >= ${maxCrashes}`)
  const { rows } = await drizzle.execute(sql`
    select id from data_exports where status in ('waiting', 'running') and not exists (
      select from payload_jobs where task_slug = 'writeDataExport' and input->>'exportId' = data_exports.id::text
        and completed_at is null and has_error is not true)`)
  const lost = uuidsOf(rows)
  for (const id of lost) {
    await payload.jobs.queue({ task: 'writeDataExport', input: { exportId: id }, queue: personQueue })
  }
  return { exports: lost.length }
}
