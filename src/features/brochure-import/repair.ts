import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { pagesRoot, removeUnfinished } from '@/server/files'
import { uuidsOf } from '@/server/row-ids'
import { importQueue } from './jobs'

/** An import that crashed the worker this often (a PDF that exhausts the memory) is given up. */
const maxCrashes = 3

/**
 * Cleans up after a killed worker: reopens its jobs, requeues its imports, removes half-written folders. Only for the sole
 * worker, before it takes its first job.
 */
export async function repairAfterCrash(
  payload: Payload,
): Promise<{ requeued: number; givenUp: number; folders: number }> {
  const { drizzle } = payload.db
  const req = await createLocalReq({}, payload)
  const folders = await removeUnfinished(pagesRoot())

  await drizzle.execute(sql`
    update payload_jobs set processing = false, total_tried = coalesce(total_tried, 0) + 1, updated_at = now()
    where processing and completed_at is null and has_error is not true`)
  const lost = await drizzle.execute(sql`
    update imports set status = 'failed', error = 'worker-stopped', finished_at = now(), updated_at = now()
    from payload_jobs
    where imports.status in ('queued', 'running') and payload_jobs.task_slug = 'importBrochure'
      and payload_jobs.input->>'importId' = imports.id::text and payload_jobs.total_tried >= ${maxCrashes}
    returning imports.id`)
  await drizzle.execute(sql`
    update imports set status = 'queued', pages_done = 0, updated_at = now() where status = 'running'`)

  // Imports that wait without a job: the job failed, but the import could not record it.
  const { rows } = await drizzle.execute(sql`
    select id from imports where status = 'queued' and not exists (
      select from payload_jobs where task_slug = 'importBrochure' and input->>'importId' = imports.id::text
        and completed_at is null and has_error is not true)`)
  const waiting = uuidsOf(rows)
  for (const id of waiting) {
    await payload.jobs.queue({ task: 'importBrochure', input: { importId: id }, queue: importQueue, req })
  }
  return { requeued: waiting.length, givenUp: lost.rows.length, folders }
}
