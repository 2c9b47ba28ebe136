import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { z } from 'zod'
import { documentSeries } from '@/domain/payment-states'
import { leaveOutLost } from '@/features/shop/orders/books/lost-numbers'
import { directDatabaseUrl } from '@/server/env'
import { checkData } from './restore/check-data'
import { requireEmpty, restoredPostgres } from './restore/restored-postgres'

const usage = `npm run restore -- check
    Do database and files of this environment belong together?
npm run restore -- drill --stanza NAME --into FOLDER [--to '2026-11-28 21:30:00+00'] [--config FILE] [--keep]
    Restores a backup of pgBackRest into FOLDER, as it was at that moment, and checks it with the files of this environment.
npm run restore -- numbers --series ${documentSeries.join('|')} --last NUMBER
    After a restore in earnest, before anything is started: no number up to this one is given a second time.`

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      stanza: { type: 'string' },
      into: { type: 'string' },
      to: { type: 'string' },
      config: { type: 'string' },
      keep: { type: 'boolean', default: false },
      series: { type: 'string' },
      last: { type: 'string' },
    },
  })
  const { stanza, into, to, config, keep } = values
  if (positionals.join() === 'check') return tell(directDatabaseUrl())
  if (positionals.join() === 'numbers') return leaveOut(values)
  if (positionals.join() !== 'drill' || !stanza || !into) throw new Error(usage)
  requireEmpty(into)
  try {
    const restored = await restoredPostgres({ stanza, to, into, config, databaseUrl: directDatabaseUrl() })
    await tellOf(restored, to).finally(restored.stop)
  } finally {
    if (!keep) rmSync(into, { recursive: true, force: true })
  }
}

const lost = z.object({ series: z.enum(documentSeries), last: z.coerce.number().pipe(z.int().min(1)) })

async function leaveOut(typed: Record<string, unknown>): Promise<void> {
  const asked = lost.safeParse(typed).data
  if (!asked) throw new Error(usage)
  const client = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura restore' })
  await client.connect()
  try {
    console.log(
      await drizzle({ client }).transaction((transaction) => leaveOutLost(transaction, asked.series, asked.last)),
    )
  } finally {
    await client.end()
  }
}

type Restored = Awaited<ReturnType<typeof restoredPostgres>>

async function tellOf(
  { url, backup, restoreSeconds, recoverySeconds }: Restored,
  to: string | undefined,
): Promise<void> {
  const [all, stored] = [backup.megabytes.toFixed(1), backup.storedMegabytes.toFixed(1)]
  console.log(`${backup.label}: ${all} MB (${stored} MB stored) were restored in ${restoreSeconds.toFixed(1)} s`)
  console.log(`What was archived after it was replayed in ${recoverySeconds.toFixed(1)} s, up to ${to ?? 'its end'}`)
  await tell(url)
}

async function tell(databaseUrl: string): Promise<void> {
  const began = Date.now()
  const { said, faults } = await checkData(databaseUrl)
  for (const line of said) console.log(line)
  for (const fault of faults) console.error(fault)
  console.log(`Checked in ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (faults.length > 0) throw new Error(`${faults.length} faults`)
  console.log('Database and files belong together.')
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
