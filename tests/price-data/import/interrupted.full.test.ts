import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, expect, it, vi } from 'vitest'
import { importDay } from '@/features/price-data/import/import-day'
import { failBrokenOff } from '@/features/price-data/import/import-document'
import { freshDatabase } from '../../setup/database'
import { connect, contents, csv, writeZip } from './fixtures'

const { url, dataDir } = await freshDatabase()
const client = await connect(url)
afterAll(() => client.end())

vi.setConfig({ testTimeout: 300_000 })

const day = '2026-05-13'
const whole = resolve('seed/open-prices/2026-05-13.zip')

/** Several products, so that one bad line is less than a third. */
const lines = ['Мляко 1л', 'Хляб 500 г', 'Сирене 400 г'].map(
  (name, index) => `"68134","Магазин","${name}","${7 + index}","6","1.00",""`,
)

async function importUntil(pattern: RegExp, meanwhile: () => Promise<void>) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/import-prices.ts', whole], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  let said = ''
  for await (const chunk of child.stdout) {
    said += String(chunk)
    if (!pattern.test(said)) continue
    await meanwhile()
    child.kill('SIGKILL')
    break
  }
  await gone
  return child.signalCode
}

async function imports(): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(
    `select concat_ws(' ', source, status, rows_read, flag_count, report->>'day') as line from price_imports order by created_at`,
  )
  return rows.map(({ line }) => line)
}

it('an import on the command line is in the CMS, with what it found and rejected', async () => {
  const path = writeZip(dataDir, '2026-05-12.zip', { 'КООП_000004283.csv': csv(...lines, '"99999","Магазин"') })
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/import-prices.ts', path, '--dry-run'], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
  })
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await imports()).toEqual(['2026-05-12.zip done 4 0 2026-05-12'])
  const { rows } = await client.query(`select file, line, reason from prices.rejected_rows`)
  expect(rows).toEqual([{ file: 'КООП_000004283.csv', line: 5, reason: 'columns' }])
  await client.query('delete from price_imports')
})

it('an import that is killed leaves the day as it was, and can be started again', async () => {
  const path = writeZip(dataDir, 'before.zip', { 'КООП_000004283.csv': csv(...lines) })
  await importDay(client, { day, path }, {})
  const before = await contents(client)

  const ended = await importUntil(/ 9 \/ 15 /, async () => {
    expect(await failBrokenOff(drizzle({ client }))).toBe(0)
    expect(await imports()).toEqual(['2026-05-13.zip running'])
  })
  expect(ended).toBe('SIGKILL')
  expect(await contents(client)).toEqual(before)
  await expect.poll(() => failBrokenOff(drizzle({ client }))).toBe(1)
  expect(await imports()).toEqual(['2026-05-13.zip failed'])

  await importDay(client, { day, path: whole }, {})
  expect((await contents(client)).spans).toHaveLength(18_833)
})

it('an import on the command line ends when the names are matched', async () => {
  const path = writeZip(dataDir, '2026-05-11.zip', { 'КООП_000004283.csv': csv(...lines) })
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/import-prices.ts', path], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
    timeout: 240_000,
  })
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('an import of several days of which the last one fails matches the names of the others', async () => {
  const folder = join(dataDir, 'days')
  mkdirSync(folder)
  const wafers = [30, 40, 50].map((grams) => `"68134","Магазин","Вафла ${grams} г","wafer${grams}","66","1.00",""`)
  writeZip(folder, '2026-05-08.zip', { 'КООП_000004283.csv': csv(...wafers) })
  writeZip(folder, '2026-05-09.zip', { 'readme.txt': 'nothing' })
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/import-prices.ts', folder], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'ignore',
    timeout: 240_000,
  })
  expect(await once(child, 'exit')).toEqual([1, null])
  const { rows } = await client.query(
    `select count(*)::int as listings, count(product_id)::int as matched from prices.listings where name like 'Вафла%'`,
  )
  expect(rows).toEqual([{ listings: 3, matched: 3 }])
})
