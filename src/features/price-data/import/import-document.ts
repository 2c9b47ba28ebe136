import { randomUUID } from 'node:crypto'
import { decisions } from '@collections/prices/import-statuses'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { CalendarDay } from '@/domain/calendar-day'
import { becomes, isOneOf, state } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { importRows } from '@/server/jobs/import-rows'
import type { DaySource, Progress } from './import-day'
import { type DayReport, markCount, totalsOf } from './report'

const { priceImports } = tables
const status = named(priceImports, 'status')
const failure = named(priceImports, 'error')
const finishedAt = named(priceImports, 'finishedAt')
const updatedAt = named(priceImports, 'updatedAt')

const importsOfDays = importRows(priceImports, {
  done: named(priceImports, 'filesDone'),
  count: named(priceImports, 'fileCount'),
})

const claimed = z.object({
  day: z.string(),
  filename: z.string().nullable(),
  source: z.string().nullable(),
  dryRun: z.boolean(),
  accepted: z.boolean(),
  decided: z.nullable(z.array(z.object({ number: z.string(), decision: z.enum(decisions) }))),
})

/** Errors that an editor can act on; their messages are in `priceImport.errors`. */
export type PriceImportError = 'nothing' | 'not-downloaded' | 'too-large' | 'file-missing' | 'unfinished' | 'failed'

/** Command-line imports are created with this error, which becomes true if the process ends without finishing them. */
const brokenOff: PriceImportError = 'failed'

/**
 * Advisory lock of the connection of a command-line import, so that the database notices when the process is gone,
 * however it ended.
 */
const lockName = 'price import '

/**
 * Creates the document of a command-line import, which lasts as long as the connection: the worker does not resume it,
 * because it has no file, and nobody may delete it meanwhile.
 * @param database a single connection, no pool
 * @param from the given address, or the name of the file or folder
 */
export async function beginPriceImport(
  database: Database,
  { day }: DaySource,
  { from, dryRun }: { from: string; dryRun: boolean },
): Promise<string> {
  const id = randomUUID()
  await failBrokenOff(database)
  await database.execute(sql`select pg_advisory_lock(hashtextextended(${lockName + id}, 0))`)
  await database.execute(sql`
    insert into ${priceImports} (${named(priceImports, 'id', 'day', 'source', 'dryRun', 'status', 'error', 'startedAt')})
    values (${id}, ${day}, ${from}, ${dryRun}, ${state(priceImports.status, 'running')}, ${brokenOff}, now())`)
  return id
}

/**
 * Fails the command-line imports whose process is gone.
 * @returns the number of them
 */
export async function failBrokenOff(database: Database): Promise<number> {
  const { rows } = await database.execute(sql`
    update ${priceImports} set ${becomes(priceImports.status, 'failed')}, ${finishedAt} = now(), ${updatedAt} = now()
    where ${isOneOf(priceImports.status, 'running')} and ${priceImports.error} = ${brokenOff}
      and pg_try_advisory_xact_lock(hashtextextended(${lockName} || ${priceImports.id}, 0))
    returning ${priceImports.id}`)
  return rows.length
}

/** Null if there is nothing left to do. */
export async function claimPriceImport(database: Database, id: string) {
  if (!(await importsOfDays.claim(database, id))) return null
  const { rows } = await database.execute(sql`
    select ${priceImports.day}, ${priceImports.filename}, ${priceImports.source},
      ${priceImports.dryRun} is true as "dryRun", ${priceImports.accepted} is true as accepted,
      ${priceImports.report} -> 'doubted' as decided
    from ${priceImports} where ${priceImports.id} = ${id}`)
  if (!rows[0]) return null
  const { decided, ...claim } = claimed.parse(rows[0])
  return { ...claim, decisions: new Map(decided?.map(({ number, decision }) => [number, decision])) }
}

export async function reportPriceImport(database: Database, id: string, progress: Progress): Promise<void> {
  await importsOfDays.report(database, id, progress)
  await database.execute(sql`
    update ${priceImports} set ${named(priceImports, 'chain')} = ${progress.chain} where ${priceImports.id} = ${id}`)
}

export async function finishPriceImport(
  database: Database,
  id: string,
  { report, status: ended }: { report: DayReport; status: 'done' | 'held' },
) {
  const { files, rows, rejected } = totalsOf(report)
  await database.execute(sql`
    update ${priceImports} set ${status} = ${ended}, ${named(priceImports, 'filesDone')} = ${files},
      ${named(priceImports, 'fileCount')} = ${files}, ${named(priceImports, 'chain')} = null,
      ${named(priceImports, 'rowsRead')} = ${rows}, ${named(priceImports, 'rowsRejected')} = ${rejected},
      ${named(priceImports, 'flagCount')} = ${markCount(report)},
      ${named(priceImports, 'report')} = ${JSON.stringify(report)}::jsonb,
      ${named(priceImports, 'fingerprint')} = ${report.fingerprint ?? null}, ${failure} = null,
      ${finishedAt} = now(), ${updatedAt} = now()
    where ${priceImports.id} = ${id}`)
}

const unfinished: PriceImportError = 'unfinished'

/**
 * Notes that the prices of the day are written or removed already, so that an import or a withdrawal which is given up
 * before its follow-up work is done does not say that nothing has changed.
 */
export async function notePublished(database: Database, id: string): Promise<void> {
  await database.execute(sql`update ${priceImports} set ${failure} = ${unfinished} where ${priceImports.id} = ${id}`)
}

async function isPublished(database: Database, id: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from ${priceImports} where ${priceImports.id} = ${id} and ${priceImports.error} = ${unfinished}`)
  return rows.length > 0
}

/** Ends an import that all attempts have failed. */
export async function giveUpPriceImport(database: Database, id: string): Promise<void> {
  await endPriceImport(database, id, (await isPublished(database, id)) ? unfinished : 'failed')
}

/** Ends a withdrawal that all attempts have failed. Once its prices are removed, the day is withdrawn. */
export async function giveUpWithdrawal(database: Database, id: string): Promise<void> {
  await endWithdrawal(database, id, (await isPublished(database, id)) ? 'withdrawn' : 'done')
}

/** Without an error the import goes back into the queue. */
export const endPriceImport = (database: Database, id: string, error: PriceImportError | null): Promise<void> =>
  importsOfDays.end(database, id, error ? { status: 'failed', error } : { status: 'queued' })

const withdrawing = z.array(z.object({ day: z.string() }))

/** Null for an import that is not being withdrawn. */
export async function dayToWithdraw(database: Database, id: string): Promise<CalendarDay | null> {
  const { rows } = await database.execute(sql`
    select ${priceImports.day} from ${priceImports}
    where ${priceImports.id} = ${id} and ${isOneOf(priceImports.status, 'withdrawing')}`)
  return withdrawing.parse(rows)[0]?.day ?? null
}

export async function withdrawImports(database: Database, day: CalendarDay) {
  await database.execute(sql`
    update ${priceImports} set ${becomes(priceImports.status, 'withdrawn')}, ${updatedAt} = now()
    where ${priceImports.day} = ${day} and ${isOneOf(priceImports.status, 'done')} and ${priceImports.dryRun} is not true`)
}

export async function endWithdrawal(database: Database, id: string, outcome: 'withdrawn' | 'done') {
  await database.execute(sql`
    update ${priceImports} set ${status} = ${outcome}, ${failure} = null, ${updatedAt} = now()
    where ${priceImports.id} = ${id} and ${isOneOf(priceImports.status, 'withdrawing')}`)
}
