import { readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { importDay, NothingToImport } from '@/features/price-data/import/import-day'
import { freshDatabase } from '../../setup/database'
import { connect, contents, csv, header, writeZip } from './fixtures'

const { url, dataDir } = await freshDatabase()
const client = await connect(url)
afterAll(() => client.end())

beforeEach(() =>
  client.query(
    'truncate prices.spans, prices.latest, prices.company_days, prices.listings, prices.companies, prices.chains cascade',
  ),
)

const load = (files: Record<string, string | Uint8Array>, day = '2026-05-13') =>
  importDay(client, { day, path: writeZip(dataDir, `${day}.zip`, files) }, {})
const milk = (store: string, price: string, promo = '', place = '68134') =>
  `"${place}","${store}","Мляко 1л","7","6","${price}","${promo}"`
const spans = async () => (await contents(client)).spans
const names = async () =>
  (await client.query('select code, name, group_number, pack_unit, pack_amount from prices.listings order by code'))
    .rows

it('delimiters, decimal commas, the byte order mark, line ends and values without quotes', async () => {
  const plain = `\ufeff${header.replaceAll('"', '').replaceAll(',', ';')}\n702;Магазин;Мляко 1л;7;6;1,95;\n`
  await load({ 'А_1.csv': plain, 'Б_2.csv': csv('"702","Магазин","Мляко 1л","7","6","1.95",""') })
  expect(await spans()).toEqual([
    '1 7 00702 2026-05-13 2026-05-13 195 195 195 - 1',
    '1 7 BG 2026-05-13 2026-05-13 195 195 195 - 1',
    '2 7 00702 2026-05-13 2026-05-13 195 195 195 - 1',
    '2 7 BG 2026-05-13 2026-05-13 195 195 195 - 1',
  ])
})

it('lowest, median and highest price of the stores, with settlements written in any way', async () => {
  await load({
    'А_1.csv': csv(
      milk('1', '1.00'),
      milk('2', '1.40', '1.2495', '068134'),
      milk('3', '1.50', '1.10', '68134-07'),
      milk('4', '9.00', '0.00'),
      milk('5', '2.00', '2.00', '10135'),
    ),
  })
  expect(await spans()).toEqual([
    '1 7 10135 2026-05-13 2026-05-13 200 200 200 - 1',
    '1 7 68134 2026-05-13 2026-05-13 100 140 900 110 4',
    '1 7 BG 2026-05-13 2026-05-13 100 150 900 110 5',
  ])
})

it('a lock file, an office file and another computer’s leftovers are no chains', async () => {
  const report = await load({
    '.~lock.А_1.csv#': 'x',
    '.~lock.А_1.csv': 'x',
    '__MACOSX/._А_1.csv': 'x',
    'прочети ме.txt': 'x',
    'А_1.csv': csv(milk('1', '1.00')),
  })
  expect(report.files.map(({ file }) => file)).toEqual(['А_1.csv'])
  expect(report.flags).toEqual([])
})

it('rejected rows are counted by reason and kept with their line', async () => {
  const lines: unknown[] = []
  const path = writeZip(dataDir, 'rejected.zip', {
    'А_1.csv': csv(
      milk('1', '1.00'),
      milk('1', '1.00', '', '99999'),
      '"68134","1","Мляко","8","-1","1.00",""',
      '"68134","1","Мляко","9","204786976","1.00",""',
      '"68134","1","Мляко","10","6","няма",""',
      '"68134","1","Мляко","","6","1.00",""',
      '"68134","1","","11","6","1.00",""',
      '"68134","1","Мляко","12","6","1.00"',
      '',
      '"68134","1","Мляко","13","6"," "3.89"",""',
      '"68134","1","Мл��о","14","6","1.00",""',
      '"68134","1","Мляко","3.80012E+12","6","1.00",""',
      '"68134","","Мляко","15","6","1.00",""',
      ...Array.from({ length: 20 }, (_, at) => milk(`Друг ${at}`, '1.00')),
    ),
  })
  const onRejected = async (file: string, rejected: unknown[]) => void lines.push(file, ...rejected)
  const report = await importDay(client, { day: '2026-05-13', path }, { onRejected })
  expect(report.files).toMatchObject([
    {
      rows: 32,
      rejected: { settlement: 1, store: 1, group: 2, price: 1, code: 2, product: 1, columns: 1, characters: 1 },
    },
  ])
  expect(lines).toMatchObject([
    'А_1.csv',
    { line: 3, reason: 'settlement', text: milk('1', '1.00', '', '99999') },
    { line: 4, reason: 'group' },
    { line: 5, reason: 'group' },
    { line: 6, reason: 'price' },
    { line: 7, reason: 'code' },
    { line: 8, reason: 'product' },
    { line: 9, reason: 'columns' },
    { line: 12, reason: 'characters' },
    { line: 13, reason: 'code' },
    { line: 14, reason: 'store' },
  ])
  expect(report.flags).toEqual([
    { kind: 'rows-spoilt', chain: 'А', now: 3, example: '"68134","1","Мляко","","6","1.00",""' },
  ])
  expect(await spans()).toContain('1 13 BG 2026-05-13 2026-05-13 389 389 389 - 1')
})

it('of the same store and code the last row wins, and different names in stores are counted', async () => {
  const report = await load({
    'А_1.csv': csv(
      milk('1', '1.00'),
      milk('2', '2.00').replace('Мляко 1л', 'Мляко 1 литър'),
      milk('3', '2.00').replace('Мляко 1л', 'Мляко 1 литър'),
      milk('1', '3.00'),
    ),
  })
  expect(report.files).toMatchObject([{ rows: 4, repeated: 1, namesDiffer: 1, stores: 3 }])
  expect(await spans()).toContain('1 7 BG 2026-05-13 2026-05-13 200 200 300 - 3')
  expect(await names()).toEqual([
    { code: '7', name: 'Мляко 1 литър', group_number: 6, pack_unit: 'l', pack_amount: 1000 },
  ])
})

it('a file that is another chain’s byte for byte is left out, and so is a company’s second', async () => {
  const same = csv(milk('1', '1.00'))
  const report = await load({
    'Верига (Б)_2.csv': same,
    'Билла (А)_1.csv': same,
    'Я_1.csv': csv(milk('1', '5.00')),
    'x.csv': 'y',
  })
  expect(report.files.map(({ file }) => file)).toEqual(['Билла (А)_1.csv'])
  expect(report.flags).toEqual([
    { kind: 'unknown-name', file: 'x.csv' },
    { kind: 'same-content', file: 'Верига (Б)_2.csv', as: 'Билла (А)_1.csv' },
    { kind: 'company-twice', file: 'Я_1.csv', as: 'Билла (А)_1.csv' },
  ])
})

it('several companies share a chain', async () => {
  await load({ 'Май Маркет (А)_1.csv': csv(milk('1', '1.00')), 'Май Маркет (Б)_2.csv': csv(milk('2', '2.00')) })
  const { rows } = await client.query(
    'select chains.slug, companies.name, number from prices.companies join prices.chains on chains.id = chain_id order by number',
  )
  expect(rows).toEqual([
    { slug: 'may-market', name: 'А', number: '1' },
    { slug: 'may-market', name: 'Б', number: '2' },
  ])
})

it('a zip that ends early gives the companies that it reaches and leaves the others as they were', async () => {
  const many = Array.from({ length: 3000 }, (_, at) => milk(String(at), `${1 + ((at * 7919) % 900) / 100}`))
  const files = { 'А_1.csv': csv(milk('1', '1.00')), 'Б_2.csv': csv(...many), 'В_3.csv': csv(milk('1', '3.00')) }
  await load(files)
  const before = await spans()
  const path = writeZip(dataDir, 'cut.zip', { ...files, 'А_1.csv': csv(milk('1', '1.50')) })
  truncateSync(path, Math.floor(readFileSync(path).length / 2))
  const report = await importDay(client, { day: '2026-05-13', path }, {})
  expect(report.flags).toEqual([{ kind: 'ends-early' }])
  expect(report.files.map(({ file }) => file)).toEqual(['А_1.csv'])
  expect(await spans()).toEqual([
    '1 7 68134 2026-05-13 2026-05-13 150 150 150 - 1',
    '1 7 BG 2026-05-13 2026-05-13 150 150 150 - 1',
    ...before.filter((line) => !line.startsWith('1 ')),
  ])
})

it('a file that is no zip is not imported', async () => {
  const path = join(dataDir, 'page.zip')
  writeFileSync(path, '<html>404</html>')
  await expect(importDay(client, { day: '2026-05-13', path }, {})).rejects.toBeInstanceOf(NothingToImport)
})

it('a corrected day takes the place of the day, with the companies that it leaves out, and days that are missing are named', async () => {
  const lines = Array.from({ length: 20 }, (_, at) => milk(String(at), '1.00'))
  await load({ 'А_1.csv': csv(...lines), 'Б_2.csv': csv(milk('1', '2.00')) }, '2026-05-10')
  const report = await load({ 'А_1.csv': csv(...lines.slice(0, 17)) }, '2026-05-13')
  expect(report.missingDays).toEqual(['2026-05-11', '2026-05-12'])
  expect(report.flags).toEqual([
    { kind: 'rows-lost', chain: 'А', before: 20, now: 17 },
    { kind: 'chain-missing', chain: 'Б', before: 1, last: '2026-05-10' },
  ])
  const corrected = await load({ 'А_1.csv': csv(...lines.slice(0, 18)) }, '2026-05-10')
  expect(corrected.flags).toEqual([{ kind: 'older-day', newest: '2026-05-13' }])
  expect((await contents(client)).days).toEqual(['1 2026-05-10 18 0 1 18', '1 2026-05-13 17 0 1 17'])
  expect(await spans()).toEqual([
    '1 7 68134 2026-05-10 2026-05-10 100 100 100 - 18',
    '1 7 68134 2026-05-13 2026-05-13 100 100 100 - 17',
    '1 7 BG 2026-05-10 2026-05-10 100 100 100 - 18',
    '1 7 BG 2026-05-13 2026-05-13 100 100 100 - 17',
  ])
})

it('leva become euro at the fixed rate, and a chain that changed late or early is named', async () => {
  await load(
    { 'А_1.csv': csv(milk('1', '1.99', '1.49')), 'Б_2.csv': csv(milk('1', '2.00')), 'В_3.csv': csv(milk('1', '1.00')) },
    '2025-12-31',
  )
  expect((await spans())[0]).toBe('1 7 68134 2025-12-31 2025-12-31 102 102 102 76 1 199 199 199 149')
  const after = {
    'А_1.csv': csv(milk('1', '1.05')),
    'Б_2.csv': csv(milk('1', '2.00')),
    'В_3.csv': csv(milk('1', '1.00')),
  }
  const report = await load(after, '2026-01-02')
  expect(report.doubted).toMatchObject([
    { chain: 'Б', factor: 1.96, keeps: '2025-12-31', decision: 'waiting' },
    { chain: 'В', factor: 1.96, keeps: '2025-12-31', decision: 'waiting' },
  ])
  expect(await spans()).toContain('1 7 BG 2026-01-02 2026-01-02 105 105 105 - 1')
  expect(await spans()).not.toContainEqual(expect.stringMatching(/^[23] .*2026-01-02/))
  const path = writeZip(dataDir, 'accepted.zip', after)
  const accepted = await importDay(client, { day: '2026-01-02', path }, { accepts: () => true })
  expect(accepted.flags).toEqual([
    { kind: 'currency', chain: 'Б', factor: 1.96 },
    { kind: 'currency', chain: 'В', factor: 1.96 },
  ])
})

it('a dry run reports the same and writes nothing', async () => {
  const path = writeZip(dataDir, 'dry.zip', { 'А_1.csv': csv(milk('1', '1.00'), milk('1', '1.00', '', '99999')) })
  const source = { day: '2026-05-13', path }
  const report = await importDay(client, source, { dryRun: true })
  expect(await contents(client)).toEqual({ spans: [], latest: [], days: [] })
  expect(await importDay(client, source, {})).toEqual(report)
})

it('only the newest day names a product, and what an editor pinned keeps its size', async () => {
  const named = (name: string) => ({ 'А_1.csv': csv(milk('1', '1.00').replace('Мляко 1л', name)) })
  await load(named('Мляко 500мл'), '2026-05-13')
  await load(named('Мляко 250мл'), '2026-05-12')
  expect(await names()).toMatchObject([{ name: 'Мляко 500мл', pack_amount: 500 }])
  await client.query('update prices.listings set pinned = true, pack_amount = 450')
  await load(named('Мляко 750мл'), '2026-05-14')
  expect(await names()).toMatchObject([{ name: 'Мляко 750мл', pack_amount: 450 }])
})
