import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { DaySource } from '../import-day'
import type { RejectedLine } from '../read/company-file'
import { type DayReport, totalsOf } from '../report'

/**
 * Creates the document of a command-line import, so that the CMS lists it too. Until its end it is marked as failed, so that the
 * worker, which has no file for it, does not resume it.
 * @param from what was given: an address, or the name of a file or folder
 */
export async function beginRecord(
  client: ClientBase,
  { day }: DaySource,
  { from, dryRun }: { from: string; dryRun: boolean },
): Promise<string> {
  const id = randomUUID()
  await client.query(
    `insert into price_imports (id, day, source, dry_run, status, error, started_at, finished_at)
     values ($1, $2, $3, $4, 'failed', 'failed', now(), now())`,
    [id, day, from, dryRun],
  )
  return id
}

/** Marks the import as done, with its report. */
export async function endRecord(client: ClientBase, id: string, report: DayReport): Promise<void> {
  const { files, rows, rejected } = totalsOf(report)
  await client.query(
    `update price_imports set status = 'done', error = null, files_done = $2, file_count = $2, rows_read = $3,
       rows_rejected = $4, flag_count = $5, report = $6::jsonb, finished_at = now(), updated_at = now()
     where id = $1`,
    [id, files, rows, rejected, report.flags.length, JSON.stringify(report)],
  )
}

export async function keepRejected(client: ClientBase, id: string, file: string, lines: RejectedLine[]): Promise<void> {
  await client.query(
    `insert into prices.rejected_rows (import_id, file, line, reason, content)
     select $1, $2, * from unnest($3::integer[], $4::text[], $5::text[])`,
    [id, file, lines.map(({ line }) => line), lines.map(({ reason }) => reason), lines.map(({ text }) => text)],
  )
}
