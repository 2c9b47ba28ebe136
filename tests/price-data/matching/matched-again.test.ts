import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'

await freshCms()
const { inTransaction } = await import('@/server/cms')
const { transactionOf } = await import('@/server/db/transaction')
const { homesOf } = await import('@/features/price-data/matching/homes')
const { changedGroups } = await import('@/features/price-data/matching/store')
const { matchListings } = await import('@/features/price-data/matching/match-listings')
const { createCompany, importListings, listing, run } = await import('./matching-fixtures')

const [first, second] = [await createCompany('Едно'), await createCompany('Две')]

beforeAll(async () => {
  await importListings(first, 81, { p1: 'ПАСТА ЗА ЗЪБИ COLGATE PROPOLIS 75 МЛ' })
  await importListings(second, 8, { s1: 'СИРЕНЕ КРАВЕ САЯНА 400ГР', s2: 'ИЗВАРА БДС 500 ГР' })
  await importListings(second, null, { n1: 'КРУШКА LED 9W' })
  await matchListings()
})

const changed = () =>
  inTransaction(async (req) => {
    const database = await transactionOf(req)
    return changedGroups(database, null, await homesOf(database))
  })

it('matches again only the groups that something was imported for, and those without a group only if one of them was', async () => {
  expect(await changed()).toEqual([])
  await importListings(first, 81, { p2: 'ПАСТА ЗА ЗЪБИ AQUAFRESH 125 МЛ' })
  expect(await changed()).toEqual([81])
  await matchListings()
  await importListings(first, null, { n2: 'КРУШКА LED 12W' })
  expect(await changed()).toEqual([null])
  await importListings(second, 8, { n1: 'КРУШКА LED 9W' })
  expect(new Set(await changed())).toEqual(new Set([null, 8]))
  await matchListings()
})

it('keeps a proposal between two groups when one of them is matched, and drops one of its own that no longer holds', async () => {
  const products = await Promise.all(['p1', 's1', 's2'].map(async (code) => (await listing(code)).product_id))
  const [paste = 0, cheese = 0, curd = 0] = products.map((id) => id ?? 0)
  const propose = (one: number, other: number) =>
    run(sql`insert into prices.match_proposals (product_id, other_id, score)
      values (${Math.min(one, other)}, ${Math.max(one, other)}, 0.5)`)
  await propose(paste, cheese)
  await propose(cheese, curd)
  for (const [company, group, code, name] of [
    [first, 81, 'p3', 'ЧЕТКА ЗА ЗЪБИ COLGATE'],
    [second, 8, 's3', 'КАШКАВАЛ ВИТОША 400 ГР'],
  ] as const) {
    await importListings(company, group, { [code]: name })
    await matchListings()
  }
  const left = await run(sql`select product_id, other_id from prices.match_proposals where not parted`)
  expect(left).toEqual([{ product_id: Math.min(paste, cheese), other_id: Math.max(paste, cheese) }])
})

it('reads the age of a drink as no weight and a part of a litre as its size', async () => {
  await importListings(first, 77, { d1: 'РАКИЯ СЛИВОВА РЕЗЕРВА 12Г 0.7Л', d2: 'РАКИЯ МУСКАТОВА 7Г.' })
  await importListings(first, 75, { d3: 'ВИНО ШАРДОНЕ 0.75' })
  await matchListings()
  expect(await listing('d1')).toMatchObject({ title: 'Ракия сливова резерва 12 години 700 мл', pack_amount: 700 })
  expect(await listing('d2')).toMatchObject({ title: 'Ракия мускатова 7 години', pack_amount: null })
  expect(await listing('d3')).toMatchObject({ title: 'Вино шардоне 750 мл', pack_amount: 750 })
})
