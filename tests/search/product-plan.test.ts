import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { freshDatabase } from '../setup/database'
import { generateDocuments } from './generate'
import { generateOffers } from './generate-offers'

const { url } = await freshDatabase()
const { db } = await import('@/server/cms')
const { offersStatement } = await import('@/features/search/offers/find-offers')
const { productsStatement } = await import('@/features/search/products/find-products')
const { findQuery, planOf } = await import('@/features/search/plan')
const { withGroups } = await import('@/features/search/score')

const client = new Client({ connectionString: url })

beforeAll(async () => {
  const database = await db()
  await generateDocuments(database, 2_000)
  await generateOffers(database, { offers: 50_000, products: 20_000 })
  await client.connect()
}, 300_000)
afterAll(() => client.end())

async function planUsed(statement: SQL): Promise<string> {
  const { sql, params } = new PgDialect().sqlToQuery(statement)
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze) ${sql}`, params)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

async function asked(query: string) {
  const plan = await planOf(query, 'bg')
  return { plan, query: findQuery(withGroups(plan), 'all') ?? '', cursor: null, limit: 25 }
}

const noFilter = { category: undefined, retailer: undefined, town: undefined, group: undefined, state: undefined }

describe.each(['relevance', 'price', 'kg'] as const)('ordered by %s', (sort) => {
  it.each(['мляко', 'кисело мляко олимпус', 'butter'])('“%s” is answered by the index of words', async (query) => {
    const today = sofiaDay()
    const offers = offersStatement({ ...(await asked(query)), ...noFilter, withoutCard: false, sort, today })
    const used = await planUsed(offers)
    expect(used).toContain('Bitmap Index Scan on offers_words')
    expect(used).not.toMatch(/Seq Scan on offers/)
    const products = productsStatement({
      ...(await asked(query)),
      group: undefined,
      chain: undefined,
      place: undefined,
      sort,
    })
    const usedByProducts = await planUsed(products)
    expect(usedByProducts).toContain('Bitmap Index Scan on products_words')
    expect(usedByProducts).not.toMatch(/Seq Scan on products/)
  })
})
