import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { DaySource, Progress } from '../import-day'
import type { RejectedLine } from '../read/company-file'
import { type DayReport, totalsOf } from '../report'

/** Of a running import only those of the command line have it: what they have ended with should nobody come to end them. */
const brokenOff = 'failed'

const lockName = 'price import '
/** Held by the connection of a running import, so that the database knows when its process is gone, however it went. */
const lockOf = (id: string) => `${lockName}${id}`

/**
 * Creates the document of a command-line import, so that the CMS lists it too, and shows that it runs as long as the
 * connection lasts: the worker, which has no file for it, does not resume it, and nobody may delete it.
 * @param from what was given: an address, or the name of a file or folder
 */
export async function beginRecord(
  client: ClientBase,
  { day }: DaySource,
  { from, dryRun }: { from: string; dryRun: boolean },
): Promise<string> {
  const id = randomUUID()
  await endBrokenOff(client)
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [lockOf(id)])
  await client.query(
    `insert into price_imports (id, day, source, dry_run, status, error, started_at)
     values ($1, $2, $3, $4, 'running', $5, now())`,
    [id, day, from, dryRun, brokenOff],
  )
  return id
}

/** A connection or a pool, of either version of `pg`. */
type Asked = { query: (text: string, values: string[]) => Promise<{ rowCount: number | null }> }

/** Marks the imports of the command line as failed whose process is gone. @returns how many */
export async function endBrokenOff(client: Asked): Promise<number> {
  const { rowCount } = await client.query(
    `update price_imports set status = 'failed', finished_at = now(), updated_at = now()
     where status = 'running' and error = $1 and pg_try_advisory_xact_lock(hashtextextended($2 || id, 0))`,
    [brokenOff, lockName],
  )
  return rowCount ?? 0
}

export async function tellProgress(client: ClientBase, id: string, { done, count, chain }: Progress): Promise<void> {
  await client.query(
    `update price_imports set files_done = $2, file_count = $3, chain = $4, updated_at = now() where id = $1`,
    [id, done, count, chain],
  )
}

/** Marks the import as failed; the day is as it was. */
export async function failRecord(client: ClientBase, id: string): Promise<void> {
  await client.query(
    `update price_imports set status = 'failed', finished_at = now(), updated_at = now()
     where id = $1 and status = 'running'`,
    [id],
  )
}

/** Marks the import as done, with its report. */
export async function endRecord(client: ClientBase, id: string, report: DayReport): Promise<void> {
  const { files, rows, rejected } = totalsOf(report)
  await client.query(
    `update price_imports set status = 'done', error = null, chain = null, files_done = $2, file_count = $2, rows_read = $3,
       rows_rejected = $4, flag_count = $5, report = $6::jsonb, fingerprint = $7, finished_at = now(), updated_at = now()
     where id = $1`,
    [id, files, rows, rejected, report.flags.length, JSON.stringify(report), report.fingerprint ?? null],
  )
}

export async function keepRejected(client: ClientBase, id: string, file: string, lines: RejectedLine[]): Promise<void> {
  await client.query(
    `insert into prices.rejected_rows (import_id, file, line, reason, content)
     select $1, $2, * from unnest($3::integer[], $4::text[], $5::text[])`,
    [id, file, lines.map(({ line }) => line), lines.map(({ reason }) => reason), lines.map(({ text }) => text)],
  )
}
