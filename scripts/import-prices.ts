import { appendFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { isCalendarDay } from '@/domain/calendar-day'
import { download } from '@/features/price-data/import/download'
import { importDay } from '@/features/price-data/import/import-day'
import {
  beginPriceImport,
  endPriceImport,
  finishPriceImport,
  reportPriceImport,
} from '@/features/price-data/import/import-document'
import type { RejectedLine } from '@/features/price-data/import/read/company-file'
import { daySources, describeReport } from '@/features/price-data/import/report-text'
import { saveRejectedRows } from '@/features/price-data/import/store/rejected-rows'
import { type CsvValue, writeTable } from '@/lib/csv/write-table'
import { directDatabaseUrl } from '@/server/env'
import { scratchFolder } from '@/server/files/scratch'

const usage =
  'npm run import:prices -- FILE-OR-FOLDER-OR-URL [--date YYYY-MM-DD] [--dry-run] [--accept] [--rejected FILE.csv]'

/**
 * Imports days of the open price data; `--accept` also publishes doubtful chains, `--rejected` writes the rejected rows
 * as CSV.
 */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      date: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      accept: { type: 'boolean', default: false },
      rejected: { type: 'string' },
    },
  })
  const [given] = positionals
  if (!given || positionals.length > 1) throw new Error(usage)
  const day = values.date ?? null
  if (day !== null && !isCalendarDay(day)) throw new Error(`--date should be a day such as 2026-03-01, not ${day}`)
  const folder = await scratchFolder('prices')
  const client = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura import:prices' })
  // A separate connection, so that the record of a rolled-back import remains.
  const records = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura import:prices' })
  await Promise.all([client.connect(), records.connect()])
  const database = drizzle({ client: records })
  try {
    const remote = /^https?:/.test(given)
    const local = remote ? await fetched(new URL(given), folder) : given
    const written = values.rejected ? await rejectedFile(values.rejected) : undefined
    let isPublished = false
    try {
      for (const source of await daySources(local, day)) {
        const from = remote ? given : path.basename(source.path)
        const importId = await beginPriceImport(database, source, { from, dryRun: values['dry-run'] })
        const report = await importDay(client, source, {
          importId,
          dryRun: values['dry-run'],
          accepts: () => values.accept,
          onProgress: async (progress) => {
            console.log(`  ${progress.done + 1} / ${progress.count}  ${progress.chain}`)
            await reportPriceImport(database, importId, progress)
          },
          onRejected: async (file, lines) => {
            await saveRejectedRows(records, importId, file, lines)
            await written?.(file, lines)
          },
        }).catch(async (error: unknown) => {
          await endPriceImport(database, importId, 'failed')
          throw error
        })
        isPublished = !values['dry-run']
        await finishPriceImport(database, importId, { report, status: 'done' })
        console.log(describeReport(report, values['dry-run']))
      }
    } finally {
      // Days that are published need their products and verdicts, also where a later one has failed.
      if (isPublished) await matched()
    }
  } finally {
    await Promise.all([client.end(), records.end()])
    await rm(folder, { recursive: true, force: true })
  }
}

async function matched(): Promise<void> {
  console.log('Matching names to products')
  const { afterImport } = await import('@/features/price-data/import/run-import')
  const { cmsSystem } = await import('@/server/cms')
  await afterImport()
  await (await cmsSystem()).destroy()
}

async function rejectedFile(name: string) {
  await writeFile(name, writeTable([['file', 'line', 'reason', 'row']], 'en'))
  return async (file: string, lines: RejectedLine[]) => {
    const rows = lines.map(({ line, reason, text }): CsvValue[] => [file, line, reason, text])
    await appendFile(name, writeTable(rows, 'en', { bom: false }))
  }
}

async function fetched(address: URL, folder: string): Promise<string> {
  const file = path.join(folder, path.posix.basename(address.pathname) || 'day.zip')
  console.log(`Fetching ${address.href}`)
  await download(address, file, () => true)
  return file
}

await main().catch((error) => {
  console.error(error instanceof Error ? `${error.name === 'Error' ? '' : `${error.name}: `}${error.message}` : error)
  process.exitCode = 1
})
// Payload keeps a connection of its pool open, which would keep the process alive.
process.exit()
