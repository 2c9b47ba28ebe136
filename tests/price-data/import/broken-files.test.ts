import { sql } from '@payloadcms/db-postgres'
import { handleEndpoints } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bytesIn } from '@/features/price-data/import/read/encoding'
import { freshCms } from '../../setup/cms'
import { visitorRequest } from '../../setup/next-request'
import { runJobs } from '../../setup/run-jobs'
import { connect, csv, header } from './fixtures'
import { zipOf } from './price-server'

const { payload, url } = await freshCms()
const client = await connect(url)
const { readCoverage, getNewestDays } = await import('@/features/prices/coverage')
const { readListings } = await import('@/features/price-data/listing-query')
const { readPriceDataState } = await import('@/features/price-data/import/fetch/state')
const password = 'a long enough password'
let token = ''

beforeAll(async () => {
  const email = 'editor@broshura.example'
  await payload.create({ collection: 'users', data: { email, password, role: 'editor' } })
  token = (await payload.login({ collection: 'users', data: { email, password } })).token ?? ''
})
afterAll(() => client.end())
beforeEach(() =>
  payload.db.drizzle.execute(
    sql`truncate prices.spans, prices.latest, prices.company_days, prices.listings, prices.companies, prices.chains,
      price_imports cascade`,
  ),
)

type Row = [place: string, store: string, name: string, code: string, group: string, shelf: string, promo: string]
const goods = ['Прясно мляко', 'Кисело мляко', 'Сирене краве', 'Слънчогледово олио', 'Бял хляб']
const rowsOf = (chain: number, products = 20): Row[] =>
  Array.from({ length: products }, (_, at) => {
    const name = `${goods[at % goods.length]} Житница ${at} 400г`
    return ['68134', 'Магазин Център', name, `${5000 + at}`, '6', `${chain}.${10 + at}`, '']
  })
const lines = (rows: string[][], { delimiter = ',', tail = '' } = {}) =>
  rows.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(delimiter) + tail)
const file = (rows: string[][]) => csv(...lines(rows))
const first = 'Гранд (Гранд ООД)_900000001.csv'
const others = { 'Бряг (Бряг АД)_900000002.csv': file(rowsOf(2)), 'Поле_900000003.csv': file(rowsOf(3)) }

async function load(day: string, files: Record<string, string | Uint8Array>) {
  const zip = zipOf(files)
  const upload = { data: zip, name: `${day}.zip`, mimetype: 'application/zip', size: zip.length }
  const { id } = await payload.create({ collection: 'price-imports', data: { status: 'queued' }, file: upload })
  await runJobs(payload)
  return id
}
const day1 = () => load('2026-05-14', { [first]: file(rowsOf(1)), ...others })
const day2 = (broken: string | Uint8Array) => load('2026-05-15', { [first]: broken, ...others })
const read = (id: string) => payload.findByID({ collection: 'price-imports', id })

const shown = () =>
  visitorRequest(async () => {
    const found = await readListings(sql`true`, 0, await getNewestDays())
    return found
      .filter(({ chain }) => chain.slug === 'grand')
      .map(({ name, price, day, kept }) => [name, price, day, kept] as const)
      .sort((one, other) => one[1] - other[1])
  })
const priced = (day: string, kept: boolean) =>
  rowsOf(1).map((row) => [row[2], Math.round(Number(row[5]) * 100), day, kept])

async function decide(id: string, path: string) {
  const { default: config } = await import('@payload-config')
  const request = new Request(`http://localhost:3000/api/cms/price-imports/${id}/${path}`, {
    method: 'POST',
    headers: { Authorization: `JWT ${token}` },
  })
  const { status } = await handleEndpoints({ config, request })
  await runJobs(payload)
  return status
}

const old = (encoding: string) => bytesIn(encoding, file(rowsOf(1))) ?? new Uint8Array()
const priceForms = ['.99', ',99', '1.99 €', '€1.99', '1.99 EUR', '1,299.00', '1.299,00', "1'299.00", '1 299,00', '2,5']

describe('a file that can be read for certain is published', () => {
  it.each([
    ['windows-1251', () => old('windows-1251')],
    ['CP866', () => old('ibm866')],
    ['UTF-16', () => Buffer.from(`\ufeff${file(rowsOf(1))}`, 'utf16le')],
    ['UTF-8 written twice', () => Buffer.from(new TextDecoder('windows-1251').decode(Buffer.from(file(rowsOf(1)))))],
    [
      'a semicolon at the end of each row',
      () => [header, ...lines(rowsOf(1), { tail: ';' })].join('\n').replaceAll('","', '";"').replaceAll('";;', '";'),
    ],
    ['a delimiter at the end of each row', () => csv(...lines(rowsOf(1), { tail: ',' }))],
    ['tabs', () => `${header.replaceAll(',', '\t')}\n${lines(rowsOf(1), { delimiter: '\t' }).join('\n')}`],
    [
      'another order of columns and one more',
      () =>
        [
          '№;Код на продукта;Категория;Цена на дребно;Наименование на продукта;Населено място;Търговски обект;Цена в промоция',
        ]
          .concat(
            rowsOf(1).map(([place, store, name, code, group, shelf, promo], at) =>
              [at, code, group, shelf, name, place, store, promo].join(';'),
            ),
          )
          .join('\r\n'),
    ],
    [
      'entities and hard spaces',
      () => file(rowsOf(1)).replaceAll('Житница ', 'Житница&nbsp;').replaceAll('Прясно ', 'Прясно\u00a0'),
    ],
  ])('%s', async (_, broken) => {
    await day1()
    const id = await day2(broken())
    expect(await read(id)).toMatchObject({ status: 'done', report: { doubted: [], flags: [] } })
    expect(await shown()).toEqual(priced('2026-05-15', false))
  })

  it('prices in every form', async () => {
    await load('2026-05-15', {
      [first]: file(
        priceForms.map((shelf, at) => [
          '68134',
          'Център',
          `Сирене ${at} &quot;Х&quot; 1 000 г`,
          `${at}`,
          '8',
          shelf,
          '',
        ]),
      ),
      ...others,
    })
    const found = await shown()
    expect(found.map(([, price]) => price)).toEqual([99, 99, 199, 199, 199, 250, 129_900, 129_900, 129_900, 129_900])
    expect(found.map(([name]) => name)).toContain('Сирене 0 "Х" 1 000 г')
  })
})

const changed = (at: number, change: (value: string, row: number) => string) =>
  file(rowsOf(1).map((row, number) => row.with(at, change(row[at] ?? '', number))))

describe('a file that cannot leaves the chain its last day, and is marked', () => {
  it.each([
    [
      'letters that nobody can read',
      'encoding',
      () =>
        Buffer.from([...Buffer.from(file(rowsOf(1)))].map((byte) => (byte < 128 ? byte : 128 + ((byte * 37) % 128)))),
    ],
    ['names that became replacement characters', 'encoding', () => changed(2, () => '\ufffd\ufffd\ufffd')],
    ['codes like 3.80012E+12', 'empty', () => changed(3, () => '3.80012E+12')],
    ['codes that fell together', 'empty', () => changed(3, () => '3800')],
    ['code and group swapped', 'empty', () => file(rowsOf(1).map((row) => row.with(3, row[4]).with(4, row[3])))],
    ['a column less', 'empty', () => file(rowsOf(1).map((row) => row.toSpliced(1, 1)))],
    ['half of its rows', 'rows-lost', () => file(rowsOf(1).slice(0, 10))],
    ['other products', 'products-gone', () => changed(3, (code) => `9${code}`)],
    ['prices in leva', 'prices-jump', () => changed(5, (price) => (Number(price) * 1.95583).toFixed(2))],
    ['prices in cents', 'prices-jump', () => changed(5, (price) => `${Number(price) * 100}`)],
    ['prices a hundredth', 'prices-jump', () => changed(5, (price) => (Number(price) / 100).toFixed(2))],
    ['names of the neighbours', 'names-differ', () => changed(2, (_, at) => rowsOf(1)[(at + 1) % 20]?.[2] ?? '')],
    [
      'leva for a quarter of its products',
      'prices-far',
      () => changed(5, (price, at) => (at % 4 ? price : (Number(price) * 1.95583).toFixed(2))),
    ],
    ['promotions above the price', 'promos-above', () => changed(6, (_, at) => (at % 4 ? '' : '99.00'))],
    ['towns of others', 'towns-differ', () => changed(0, (place, at) => (at % 4 ? place : '56784'))],
    ['a line end lost', 'empty', () => file(rowsOf(1)).replaceAll('\r\n', ' ')],
    ['nothing at all', 'empty', () => ''],
  ])('%s', async (_, kind, broken) => {
    await day1()
    const id = await day2(broken())
    const { status, flagCount, report } = await read(id)
    expect({ status, flagCount }).toEqual({ status: 'done', flagCount: 1 })
    expect(report).toMatchObject({
      doubted: [{ chain: 'Гранд', number: '900000001', keeps: '2026-05-14', decision: 'waiting' }],
    })
    expect(JSON.stringify(report)).toContain(`"kind":"${kind}"`)
    expect(await shown()).toEqual(priced('2026-05-14', true))
    const days = (await readCoverage()).map(({ chain, last }) => `${chain.name} ${last}`)
    expect(days).toEqual(['Бряг 2026-05-15', 'Гранд 2026-05-14', 'Поле 2026-05-15'])
    expect(await readPriceDataState(payload)).toMatchObject({
      kept: { id, day: '2026-05-15', count: 1, waiting: true },
    })
  })

  it('a chain that is missing is named each day until it comes again', async () => {
    await day1()
    await load('2026-05-15', others)
    const id = await load('2026-05-16', others)
    const flag = { kind: 'chain-missing', chain: 'Гранд', before: 20, last: '2026-05-14' }
    expect(await read(id)).toMatchObject({ status: 'done', report: { flags: [flag] } })
    expect(await readPriceDataState(payload)).toMatchObject({ kept: { count: 1, waiting: false } })
    expect(await shown()).toEqual(priced('2026-05-14', true))
  })

  it('a chain that shrinks by a quarter each day is held once it has lost a third of what it usually has', async () => {
    await day1()
    expect(await read(await day2(file(rowsOf(1, 15))))).toMatchObject({ report: { doubted: [] } })
    const id = await load('2026-05-16', { [first]: file(rowsOf(1, 12)), ...others })
    expect(await read(id)).toMatchObject({ report: { doubted: [{ keeps: '2026-05-15' }] } })
  })
})

it('an editor accepts the chain’s day, once, and from then on it is the measure', async () => {
  await day1()
  const id = await day2(file(rowsOf(1).slice(0, 10)))
  expect(await decide(id, 'chains/900000002/accept')).toBe(404)
  expect(await decide(id, 'chains/900000001/accept')).toBe(202)
  expect(await read(id)).toMatchObject({ status: 'done', report: { doubted: [{ decision: 'accepted' }] } })
  expect(await shown()).toEqual(priced('2026-05-15', false).slice(0, 10))
  expect(await decide(id, 'chains/900000001/accept')).toBe(404)
  const next = await load('2026-05-16', { [first]: file(rowsOf(1).slice(0, 9)), ...others })
  expect(await read(next)).toMatchObject({ report: { doubted: [] } })
})

it('or keeps the earlier prices, and may change that; a row that cannot be published is not accepted', async () => {
  await day1()
  const id = await day2(file(rowsOf(1).slice(0, 10)))
  expect(await decide(id, 'chains/900000001/refuse')).toBe(202)
  expect(await shown()).toEqual(priced('2026-05-14', true))
  expect(await readPriceDataState(payload)).toMatchObject({ kept: { count: 1, waiting: false } })
  const { docs } = await payload.find({ collection: 'audit-log', where: { target: { equals: `price-imports ${id}` } } })
  expect(docs).toMatchObject([{ actor: 'editor@broshura.example', details: { from: 'waiting', to: 'refused' } }])
  expect(await decide(id, 'chains/900000001/accept')).toBe(202)
  expect((await shown()).length).toBe(10)
  const empty = await load('2026-05-16', { [first]: '', ...others })
  expect(await decide(empty, 'chains/900000001/accept')).toBe(404)
})
