import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { ReductionAnswer } from '@/domain/reduction'
import type { SearchFilters } from '@/features/search/types'
import { freshCms } from '../setup/cms'
import { chainSlug, fillPrices } from './price-data'

await freshCms()
const { db } = await import('@/server/cms')
const { searchProducts } = await import('@/features/search/products/data')
const { indexAllProducts } = await import('@/server/search-index/products')

const day = sofiaDay()

beforeAll(async () => {
  const towns = { Русе: 300 }
  await fillPrices(await db(), [
    { title: 'Кафе мляно 250 г', chain: 'Билла', day, low: 300, promo: 250, towns },
    { title: 'Кафе на зърна 500 г', chain: 'Билла', day, low: 300, promo: 20, towns },
    { title: 'Кафе на капсули', chain: 'Билла', day, low: 300, towns },
  ])
  const tea = { title: 'Чай лайка', day, towns }
  await fillPrices(await db(), [
    ...['А', 'Б', 'В', 'Г'].map((chain, index) => ({ ...tea, chain, low: 100 + index, towns: {} })),
    { ...tea, chain: 'Билла', low: 300, promo: 250 },
  ])
  const verdict = { answer: 'real', startedOn: day, prior: { cents: 300, day: addDays(day, -1) }, percent: 16 }
  await (await db()).execute(sql`
    insert into prices.reductions (listing_id, day, verdict)
    select id, ${day}::date, ${JSON.stringify(verdict)}::jsonb from prices.listings l
    where name = 'Чай лайка' and company_id in (select id from prices.companies where number = 'Билла')`)
  await (await db()).execute(sql`update prices.listings set hold = 'waiting' where name = 'Кафе на зърна 500 г'`)
  await indexAllProducts(await db())
})

it.each<[string, SearchFilters]>([
  ['anywhere', {}],
  ['at a chain', { retailer: chainSlug('Билла') }],
  ['in a town', { town: 'Русе' }],
])('a price that is held back is no reduction %s: as many are shown as are counted', async (_where, filters) => {
  const find = (reduction?: ReductionAnswer) =>
    searchProducts({ query: 'кафе', locale: 'bg', filters: { ...filters, reduction }, sort: 'price' })
  const { products, total } = await find('unknown')
  expect(products.map(({ title }) => title)).toEqual(['Кафе мляно 250 г'])
  expect(total).toBe(1)
  expect((await find()).facets.reductions).toEqual([{ value: 'unknown', name: null, count: 1 }])
  expect((await find('real')).total).toBe(0)
})

const tea = async (filters: SearchFilters) =>
  (await searchProducts({ query: 'чай', locale: 'bg', filters })).products.map(({ reports, lead }) => [
    reports.length,
    reports.find(({ key }) => key === lead)?.shop.name,
  ])

it('the price that is really reduced leads, however many chains ask less', async () => {
  expect(await tea({})).toEqual([[5, undefined]])
  expect(await tea({ reduction: 'real' })).toEqual([[5, 'Билла']])
})

it('a product is not shown in a town where what is known says another thing of it than in the country', async () => {
  expect(await tea({ town: 'Русе' })).toEqual([[1, undefined]])
  expect(await tea({ town: 'Русе', reduction: 'real' })).toEqual([])
})
