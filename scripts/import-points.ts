import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { lockPoints, planPoints, writePoints } from '@/features/shop/goods/delivery/import-points'
import { pointTable, readPoints } from '@/features/shop/goods/delivery/read-points'
import { readTable } from '@/lib/csv/read-table'
import { directDatabaseUrl } from '@/server/env'

const usage = 'npm run import:points -- FILE.csv [--dry-run] [--confirm-losses]'

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'confirm-losses': { type: 'boolean', default: false },
    },
  })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error(usage)
  const read = readPoints(await readTable(await readFile(file), pointTable))
  for (const { line, column, value } of read.errors) console.log(`  line ${line}: ${column} "${value}"`)
  if (read.broken) throw new Error('The file cannot be read as a table.')
  if (read.missing.length > 0) throw new Error(`The file lacks the columns ${read.missing.join(', ')}.`)
  if (read.twice.length > 0) throw new Error(`The file has the columns ${read.twice.join(', ')} twice.`)
  if (read.stray.length > 0) throw new Error(`A value stands under no heading in the lines ${read.stray.join(', ')}.`)
  if (read.unread.length > 0) console.log(`  not read: ${read.unread.join(', ')}`)
  if (read.errors.length > 0) throw new Error('Nothing was imported.')
  const client = new Client({ connectionString: directDatabaseUrl(), application_name: 'broshura import:points' })
  await client.connect()
  try {
    const dryRun = values['dry-run']
    await drizzle({ client }).transaction(async (transaction) => {
      await lockPoints(transaction)
      const plan = await planPoints(transaction, read, values['confirm-losses'])
      console.log(
        `${plan.create.length} new, ${plan.change.length} changed, ${plan.same} unchanged, ${plan.remove.length} gone.`,
      )
      for (const { carrier, before, gone } of plan.losses) console.log(`  ${carrier}: ${gone} of ${before} are gone`)
      if (dryRun) return
      if (plan.waits) throw new Error('Nothing was imported. If these points are really gone, add --confirm-losses.')
      await writePoints(
        transaction,
        read.points.map(({ point }) => point),
      )
    })
  } finally {
    await client.end()
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
