import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { freshDatabase } from '../setup/database'
import { generateDocuments } from './generate'
import { generateOffers } from './generate-offers'

const { url } = await freshDatabase()
const { db } = await import('@/server/cms')
const { bestOffersStatement, offersStatement } = await import('@/features/search/offers/statements')
const { bestProductsStatement, productsStatement } = await import('@/features/search/products/statements')
const { findQuery, planOf } = await import('@/features/search/plan')
const { findOffers } = await import('@/features/search/offers/find-offers')
const { findProducts } = await import('@/features/search/products/find-products')
const { stagesOf, withGroups } = await import('@/features/search/score')

const client = new Client({ connectionString: url })

beforeAll(async () => {
  const database = await db()
  await generateDocuments(database, 2_000)
  await generateOffers(database, { offers: 50_000, products: 20_000 })
  await database.execute(sql`
    insert into search.groups (number, words) values (6, '{mliak,milk}'), (12, '{masl,buter}'), (13, '{siren}')`)
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
    const wanted = await asked(query)
    const offers = { ...wanted, ...noFilter, withoutCard: false, sort, today: sofiaDay() }
    const products = { ...wanted, group: undefined, chain: undefined, place: undefined, sort }
    const [stage = { query: '', outside: -1 }] = stagesOf(wanted.plan, wanted.query)
    for (const [table, statement] of [
      ['offers', offersStatement(offers)],
      ['offers', bestOffersStatement(offers, stage)],
      ['products', productsStatement(products)],
      ['products', bestProductsStatement(products, stage)],
    ] as const) {
      const used = await planUsed(statement)
      expect(used).toContain(`Bitmap Index Scan on ${table}_words`)
      expect(used).not.toMatch(new RegExp(`Seq Scan on ${table} `))
    }
  })
})

it.each(['мляко', 'масло', 'кисело мляко олимпус', 'butter', 'верея', 'сирене верея 200'])(
  '“%s” has the same first hits in stages as when everything is scored',
  async (query) => {
    const database = await db()
    for (const limit of [5, 40, 700]) {
      const wanted = { ...(await asked(query)), limit }
      const everything = { query: wanted.query, outside: -1 }
      const offers = { ...wanted, ...noFilter, withoutCard: false, sort: 'relevance', today: sofiaDay() } as const
      const { rows: best } = await database.execute(bestOffersStatement(offers, everything))
      expect((await findOffers(offers)).hits.map(({ id }) => id)).toEqual(best.map(({ id }) => id))
      const products = { ...wanted, group: undefined, chain: undefined, place: undefined, sort: 'relevance' } as const
      const { rows } = await database.execute(bestProductsStatement(products, everything))
      expect((await findProducts(products)).hits.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    }
  },
)
