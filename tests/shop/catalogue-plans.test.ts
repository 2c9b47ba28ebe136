import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { type CatalogueFilter, noFilter } from '@/features/shop/catalogue/filter'
import { freshDatabase } from '../setup/database'
import { type Plan, plansOf } from '../setup/query-plans'
import { fillShop } from './catalogue-kit'

let payload: Payload
let findProducts: typeof import('@/features/shop/catalogue/find-products').findProducts
let countFacets: typeof import('@/features/shop/catalogue/count-facets').countFacets

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  ;({ findProducts } = await import('@/features/shop/catalogue/find-products'))
  ;({ countFacets } = await import('@/features/shop/catalogue/count-facets'))
  await fillShop(payload, { products: 2_000, colours: 20, categories: 20, tags: 20 })
  await payload.db.drizzle.execute(sql`vacuum shop.variant_stock`)
})
afterAll(() => payload.destroy())

const ask = (filter: Partial<CatalogueFilter>) => ({ category: null, filter: { ...noFilter, ...filter } })
const touched = (node: Plan) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
const counted = z.object({ count: z.number() })

async function variantsThat(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select count(*)::integer as count from shop.variant_stock s join colours c on c.id = s.colour
    where s.in_stock and ${condition}`)
  return counted.parse(rows[0]).count
}

it('a size in a colour reads the variants that are in stock in both, by an index', async () => {
  const plans = await plansOf(payload, () => findProducts(ask({ size: ['42'], colour: ['colour-3'] }), 24))
  const stock = plans.flat().filter((node) => node['Relation Name'] === 'variant_stock')
  const matching = await variantsThat(sql`s.size = '42' and c.slug = 'colour-3'`)
  expect(stock.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  for (const node of stock) expect(touched(node)).toBeLessThanOrEqual(matching)
})

it('a facet reads no variant twice, and none that its other choices leave out', async () => {
  const plans = await plansOf(payload, () => countFacets(ask({ size: ['42'], colour: ['colour-3'] })))
  const [ofSize, ofColour] = [await variantsThat(sql`s.size = '42'`), await variantsThat(sql`c.slug = 'colour-3'`)]
  expect(plans).toHaveLength(3)
  for (const plan of plans) {
    const stock = plan.filter((node) => node['Relation Name'] === 'variant_stock')
    expect(stock.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    for (const node of stock) expect(touched(node)).toBeLessThanOrEqual(Math.max(ofSize, ofColour))
  }
})

it('asks the stock alone: the documents of variants and products are not read', async () => {
  const plans = await plansOf(payload, async () => {
    await findProducts(ask({}), 24)
    await countFacets(ask({}))
  })
  const relations = plans.flat().map((node) => node['Relation Name'])
  expect(relations).toContain('variant_stock')
  expect(relations).not.toContain('variants')
  expect(relations).not.toContain('products')
})
