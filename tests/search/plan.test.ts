import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { freshDatabase } from '../setup/database'
import { generateDocuments } from './generate'

const { url } = await freshDatabase()
const { db } = await import('@/server/cms')
const { findStatement } = await import('@/features/search/find')
const { pagesStatement } = await import('@/features/search/find-pages')
const { findQuery } = await import('@/features/search/query-plan')
const { planOf } = await import('@/features/search/query-plan')
const { similarStatement } = await import('@/features/search/vocabulary')

const client = new Client({ connectionString: url })
let plans: string[] = []

beforeAll(async () => {
  await generateDocuments(await db(), 20_000)
  await client.connect()
  client.on('notice', ({ message }) => plans.push(message ?? ''))
  // Logs the plans of statements inside functions too, as they were executed.
  await client.query(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_level = notice`)
}, 300_000)

afterAll(() => client.end())

async function run(statement: SQL): Promise<{ rows: unknown[]; used: string }> {
  const { sql, params } = new PgDialect().sqlToQuery(statement)
  plans = []
  const { rows } = await client.query(sql, params)
  return { rows, used: plans.join('\n') }
}

async function planned(query: string) {
  const plan = await planOf(query, 'bg')
  return { plan, query: findQuery(plan, 'all') ?? '', today: sofiaDay() }
}

const noFilter = { category: undefined, retailer: undefined, town: undefined, cursor: null, limit: 13, filters: {} }

describe('with 20,000 brochures', () => {
  it.each(['мляко', 'кисело мляко олимпус', 'верига 12 бира', 'шокулад', 'washing machine'])(
    'finding “%s” reads brochures by their words’ index only',
    async (query) => {
      const { used, rows } = await run(findStatement({ ...(await planned(query)), ...noFilter, state: undefined }))
      expect(rows).toMatchObject([{ total: expect.any(Number) }])
      expect(used).toContain('Bitmap Index Scan on documents_brochure_live')
      expect(used).not.toMatch(/Seq Scan on documents_(brochure|page)/)
    },
  )

  it('finding past ones does so too', async () => {
    const { used } = await run(findStatement({ ...(await planned('шоколад')), ...noFilter, state: 'past' }))
    expect(used).toContain('Bitmap Index Scan on documents_brochure_words')
    expect(used).not.toMatch(/Seq Scan on documents_(brochure|page)/)
  })

  it('their pages are read by their brochures', async () => {
    const { rows } = await client.query<{ id: string }>(
      `select id from search.documents where kind = 'brochure' order by id limit 12`,
    )
    const { plan } = await planned('мляко')
    const { used } = await run(
      pagesStatement(
        plan,
        rows.map(({ id }) => id),
      ),
    )
    expect(used).toContain('documents_page_brochure')
    expect(used).not.toMatch(/Seq Scan on documents_(brochure|page)/)
  })

  it('typing errors are resolved by the index of the vocabulary', async () => {
    const { used, rows } = await run(similarStatement(['shokulad', 'mialk'], ['mliak', 'nothing']))
    expect(rows).toContainEqual(expect.objectContaining({ word: 'mliak' }))
    expect(used).toContain('words_trigrams')
    expect(used).not.toContain('Seq Scan on words')
  })
})
