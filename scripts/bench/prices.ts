import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { z } from 'zod'
import { heading, line, rate } from './report'
import { writeWholeDay } from './whole-day'

const taken = z.object({ rows: z.number(), milliseconds: z.number(), megabytes: z.number() })
const imports = [
  ['a whole day, the first of its chains', '2026-06-01'],
  ['the next day, nothing new', '2026-06-02'],
  ['the same day again', '2026-06-02'],
] as const

export async function measurePrices(environment: Record<string, string | undefined>, dataDir: string): Promise<void> {
  const zip = join(dataDir, 'whole-day.zip')
  writeWholeDay(zip)
  const address = await freshCopy(new URL(environment.DATABASE_URL ?? ''))
  heading('Import of the national price data')
  for (const [what, day] of imports) {
    const child = await promisify(execFile)(
      process.execPath,
      ['--import', 'tsx', 'scripts/bench/import-day.ts', zip, day],
      {
        env: { ...process.env, ...environment, DATABASE_URL: address },
      },
    )
    const { rows, milliseconds, megabytes } = taken.parse(JSON.parse(child.stdout))
    const speed = (rows / milliseconds) * 1000
    line(what, `${rate(speed)} of ${rows.toLocaleString('en')} rows`, { text: '10,000/s', met: speed >= 10_000 })
    line('  memory', `${megabytes} MB`, { text: 'below 1,024 MB', met: megabytes < 1024 })
  }
}

async function freshCopy(demonstration: URL): Promise<string> {
  const client = new Client({ connectionString: new URL('/postgres', demonstration).href })
  await client.connect()
  await client.query('drop database if exists broshura_prices')
  await client.query(
    `create database broshura_prices template ${client.escapeIdentifier(demonstration.pathname.slice(1))}`,
  )
  await client.end()
  return new URL('/broshura_prices', demonstration).href
}
