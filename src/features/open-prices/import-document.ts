import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'
import { uuidsOf } from '@/server/row-ids'
import type { Progress } from './import-day'
import { priceQueue } from './jobs'
import { type DayReport, totalsOf } from './report'

const claimed = z.object({
  day: z.string(),
  filename: z.string().nullable(),
  source: z.string().nullable(),
  dryRun: z.boolean(),
})

/** An import that has crashed the worker this often is not tried again. */
const maxCrashes = 3

/** Errors that an editor can act on; their messages are in `priceImport.errors`. */
export type PriceImportError = 'nothing' | 'not-downloaded' | 'file-missing' | 'unfinished' | 'failed'

/** Marks an import as running. Null if there is nothing left to do. */
export async function claimImport({ payload }: PayloadRequest, id: string) {
  const { rows } = await payload.db.drizzle.execute(sql`
    update price_imports set status = 'running', files_done = 0, error = null, started_at = now(), finished_at = null,
      updated_at = now()
    where id = ${id} and status in ('queued', 'running')
    returning day, filename, source, dry_run is true as "dryRun"`)
  return rows[0] ? claimed.parse(rows[0]) : null
}

export async function reportProgress({ payload }: PayloadRequest, id: string, { done, count, chain }: Progress) {
  await payload.db.drizzle.execute(sql`
    update price_imports set files_done = ${done}, file_count = ${count}, chain = ${chain}, updated_at = now()
    where id = ${id}`)
}

/** Ends an import with its report; the day has been committed. */
export async function finishImport({ payload }: PayloadRequest, id: string, report: DayReport) {
  const { files, rows, rejected } = totalsOf(report)
  await payload.db.drizzle.execute(sql`
    update price_imports set status = 'done', files_done = ${files}, file_count = ${files}, chain = null,
      rows_read = ${rows}, rows_rejected = ${rejected}, flag_count = ${report.flags.length},
      report = ${JSON.stringify(report)}::jsonb, error = null, finished_at = now(), updated_at = now()
    where id = ${id}`)
}

/** Ends an import without a new day, or puts it back into the queue. */
export async function endImport({ payload }: PayloadRequest, id: string, error: PriceImportError | null) {
  await payload.db.drizzle.execute(sql`
    update price_imports set status = ${error ? 'failed' : 'queued'}, error = ${error},
      finished_at = ${error ? new Date().toISOString() : null}::timestamptz, updated_at = now()
    where id = ${id} and status in ('queued', 'running')`)
}

/** Cleans up after a killed worker. Runs after `repairAfterCrash`, which reopens its jobs. */
export async function repairPriceImports(payload: Payload): Promise<{ pricesRequeued: number }> {
  const { drizzle } = payload.db
  await drizzle.execute(sql`
    update price_imports set status = 'failed', error = 'failed', finished_at = now(), updated_at = now()
    from payload_jobs
    where price_imports.status in ('queued', 'running') and payload_jobs.task_slug = 'importPrices'
      and payload_jobs.input->>'importId' = price_imports.id::text and payload_jobs.total_tried >= ${maxCrashes}`)
  // Those with an error are of the command line, and end by themselves (store/import-record.ts).
  await drizzle.execute(sql`
    update price_imports set status = 'queued', files_done = 0, updated_at = now()
    where status = 'running' and error is null`)
  const { rows } = await drizzle.execute(sql`
    select id from price_imports where status = 'queued' and not exists (
      select from payload_jobs where task_slug = 'importPrices' and input->>'importId' = price_imports.id::text
        and completed_at is null and has_error is not true)`)
  const waiting = uuidsOf(rows)
  const req = await createLocalReq({}, payload)
  for (const id of waiting) {
    await payload.jobs.queue({ task: 'importPrices', input: { importId: id }, queue: priceQueue, req })
  }
  return { pricesRequeued: waiting.length }
}
