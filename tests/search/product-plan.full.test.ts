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
const { bestOffersStatement, offersStatement } = await import('@/features/search/offers/find-offers')
const { bestProductsStatement, productsStatement, promotionsStatement } = await import(
  '@/features/search/products/statements'
)
const { findQuery } = await import('@/features/search/query-plan')
const { planOf } = await import('@/features/search/query-plan')
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

/** The generic plan of a prepared statement, which does not depend on the values. */
async function genericPlan(statement: SQL): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `explain (generic_plan) ${new PgDialect().sqlToQuery(statement).sql}`,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

async function asked(query: string, missing: 0 | 1 = 0) {
  const plan = await planOf(query, 'bg')
  const met = plan.terms.length - missing
  const wanted = findQuery(withGroups(plan), missing === 0 ? 'all' : 'all-but-one') ?? ''
  return { plan, query: wanted, met, cursor: null, limit: 25 }
}

const noFilter = {
  category: undefined,
  retailer: undefined,
  town: undefined,
  group: undefined,
  state: undefined,
  priced: {},
}

describe.each(['relevance', 'price', 'kg'] as const)('ordered by %s', (sort) => {
  it.each(['мляко', 'кисело мляко олимпус', 'butter'])('“%s” is answered by the index of words', async (query) => {
    const wanted = await asked(query)
    const offers = { ...wanted, ...noFilter, withoutCard: false, sort, today: sofiaDay() }
    const products = {
      ...wanted,
      group: undefined,
      chain: undefined,
      place: undefined,
      companies: [],
      priced: {},
      sort,
    }
    const [stage = { query: '', outside: -1 }] = stagesOf(wanted)
    for (const [table, statement] of [
      ['offers', offersStatement(offers)],
      ['offers', bestOffersStatement(offers, stage)],
      ['products', productsStatement(products)],
      ['products', bestProductsStatement(products, stage)],
    ] as const) {
      for (const plan of [await planUsed(statement), await genericPlan(statement)]) {
        expect(plan).toContain(`Bitmap Index Scan on ${table}_words`)
        expect(plan).not.toMatch(new RegExp(`Seq Scan on ${table} `))
        // Nearly all offers match this index, so it must not be used.
        expect(plan).not.toContain('offers_last_day')
      }
    }
  })
})

it.each(['relevance', 'price', 'kg'] as const)(
  'prices of a chain in a town are looked up product after product, ordered by %s',
  async (sort) => {
    const wanted = await asked('мляко')
    const [stage = { query: '', outside: -1 }] = stagesOf(wanted)
    for (const chosen of [
      { chain: 7, place: undefined },
      { chain: undefined, place: 1 },
      { chain: 7, place: 1 },
    ]) {
      const options = { ...wanted, ...chosen, group: undefined, companies: [7], priced: {}, sort }
      const statements = [
        productsStatement(options),
        bestProductsStatement(options, stage),
        promotionsStatement(options),
      ]
      for (const statement of statements) {
        const used = await planUsed(statement)
        expect(used).not.toMatch(/Seq Scan on (products|listings|latest) /)
      }
    }
  },
)

it.each([
  ['мляко', 0],
  ['масло', 0],
  ['кисело мляко олимпус', 0],
  ['butter', 0],
  ['верея', 0],
  ['сирене верея 200', 0],
  // No product has two brands, so these match all words but one.
  ['верея олимпус', 1],
  ['мляко верея олимпус', 1],
  ['верея масло butter олимпус', 1],
] as const)(
  '“%s” but for %d of its words has the same first hits in stages as when everything is scored',
  async (query, missing) => {
    const database = await db()
    for (const limit of [5, 40, 700]) {
      const wanted = { ...(await asked(query, missing)), limit }
      const everything = { query: wanted.query, outside: -1 }
      const offers = { ...wanted, ...noFilter, withoutCard: false, sort: 'relevance', today: sofiaDay() } as const
      const { rows: best } = await database.execute(bestOffersStatement(offers, everything))
      expect((await findOffers(offers)).hits.map(({ id }) => id)).toEqual(best.map(({ id }) => id))
      const everywhere = { group: undefined, chain: undefined, place: undefined, companies: [], priced: {} }
      const products = { ...wanted, ...everywhere, sort: 'relevance' as const }
      const { rows } = await database.execute(bestProductsStatement(products, everything))
      expect((await findProducts(products)).hits.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    }
  },
)

it.each(['мляко', 'масло', 'кисело мляко олимпус', 'butter'])('“%s” is counted as by hand', async (query) => {
  const database = await db()
  const wanted = await asked(query)
  const { meantGroups } = wanted.plan
  const meant = meantGroups
    ? sql`coalesce(k.group_number = any(${sql.param(meantGroups)}::smallint[]), true)`
    : sql`true`
  const everything = { group: undefined, chain: undefined, place: undefined }
  for (const chosen of [
    everything,
    { group: 6, chain: undefined, place: 41 },
    { group: undefined, chain: 7, place: 1 },
  ]) {
    const { group, chain, place } = chosen
    const filter = {
      group: group === undefined ? sql`true` : sql`k.group_number = ${group}`,
      chain: chain === undefined ? sql`true` : sql`k.chain_ids @> array[${chain}]::integer[]`,
      place: place === undefined ? sql`true` : sql`k.places @> array[${place}]::integer[]`,
    }
    const byHand = async (facet: SQL, ...filters: SQL[]) => {
      const { rows } = await database.execute(sql`
        select facet::text as id, count(*)::integer as count
        from search.products p join search.product_kinds k on k.id = p.kind_id, ${facet} facet
        where p.words @@ ${wanted.query}::tsquery and facet is not null and ${meant} and ${sql.join(filters, sql` and `)}
        group by facet order by 2 desc, facet limit 50`)
      return rows
    }
    const { group: ofGroup, chain: ofChain, place: inPlace } = filter
    const found = await findProducts({ ...wanted, ...chosen, companies: [], priced: {}, sort: 'price' })
    expect(found.groups).toEqual(await byHand(sql`unnest(array[k.group_number])`, ofChain, inPlace))
    expect(found.chains).toEqual(await byHand(sql`unnest(k.chain_ids)`, ofGroup, inPlace))
    expect(found.places).toEqual(await byHand(sql`unnest(k.places)`, ofGroup, ofChain))
    const units = sql`unnest(array[case when k.ranked then k.unit end])`
    expect(found.units).toEqual(await byHand(units, ofGroup, ofChain, inPlace))
    const [all] = await byHand(sql`unnest(array['all'])`, ofGroup, ofChain, inPlace)
    expect(found.total).toBe(all?.count ?? 0)
  }
})
