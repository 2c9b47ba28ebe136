import { sql } from '@payloadcms/db-postgres/drizzle'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentFixtures } from '../content/content-fixtures'
import { freshCms } from '../setup/cms'
import { type Plan, plansOf } from '../setup/query-plans'

const generated = 20_000

const { payload } = await freshCms()
const fixtures = await contentFixtures(payload)
const { listBrochures, listShelf } = await import('@/features/brochures/list-query')
const { readCategoryShops } = await import('@/features/brochures/categories/shops')
const { findBestOffers } = await import('@/features/search/offers/best-offers')

beforeAll(async () => {
  const someImport = await fixtures.addPages(await fixtures.createBrochure({ _status: 'draft' }), 1)
  for (let count = 0; count < 5; count += 1) {
    await fixtures.createCategory()
    for (let shops = 0; shops < 4; shops += 1) await fixtures.createRetailer()
  }
  // A year of weekly brochures: most have ended, as on a live site.
  await fixtures.run(sql`
    insert into brochures (id, slug, valid_from, valid_to, retailer_id, category_id, active_import_id, published_at, _status)
    select gen_random_uuid(), 'generated-' || n,
      to_char(current_date - 350 + n % 365, 'YYYY-MM-DD'), to_char(current_date - 343 + n % 365, 'YYYY-MM-DD'),
      (select id from retailers offset n % 21 limit 1), (select id from categories offset n % 6 limit 1), ${someImport},
      now() - interval '353 days' + n % 365 * interval '1 day' - n * interval '1 second', case when n % 10 = 0 then 'draft' else 'published' end::enum_brochures_status
    from generate_series(1, ${generated}::int) n`)
  await fixtures.run(sql`analyze`)
})

function expectCheap(nodes: Plan[], rows: number): void {
  const ofBrochures = nodes.filter((node) => node['Relation Name'] === 'brochures')
  expect(ofBrochures.map((node) => node['Node Type'])).not.toContain('Seq Scan')
  for (const node of nodes) {
    const touched = (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    expect(touched, `${node['Node Type']} ${node['Index Name'] ?? ''}`).toBeLessThanOrEqual(rows)
  }
}

const indexesOf = (nodes: Plan[]) => nodes.flatMap((node) => node['Index Name'] ?? [])

describe(`with ${generated.toLocaleString('en')} brochures`, () => {
  it.each([
    ['ended', { state: 'expired' }, 'brochures_public_ends'],
    ['current', { state: 'current' }, 'brochures_public_ends'],
    ['upcoming', { state: 'upcoming' }, 'brochures_public_starts'],
  ] as const)('the list of %s ones reads along its index', async (_, filter, index) => {
    const [cards, cursor] = await plansOf(payload, () => listBrochures('bg', filter, 24))
    expect(indexesOf(cards ?? [])).toContain(index)
    expectCheap(cards ?? [], 2_000)
    expectCheap(cursor ?? [], 2)
  })

  it('a later page costs what the first one does', async () => {
    let next: string | null | undefined
    for (let page = 0; page < 20; page += 1) {
      next = (await listBrochures('bg', { state: 'expired' }, 24, next ?? undefined)).next
    }
    const [cards] = await plansOf(payload, () => listBrochures('bg', { state: 'expired' }, 24, next ?? undefined))
    expect(indexesOf(cards ?? [])).toContain('brochures_public_ends')
    expectCheap(cards ?? [], 200)
  })

  it.each([
    ['newest', { state: 'current', sort: 'newest' }],
    ['newest of those that ended', { state: 'expired', sort: 'newest' }],
  ] as const)('the %s ones are found without reading the table', async (_, filter) => {
    const [cards] = await plansOf(payload, () => listBrochures('bg', filter, 24))
    expectCheap(cards ?? [], 2_000)
  })

  it.each([
    ['current', { state: 'current' }],
    ['newest', { state: 'current', sort: 'newest' }],
    ['upcoming', { state: 'upcoming' }],
  ] as const)('a shelf of the %s ones reads no more than its list', async (_, filter) => {
    const [cards] = await plansOf(payload, () => listShelf('bg', filter, 10))
    expectCheap(cards ?? [], 2_000)
  })

  it.each(['current', 'expired', 'upcoming'] as const)(
    'a category and a shop read their own %s ones',
    async (state) => {
      for (const own of [{ category: fixtures.category }, { retailer: fixtures.retailer }]) {
        const [cards] = await plansOf(payload, () => listBrochures('bg', { ...own, state }, 24))
        expectCheap(cards ?? [], 500)
      }
      const [newest] = await plansOf(payload, () =>
        listBrochures('bg', { category: fixtures.category, state, sort: 'newest' }, 24),
      )
      expectCheap(newest ?? [], 500)
    },
  )

  it('the shops and the offers of a category, and the offers of a shop, are found by its brochures that have not ended', async () => {
    const [shops] = await plansOf(payload, () => readCategoryShops(fixtures.category))
    expectCheap(shops ?? [], 1_000)
    const [offers] = await plansOf(payload, () => findBestOffers({ category: fixtures.category }, 6))
    expectCheap(offers ?? [], 1_000)
    const [ofShop] = await plansOf(payload, () => findBestOffers({ shop: fixtures.retailer }, 6))
    expectCheap(ofShop ?? [], 1_000)
  })
})
