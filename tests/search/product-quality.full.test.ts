import path from 'node:path'
import { Client } from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { fixedProductQueries, laterProductQueries, type ProductQuery } from './product-queries'

const { payload: cms, url } = await freshCms()
const { db } = await import('@/server/cms')
const { importDay } = await import('@/features/price-data/import/import-day')
const { matchListings } = await import('@/features/price-data/matching/match-listings')
const { indexAllProducts } = await import('@/server/search-index/products')
const { searchProducts } = await import('@/features/search/products/data')
const { readProductGroups } = await import('./product-groups-of')
const { writeProductGroups } = await import('../../seed/write/product-groups')

let groupOf: Map<number, number | null>

beforeAll(async () => {
  await writeProductGroups(cms)
  const client = new Client({ connectionString: url })
  await client.connect()
  await importDay(client, { day: '2026-05-13', path: path.resolve('seed/open-prices/2026-05-13.zip') }, {})
  await client.end()
  await matchListings()
  await indexAllProducts(await db())
  groupOf = await readProductGroups(cms)
}, 300_000)

type Found = Awaited<ReturnType<typeof searchProducts>>['products']

function isMet({ groups, finds }: ProductQuery, found: Found): boolean {
  const first = found.slice(0, 3)
  const inGroup = first.filter(({ id }) => groups.includes(groupOf.get(id) ?? -1))
  if (!finds) return first.length > 0 && inGroup.length === first.length
  return inGroup.some(({ title }) => finds.test(title))
}

describe.each([
  ['fixed before any tuning', fixedProductQueries, 1],
  ['written later', laterProductQueries, 1],
])('queries for products %s', (name, queries, least) => {
  it(`find at least ${least * 100} %`, async () => {
    const missed: string[] = []
    for (const judged of queries) {
      const { products } = await searchProducts(judged)
      if (isMet(judged, products)) continue
      const said = products.slice(0, 3).map(({ id, title }) => `${title} (${groupOf.get(id)})`)
      missed.push(`${judged.query} (${judged.locale}): ${said.join(' | ')}`)
    }
    const met = queries.length - missed.length
    console.warn(`search quality, products ${name}: ${met} of ${queries.length}\n${missed.join('\n')}`)
    expect(met / queries.length, missed.join('\n')).toBeGreaterThanOrEqual(least)
  })
})
