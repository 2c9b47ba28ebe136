import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest } from 'payload'
import { Client } from 'pg'
import { isPriceSource } from '@/domain/price-source'
import { matchListings } from '@/features/price-data/matching/match-listings'
import { refreshPrices } from '@/features/price-data/summaries/rebuild-summaries'
import type { Database } from '@/server/db/transaction'
import { directDatabaseUrl, env } from '@/server/env'
import { uploadedFiles } from '@/server/files'
import { scratchFolder } from '@/server/files/scratch'
import { Interrupted } from '@/server/jobs/tasks'
import { log } from '@/server/log'
import { shutdown } from '@/server/shutdown'
import { DayTooLarge, download, NotDownloaded } from './download'
import { type ImportOptions, importDay, NothingToImport } from './import-day'
import {
  claimPriceImport,
  endPriceImport,
  finishPriceImport,
  notePublished,
  type PriceImportError,
  reportPriceImport,
} from './import-document'
import { type DayReport, doubtsOf } from './report'
import { removeRejectedRows, saveRejectedRows } from './store/rejected-rows'

/** The worker is shutting down; the next one starts the import again. */
class Stopped extends Error {
  override name = 'Stopped'
}

type Claim = NonNullable<Awaited<ReturnType<typeof claimPriceImport>>>

/** The day stays as it was unless the whole import succeeds. */
export async function runPriceImport(req: PayloadRequest, id: string): Promise<void> {
  const { drizzle } = req.payload.db
  const claim = await claimPriceImport(drizzle, id)
  if (!claim) return
  const started = Date.now()
  const folder = await scratchFolder('prices')
  const client = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura prices' })
  // A separate connection, so that the rejected rows of a dry run are stored although its transaction is rolled back.
  const records = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura prices' })
  try {
    await Promise.all([client.connect(), records.connect()])
    await removeRejectedRows(records, id)
    const settings: ImportOptions = {
      importId: id,
      dryRun: claim.dryRun,
      accepts: (number) => claim.accepted || claim.decisions.get(number) === 'accepted',
      refuses: (number) => claim.decisions.get(number) === 'refused',
      mayPublish: (report) => !isHeld(claim, report),
      onProgress: async (progress) => {
        if (shutdown.signal.aborted) throw new Stopped()
        await reportPriceImport(drizzle, id, progress)
      },
      onRejected: (file, lines) => saveRejectedRows(records, id, file, lines),
    }
    const read = (path: string) => importDay(client, { day: claim.day, path }, settings)
    const report = await withFile(claim, folder, read)
    const status = isHeld(claim, report) ? 'held' : 'done'
    if (!claim.dryRun && status === 'done') {
      await notePublished(drizzle, id)
      await afterImport()
    }
    await finishPriceImport(drizzle, id, { report, status })
    log.info({ import: id, day: claim.day, status, ms: Date.now() - started }, 'imported prices')
  } catch (error) {
    await endWithError(drizzle, id, error)
  } finally {
    await Promise.all([client.end(), records.end()])
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * An implausible day, or one whose chains are all doubted, waits until somebody has accepted it or one of its chains.
 */
function isHeld({ dryRun, decisions, ...claim }: Claim, { comparison, files }: DayReport): boolean {
  const accepted = claim.accepted || [...decisions.values()].includes('accepted')
  const isDoubtful = files.length === 0 || (!!comparison && doubtsOf(comparison).length > 0)
  return !dryRun && !accepted && isDoubtful
}

async function withFile(
  { filename, source }: Claim,
  folder: string,
  read: (file: string) => Promise<DayReport>,
): Promise<DayReport> {
  if (filename) {
    const report = await uploadedFiles('price-imports').withPath(path.basename(filename), read)
    if (!report) throw new FileMissing(filename)
    return report
  }
  const file = path.join(folder, 'day.zip')
  await download(new URL(source ?? ''), file, (address) => isPriceSource(address, env().PRICE_DATA_ORIGINS))
  return read(file)
}

class FileMissing extends Error {
  override name = 'FileMissing'
}

/**
 * A fault of the day ends its import; another one, such as a store that is away, is thrown and the job tried again, also
 * where the day is written and only the follow-up work failed.
 */
async function endWithError(database: Database, id: string, error: unknown): Promise<void> {
  const code = codeOf(error)
  if (error instanceof Stopped || !code) {
    await endPriceImport(database, id, null)
    throw error instanceof Stopped ? new Interrupted() : error
  }
  log.warn({ import: id, error }, 'prices could not be imported')
  await endPriceImport(database, id, code)
}

function codeOf(error: unknown): PriceImportError | null {
  if (error instanceof NothingToImport) return 'nothing'
  if (error instanceof NotDownloaded) return 'not-downloaded'
  if (error instanceof DayTooLarge) return 'too-large'
  return error instanceof FileMissing ? 'file-missing' : null
}

export async function afterImport(): Promise<void> {
  await matchListings()
  await refreshPrices()
}
