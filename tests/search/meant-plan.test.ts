import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../setup/database'
import { nodesOf, type Plan, plan } from '../setup/query-plans'
import { generateDocuments } from './generate'
import { generateOffers } from './generate-offers'

const { url } = await freshDatabase()
const { db } = await import('@/server/cms')
const { meantStatement, readNote } = await import('@/features/search/meant')
const { findQuery } = await import('@/features/search/query-plan')
const { withGroups } = await import('@/features/search/score')

const client = new Client({ connectionString: url })

beforeAll(async () => {
  const database = await db()
  await generateDocuments(database, 2_000)
  await generateOffers(database, { offers: 100_000, products: 20_000 })
  await client.connect()
}, 300_000)
afterAll(() => client.end())

const explained = z.array(z.object({ 'QUERY PLAN': z.tuple([z.object({ Plan: plan })]) }))

async function nodesUsed(text: string, params: unknown[]): Promise<Plan[]> {
  const { rows } = await client.query(`explain (analyze, format json) ${text}`, params)
  return explained.parse(rows).flatMap(({ 'QUERY PLAN': [{ Plan: root }] }) => nodesOf(root))
}

/** The generic plan of a prepared statement, which does not depend on the values. */
async function genericPlan(text: string): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (generic_plan) ${text}`)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** Rows that a node has looked at, also those that it left out. */
const rowsOf = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

async function thingsWith(query: string): Promise<number> {
  const { rows } = await client.query(
    `select (select count(*)::integer from search.products where words @@ $1::tsquery)
      + (select count(*)::integer from search.offers where words @@ $1::tsquery) as count`,
    [query],
  )
  return z.object({ count: z.number() }).parse(rows[0]).count
}

const mostChainsOfProduct = 2
const smallTables = ['chains', 'companies', 'company_days']

describe('among 100,000 offers and 20,000 products', () => {
  it.each(['мляко', 'кисело мляко', 'кисело мляко олимпус', 'мляко под 3 лв'])(
    '“%s” on a list reads the things with its words and their prices, by index',
    async (note) => {
      const read = await readNote(note, 'bg')
      const statement = meantStatement(read)
      if (!statement) throw new Error(`nothing is meant by ${note}`)
      const { sql, params } = new PgDialect().sqlToQuery(statement)
      const things = await thingsWith(findQuery(withGroups(read.plan), 'all') ?? '')
      expect(things).toBeGreaterThan(0)
      const used = await nodesUsed(sql, params)
      const large = used.filter((node) => !smallTables.includes(node['Relation Name'] ?? ''))
      expect(Math.max(...large.map(rowsOf))).toBeLessThanOrEqual(mostChainsOfProduct * things)
      for (const plan of [used.map((node) => node['Index Name'] ?? '').join('\n'), await genericPlan(sql)]) {
        for (const index of ['products_words', 'offers_words', 'listings_product', 'latest_pkey']) {
          expect(plan).toContain(index)
        }
        // Nearly all offers match this index, so it must not be used.
        expect(plan).not.toContain('offers_last_day')
      }
    },
  )
})
