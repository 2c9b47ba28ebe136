import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { freshCms } from '../../setup/cms'

await freshCms()
const { db } = await import('@/server/cms')
const { planOf } = await import('@/features/search/query-plan')
const { postsStatement } = await import('@/features/search/posts/data')

beforeAll(async () => {
  await (await db()).execute(sql`
    insert into search.documents (kind, id, valid_from, strong, words)
    select 'post', md5('post ' || n)::uuid, date '2026-01-01', '', array_to_tsvector(array['word' || n, 'often'])
    from generate_series(1, 20000) n`)
  await (await db()).execute(sql`analyze search.documents_other`)
})

it('looks for posts by the index of their words', async () => {
  const statement = postsStatement({ plan: await planOf('word77', 'en'), query: "'word77'", cursor: null, limit: 7 })
  const { rows } = await (await db()).execute(sql`explain ${statement}`)
  const used = rows.map((row) => z.object({ 'QUERY PLAN': z.string() }).parse(row)['QUERY PLAN']).join('\n')
  expect(used).toContain('Bitmap Index Scan on documents_other_words')
})
