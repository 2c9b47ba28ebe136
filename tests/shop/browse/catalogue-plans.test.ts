import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CatalogueFilter, noCatalogueFilter } from '@/features/shop/browse/catalogue/filter'
import { freshDatabase } from '../../setup/database'
import { type Plan, plansOf } from '../../setup/query-plans'
import { fillShop } from './catalogue-kit'

let payload: Payload
let findCatalogueProducts: typeof import('@/features/shop/browse/catalogue/find-products').findCatalogueProducts
let countFacets: typeof import('@/features/shop/browse/catalogue/count-facets').countFacets

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  ;({ findCatalogueProducts } = await import('@/features/shop/browse/catalogue/find-products'))
  ;({ countFacets } = await import('@/features/shop/browse/catalogue/count-facets'))
  await fillShop(payload, { products: 2_000, colours: 20, categories: 20, tags: 20 })
  await payload.db.drizzle.execute(sql`vacuum analyze shop.catalogue_goods`)
})
afterAll(() => payload.destroy())

const ask = (filter: Partial<CatalogueFilter>) => ({ category: null, filter: { ...noCatalogueFilter, ...filter } })
const touched = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
const scansOf = (plans: Plan[][]) => plans.flat().filter((node) => node['Relation Name'] === 'catalogue_goods')

const choices: Partial<CatalogueFilter>[] = [
  { category: ['category-3'] },
  { tag: ['tag-4'] },
  { colour: ['colour-5'] },
  { price: ['25-50'] },
]

it.each(choices)('finds %o by an index, and reads no other product', async (choice) => {
  const { total } = await findCatalogueProducts(ask(choice), 24)
  const most = choice.colour ? total : (await findCatalogueProducts(ask({ ...choice, soldOut: true }), 24)).total
  const scans = scansOf(await plansOf(payload, () => findCatalogueProducts(ask(choice), 24)))
  expect(total).toBeGreaterThan(0)
  expect(scans.map((node) => node['Node Type'])).toEqual(['Bitmap Heap Scan'])
  for (const scan of scans) expect(touched(scan)).toBeLessThanOrEqual(most)
})

it('counts all facets in which nothing is chosen with one reading of the products', async () => {
  const plans = await plansOf(payload, () => countFacets(ask({})))
  expect(scansOf(plans)).toHaveLength(1)
  const [none, one] = [await countFacets(ask({})), await plansOf(payload, () => countFacets(ask({ tag: ['tag-4'] })))]
  expect(Object.keys(none.tag)).toHaveLength(20)
  expect(scansOf(one)).toHaveLength(2)
})

it('asks what the catalogue keeps for itself: neither stock nor the documents of variants and products', async () => {
  const plans = await plansOf(payload, async () => {
    await findCatalogueProducts(ask({ size: ['42'], colour: ['colour-3'] }), 24)
    await countFacets(ask({ size: ['42'], colour: ['colour-3'], price: ['25-50'] }))
  })
  const relations = plans.flat().map((node) => node['Relation Name'])
  expect(relations).toContain('catalogue_goods')
  for (const other of ['variant_stock', 'variants', 'products', 'products_rels', 'listed_products'])
    expect(relations).not.toContain(other)
})
