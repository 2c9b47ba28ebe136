import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
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
