import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { readPoints, writePoints } from '@/features/shop/delivery/import-points'
import { decodeFile } from '@/lib/csv/read-table'
import { directDatabaseUrl } from '@/server/env'

const usage = 'npm run import:points -- FILE.csv [--dry-run]'

/** Imports pick-up points: all of the file, or where a cell is wrong nothing. */
async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error(usage)
  const { points, problems } = readPoints(decodeFile(await readFile(file)))
  for (const { line, column } of problems) console.log(`  line ${line}: ${column || 'cannot be read'}`)
  if (problems.length > 0) throw new Error('Nothing was imported.')
  const client = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura import:points' })
  await client.connect()
  try {
    const dryRun = values['dry-run']
    const counts = await drizzle({ client }).transaction((transaction) => writePoints(transaction, points, dryRun))
    console.log(
      `${dryRun ? 'Would be' : 'Were'} created ${counts.created}, kept ${counts.kept}, removed ${counts.removed}.`,
    )
  } finally {
    await client.end()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
