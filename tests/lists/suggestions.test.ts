import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { fillPrices } from '../search/price-data'
import { sampleShops } from '../search/sample-shops'
import { freshCms } from '../setup/cms'

const { payload: cms } = await freshCms()
const { db } = await import('@/server/cms')
const { findSuggestions } = await import('@/features/lists/server/find-suggestions')
const { indexAllProducts } = await import('@/server/search-index/products')

const today = sofiaDay()

async function offer(title: string, priceCents: number, brochure: string): Promise<string> {
  return (await cms.create({ collection: 'offers', data: { brochure, pageNumber: 1, title, priceCents } })).id
}

beforeAll(async () => {
  const { ids } = await sampleShops(cms)
  const database = await db()
  await fillPrices(database, [
    { title: 'Прясно мляко Верея 1 л', chain: 'Билла', day: today, low: 219 },
    { title: 'Прясно мляко Верея 1 л', chain: 'Метро', day: today, low: 205, promo: 189 },
    { title: 'Прясно мляко Верея 1 л', chain: 'Житен', invented: true, day: today, low: 99 },
    { title: 'Прясно мляко без цена 1 л', chain: 'Билла', day: '2026-01-05', low: 100 },
  ])
  await indexAllProducts(await db())
  const [now = '', later = ''] = [ids['brochure current'], ids['brochure upcoming']]
  const matched = await offer('Прясно мляко Верея', 210, now)
  await offer('Прясно мляко Родопея', 179, now)
  await offer('Прясно мляко догодина', 100, later)
  await offer('Кофа за боя', 500, now)
  await database.execute(sql`
    insert into prices.offer_matches (offer_id, group_number, product_id)
    select ${matched}, 1, id from prices.products where title = 'Прясно мляко Верея 1 л'
    on conflict (offer_id) do update set product_id = excluded.product_id`)
})

const found = async (query: string) =>
  (await findSuggestions(query, 'bg')).map(({ title, price }) => [title, price?.cents])

describe('what is found for a note', () => {
  it('is each product once at its lowest real price of now, then the other offers of today', async () => {
    expect(await found('прясно мляко')).toEqual([
      ['Прясно мляко Верея 1 л', 189],
      ['Прясно мляко Родопея', 179],
    ])
  })

  it('is found by the beginning of a word, and is no guess', async () => {
    expect((await found('прясно мля'))[0]).toEqual(['Прясно мляко Верея 1 л', 189])
    expect(await found('кафе')).toEqual([])
    expect(await found('%_')).toEqual([])
  })
})
