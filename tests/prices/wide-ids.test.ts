import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { importDay } from '@/features/price-data/import/import-day'
import type { Facet } from '@/features/search/types'
import { connect, csv, writeZip } from '../price-data/import/fixtures'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures } from './price-fixtures'

const { payload, url, dataDir } = await freshCms()
const { matchListings } = await import('@/features/price-data/matching/match-listings')
const { refreshPrices } = await import('@/features/price-data/summaries/rebuild-summaries')
const { searchProducts } = await import('@/features/search/products/data')
const { noFilter } = await import('@/features/prices/filter')
const { pricesCsv } = await import('@/features/prices/csv')
const { findSubject, readProductView } = await import('@/features/prices/product-data')
const client = await connect(url)
afterAll(() => client.end())

const today = sofiaDay()
/** More shops than `smallint` counts. */
const shops = 40_000
const line = (place: string, shop: string, price: string) =>
  `"${place}","${shop}","Краве масло Верея 82% 250 г","7","12","${price}",""`
const [sofia, ruse] = ['68134', '63427']
const soldWidely = Array.from({ length: shops }, (_, number) => line(sofia, `Магазин ${number}`, '4.00'))
const stored = async (statement: string) => (await client.query({ text: statement, rowMode: 'array' })).rows

beforeAll(async () => {
  const fixtures = await priceFixtures(payload)
  await fixtures.addGroups([12])
  await stored(`insert into prices.places (id, code, name) values (100000, 'X', 'Последно място')`)
  for (const table of ['chains', 'companies']) await stored(`alter table prices.${table} alter id restart with 70000`)
  const zip = writeZip(dataDir, `${today}.zip`, {
    'Алфа (Алфа ООД)_1.csv': csv(...soldWidely, line(ruse, 'Магазин', '4.10')),
    'Бета (Бета ООД)_2.csv': csv(line(sofia, 'Пазар', '3.90')),
  })
  await importDay(client, { day: today, path: zip }, {})
  await matchListings()
  await refreshPrices()
})

it('numbers of chains, companies and places above 32,767 are stored, and counts of stores too', async () => {
  expect(await stored('select c.id > 69999 and k.id > 69999 from prices.chains c, prices.companies k')).toEqual(
    Array.from({ length: 4 }, () => [true]),
  )
  const places = await stored('select id from prices.places where id <> 0 order by id')
  expect(places).toEqual([[100_000], [100_001], [100_002]])
  const counts = `select distinct stores from prices.latest where stores > 1 order by 1`
  expect(await stored(counts)).toEqual([[shops], [shops + 1]])
  expect(await stored(counts.replace('latest', 'spans'))).toEqual([[shops], [shops + 1]])
})

it('a product with such numbers is found by its name, chain and town, and counted for each', async () => {
  const chains = (await stored('select slug from prices.chains order by name')).flat()
  const search = async (filters: { retailer?: string; town?: string }) => {
    const found = await visitorRequest(() => searchProducts({ query: 'масло верея', locale: 'bg', filters }))
    const counted = (facets: Facet[]) => facets.map(({ name, count }) => `${name?.text} ${count}`)
    const { retailers, towns } = found.facets
    return {
      prices: found.products.map(({ reports }) => reports[0].price),
      chains: counted(retailers).sort(),
      towns: counted(towns).sort(),
    }
  }
  const everywhere = { chains: ['Алфа 1', 'Бета 1'], towns: ['Русе 1', 'София 1'] }
  expect(await search({})).toEqual({ prices: [390], ...everywhere })
  expect(await search({ retailer: chains[0] })).toEqual({ prices: [400], ...everywhere })
  expect(await search({ retailer: chains[1] })).toEqual({ prices: [390], ...everywhere, towns: ['София 1'] })
  expect(await search({ town: 'Русе' })).toEqual({ prices: [410], ...everywhere, chains: ['Алфа 1'] })
  expect(await search({ town: 'Русе', retailer: chains[1] })).toMatchObject({ prices: [] })
})

it('its page and its file show the prices of a chain in a town', async () => {
  const [slug] = (await stored('select slug from prices.products')).flat()
  const subject = await visitorRequest(() => findSubject(slug, 'bg'))
  if (subject?.kind !== 'product') throw new Error('no product')
  const [place] = (await stored(`select id from prices.places where code = '${ruse}'`)).flat()
  const { listings, histories, places } = await visitorRequest(() => readProductView(subject.product, place, null))
  expect(listings.map(({ low, stores }) => ({ low, stores }))).toEqual([{ low: 410, stores: 1 }])
  expect(histories.map(({ spans }) => spans.length)).toEqual([1])
  expect(places.map(({ name }) => name)).toEqual(['Русе', 'София'])
  expect(await visitorRequest(() => pricesCsv(subject, { ...noFilter, place: ruse }, 'bg'))).toContain(';4,1;')
})

it('what is computed from the prices of a chain has its number', async () => {
  const { rows } = await payload.db.drizzle.execute(sql`
    select chain_id > 69999 as wide, listings from prices.chain_groups`)
  expect(rows).toEqual([1, 1].map((listings) => ({ wide: true, listings })))
})

it('such a chain is connected with the retailer of its name', async () => {
  const data = { name: 'Алфа', slug: 'alfa', colour: '#336699', _status: 'published' } as const
  const { id } = await payload.create({ collection: 'retailers', data })
  expect(await stored(`select retailer_id from prices.chains where name = 'Алфа'`)).toEqual([[id]])
})
