import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { stapleBasket } from '@/domain/staple-basket'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures } from './price-fixtures'

const { payload } = await freshCms()
const fixtures = await priceFixtures(payload)
const { readProductGroups } = await import('@/features/price-data/groups/data')
const { checkAllGroups } = await import('@/features/price-data/outliers/check-group')
const { noFilter } = await import('@/features/prices/filter')
const { readGroupView } = await import('@/features/prices/group-data')
const { getChainGroups } = await import('@/features/prices/overview-query')
const { basketOf } = await import('@/features/prices/savings')
const { rebuildPriceSummaries } = await import('@/features/price-data/summaries/rebuild-summaries')

const until = '2026-11-20'
/** Cents and pieces: only the first napkin costs less than half a cent. */
const napkins: [cents: number, pieces: number][] = [
  [39, 100],
  [60, 100],
  [70, 100],
  ...[80, 85, 90, 95, 100, 100, 105, 110, 115].map((cents): [number, number] => [cents, 100]),
]

beforeAll(async () => {
  await fixtures.addGroups([12])
  const companies = [
    await fixtures.addCompany('Алфа'),
    await fixtures.addCompany('Бета'),
    await fixtures.addCompany('Гама'),
  ] as const
  for (const [low, amount] of [
    [20, 100],
    [75, 250],
    [641, 2130],
    [100, 250],
  ] as const) {
    await fixtures.addListing({ company: companies[0], days: [low], until, size: { unit: 'kg', amount } })
  }
  await payload.create({
    collection: 'product-groups',
    locale: 'bg',
    data: { number: 99, slug: 'napkins', baseUnit: 'piece', perishable: false, verdictRule: 'none', title: 'Салфетки' },
  })
  for (const [index, [low, amount]] of napkins.toReversed().entries()) {
    const company = companies[index % 3] ?? companies[0]
    const name = `Салфетки ${low}`
    await fixtures.addListing({ company, days: [low], until, group: 99, name, size: { unit: 'piece', amount } })
  }
})

async function viewOf(slug: string) {
  const group = (await readProductGroups('bg')).find((each) => each.slug === slug)
  if (!group) throw new Error(`no group ${slug}`)
  return visitorRequest(() => readGroupView(group, noFilter, 0))
}

it('the median is of exact unit prices: 300 and 300.94 cents make 300, not the 301 of 300 and 301', async () => {
  const [figures] = (await viewOf('butter')).figures
  expect(figures?.median).toBeCloseTo((300 + 641_000 / 2130) / 2, 6)
})

it('the cheapest is the cheapest also where all cost a cent when rounded', async () => {
  const { products } = await viewOf('napkins')
  expect(products.map(({ listing }) => listing.price)).toEqual(napkins.map(([cents]) => cents))
})

it('less than half a cent is a price, which no rounding makes an outlier', async () => {
  await checkAllGroups(payload.db.drizzle)
  const { rows } = await fixtures.run(sql`select name from prices.listings where hold is not null`)
  expect(rows).toEqual([])
})

it('overviews and usual prices know exact unit prices: napkins of less than half a cent cost something', async () => {
  await rebuildPriceSummaries(payload.db.drizzle)
  const { rows } = await fixtures.run(sql`
    select min(unit_cents) as lowest from prices.chain_groups where group_number = 99`)
  expect(rows).toEqual([{ lowest: 0.39 }])
  expect((await viewOf('napkins')).usual).toMatchObject({ low: 0.7, high: 1 })
})

it('a line of a basket is a price in whole cents, rounded once, and the sum is that of the lines', async () => {
  const companies = [await fixtures.addCompany('Делта'), await fixtures.addCompany('Епсилон')] as const
  const missing = stapleBasket.map(({ group }) => group).filter((group) => group !== 12)
  await fixtures.addGroups(missing)
  /** Cents for a pack of 300 grams, millilitres or pieces. */
  const asked = [101, 100] as const
  for (const [index, company] of companies.entries()) {
    for (const { group, unit } of stapleBasket) {
      const days = [asked[index] ?? 0]
      await fixtures.addListing({ company, days, until, group, size: { unit, amount: 300 } })
    }
  }
  await rebuildPriceSummaries(payload.db.drizzle)
  const groups = await visitorRequest(getChainGroups)
  const basket = basketOf(groups, { real: until, invented: null })
  const sums = basket?.totals.map(({ chain, cents, whole }) => [chain.name, cents, whole])
  const sumAt = (cents: number) => stapleBasket.reduce((sum, { amount }) => sum + Math.round((cents * amount) / 300), 0)
  expect(sums).toEqual([
    ['Епсилон', sumAt(100), sumAt(100)],
    ['Делта', sumAt(101), sumAt(101)],
  ])
})
