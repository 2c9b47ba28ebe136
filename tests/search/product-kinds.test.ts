import { sql } from '@payloadcms/db-postgres'
import { expect, it, onTestFinished } from 'vitest'
import type { SearchFilters } from '@/features/search/types'
import { freshDatabase } from '../setup/database'
import { fillPrices } from './price-data'

await freshDatabase()
const { cmsSystem, db } = await import('@/server/cms')
const { searchProducts } = await import('@/features/search/products/data')
const { indexAllProducts } = await import('@/server/search-index/products')

const day = '2026-05-13'

it('keeps kinds apart that differ in their towns alone, as many as there are', async () => {
  const cms = await cmsSystem()
  onTestFinished(() => cms.destroy())
  const database = await db()
  await database.execute(sql`
    insert into prices.places (id, code, name)
    select 100 + n, 'T' || n, 'Село ' || n from generate_series(1, 3000) n`)
  const villages = (last: number) =>
    Object.fromEntries(Array.from({ length: last }, (_, index) => [`T${index + 1}`, 100]))
  const sold = (title: string, last: number) => ({
    title,
    chain: 'Билла',
    day,
    group: 12,
    low: 100,
    towns: villages(last),
  })
  await fillPrices(database, [sold('Айран навсякъде', 20), sold('Айран другаде', 19)])
  await database.execute(sql`
    insert into prices.latest (listing_id, place_id, day, low, median, high, stores)
    select i.id, p.id, ${day}::date, 100, 100, 100, 1 from prices.listings i, prices.places p
    where i.name = 'Айран навсякъде' and p.id > 120`)
  await indexAllProducts(await db())
  const find = (filters?: SearchFilters) =>
    searchProducts({ query: 'айран', locale: 'bg', ...(filters && { filters }) })
  const { facets, total } = await find()
  expect(total).toBe(2)
  expect(facets.towns).toHaveLength(50)
  expect(facets.towns.filter(({ count }) => count === 2)).toHaveLength(19)
  const { products } = await find({ town: 'Село 3000' })
  expect(products.map(({ title }) => title)).toEqual(['Айран навсякъде'])
})
