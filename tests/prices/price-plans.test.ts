import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { type Plan, plansOf } from '../setup/query-plans'
import { priceFixtures } from './price-fixtures'

const listings = 20_000
const groups = 500
const chains = 4
const today = sofiaDay()

const { payload } = await freshCms()

beforeAll(async () => {
  const fixtures = await priceFixtures(payload)
  await fixtures.addGroups([12])
  const company = await fixtures.addCompany('Верига')
  await fixtures.observe(company, [today])
  await fixtures.run(sql`insert into prices.products (slug, title, group_number, pack_unit, pack_amount)
    select 'p-' || n, 'Продукт ' || n, 1 + n % ${groups}, 'kg', 250 from generate_series(1, ${listings / chains}::int) n`)
  await fixtures.run(sql`
    insert into prices.listings (company_id, code, name, group_number, pack_unit, pack_amount, product_id)
    select ${company}, n, 'Продукт ' || n, 1 + (1 + n % ${listings / chains}) % ${groups}, 'kg', 250, 1 + n % ${listings / chains}
    from generate_series(1, ${listings}::int) n`)
  await fixtures.run(
    sql`insert into prices.latest select id, 0, ${today}, 100 + id % 900, 200, 300, null, 5 from prices.listings`,
  )
  await fixtures.run(sql`
    insert into prices.spans select id, 0, ${today}, ${today}, 100 + id % 900, 200, 300, null, 5 from prices.listings`)
  await fixtures.run(
    sql`insert into prices.reductions (listing_id, day, verdict)
      select id, ${today}, jsonb_build_object('answer', 'real', 'percent', 1 + id % 50, 'startedOn', ${today}::text,
        'prior', jsonb_build_object('cents', 100, 'day', ${today}::text)) from prices.listings`,
  )
  await fixtures.run(sql`analyze`)
})

/** No table of prices is scanned, and no more rows are read than belong to the question. */
function expectCheap(plans: Plan[][], rows: number): void {
  const nodes = plans.flat()
  const large = nodes.filter((node) => /^(listings|latest|spans|products|reductions)/.test(node['Relation Name'] ?? ''))
  expect(large.length).toBeGreaterThan(0)
  const scans = large.filter((node) => node['Node Type'] === 'Seq Scan')
  expect(scans.map((node) => node['Relation Name'])).toEqual([])
  for (const node of large) {
    const touched = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    expect(touched, `${node['Node Type']} ${node['Index Name'] ?? ''}`).toBeLessThanOrEqual(rows)
  }
}

it('a group reads its own listings', async () => {
  const { readProductGroups } = await import('@/features/price-data/groups/data')
  const { readGroupView } = await import('@/features/prices/group-data')
  const { noFilter } = await import('@/features/prices/filter')
  const [butter] = await readProductGroups('bg')
  if (!butter) throw new Error('no group')
  for (const filter of [noFilter, { ...noFilter, after: '0_2000_1' }, { ...noFilter, size: 250 }]) {
    const read = () => visitorRequest(() => readGroupView(butter, filter, 0))
    expectCheap(await plansOf(payload, read), (2 * listings) / groups)
  }
})

it('a product reads the listings, prices and spans of its chains', async () => {
  const { getProduct, readProductView } = await import('@/features/prices/product-data')
  const product = await visitorRequest(() => getProduct('p-77'))
  if (!product) throw new Error('no product')
  const plans = await plansOf(payload, () => visitorRequest(() => readProductView(product, 0)))
  expectCheap(plans, 2 * chains)
})

it('the biggest reductions are read along their index', async () => {
  const { getReductions } = await import('@/features/prices/overview-query')
  expectCheap(await plansOf(payload, () => visitorRequest(() => getReductions(8))), 200)
})
