import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Progress } from './import-day'
import { type DayReport, totalsOf } from './report'

const claimed = z.object({
  day: z.string(),
  filename: z.string().nullable(),
  source: z.string().nullable(),
  dryRun: z.boolean(),
  accepted: z.boolean(),
})

/** Errors that an editor can act on; their messages are in `priceImport.errors`. */
export type PriceImportError = 'nothing' | 'not-downloaded' | 'too-large' | 'file-missing' | 'unfinished' | 'failed'

/** Marks an import as running. Null if there is nothing left to do. */
export async function claimImport({ payload }: PayloadRequest, id: string) {
  const { rows } = await payload.db.drizzle.execute(sql`
    update price_imports set status = 'running', files_done = 0, error = null, started_at = now(), finished_at = null,
      updated_at = now()
    where id = ${id} and status in ('queued', 'running')
    returning day, filename, source, dry_run is true as "dryRun", accepted is true as accepted`)
  return rows[0] ? claimed.parse(rows[0]) : null
}

export async function reportProgress({ payload }: PayloadRequest, id: string, { done, count, chain }: Progress) {
  await payload.db.drizzle.execute(sql`
    update price_imports set files_done = ${done}, file_count = ${count}, chain = ${chain}, updated_at = now()
    where id = ${id}`)
}

/** Ends an import with its report; a held one has left the day as it was. */
export async function finishImport(
  { payload }: PayloadRequest,
  id: string,
  { report, status }: { report: DayReport; status: 'done' | 'held' },
) {
  const { files, rows, rejected } = totalsOf(report)
  await payload.db.drizzle.execute(sql`
    update price_imports set status = ${status}, files_done = ${files}, file_count = ${files}, chain = null,
      rows_read = ${rows}, rows_rejected = ${rejected}, flag_count = ${report.flags.length},
      report = ${JSON.stringify(report)}::jsonb, fingerprint = ${report.fingerprint ?? null}, error = null, finished_at = now(), updated_at = now()
    where id = ${id}`)
}

/** Ends an import without a new day, or puts it back into the queue. */
export async function endImport({ payload }: PayloadRequest, id: string, error: PriceImportError | null) {
  await payload.db.drizzle.execute(sql`
    update price_imports set status = ${error ? 'failed' : 'queued'}, error = ${error},
      finished_at = ${error ? new Date().toISOString() : null}::timestamptz, updated_at = now()
    where id = ${id} and status in ('queued', 'running')`)
}
