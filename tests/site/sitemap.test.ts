import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { priceFixtures } from '../prices/price-fixtures'
import { freshCms } from '../setup/cms'

const { payload } = await freshCms()
const { readProductEntries, readProductParts, readSitemapPart, readSitemapParts } = await import(
  '@/features/site/seo/sitemap'
)

it.each(['posts', 'pages'] as const)('many %s are told in parts that search engines accept', async (collection) => {
  await payload.db.drizzle.execute(sql`
    insert into ${sql.identifier(collection)} (id, slug, _status)
    select gen_random_uuid(), 'many-' || n, 'published' from generate_series(1, 12501) n`)
  const parts = await readSitemapParts(collection)
  const told = await Promise.all(parts.map((first) => readSitemapPart(collection, first)))
  expect(told.map(({ length }) => length)).toEqual([5000, 5000, 2501])
  expect(new Set(told.flat().map(({ path }) => path)).size).toBe(12_501)
})

it('a part may begin with an id of any version, as copies and imports of others have it', async () => {
  const { GET } = await import('@/app/sitemaps/[part]/route')
  const id = '0000025a-2546-b716-8b0f-daa654225ee0'
  await payload.db.drizzle.execute(sql`insert into posts (id, slug, _status) values (${id}, 'copied', 'published')`)
  const asked = (part: string) => GET(new Request('http://localhost/'), { params: Promise.resolve({ part }) })
  const part = await asked(`posts-${id}.xml`)
  expect(part.status).toBe(200)
  expect(await part.text()).toContain('/copied<')
  expect((await asked(`users-${id}.xml`)).status).toBe(404)
})

it('a product that was joined with another is told by its address alone, and none that nobody sells', async () => {
  const fixtures = await priceFixtures(payload)
  const company = await fixtures.addCompany('Алфа')
  const until = sofiaDay()
  const [milk, gone] = [
    await fixtures.addProduct('milk', 'Мляко', null),
    await fixtures.addProduct('gone', 'Сирене', null),
  ]
  await fixtures.addListing({ company, days: [300], until, product: milk, group: null })
  await fixtures.addListing({ company, days: [300, null], until, product: gone, group: null })
  await payload.db.drizzle.execute(sql`
    insert into prices.products (slug, title, merged_into)
    select 'old-milk', 'Мляко', id from prices.products where slug = 'milk'`)
  const parts = await readProductParts()
  const told = await Promise.all(parts.map(readProductEntries))
  expect(told.flat().map(({ path }) => path)).toEqual(['/prices/milk'])
})
