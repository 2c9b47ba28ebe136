import { beforeAll, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures } from './price-fixtures'

const { payload } = await freshCms()
const { rebuildPriceSummaries } = await import('@/features/price-data/summaries/rebuild-summaries')
const { readProductGroups } = await import('@/features/price-data/groups/data')
const { cheapestOfGroup } = await import('@/features/prices/answer')
const { noFilter } = await import('@/features/prices/filter')
const { readGroupView } = await import('@/features/prices/group-data')
const { getChainGroups } = await import('@/features/prices/overview-query')

const today = sofiaDay()
const fixtures = await priceFixtures(payload)

beforeAll(async () => {
  await fixtures.addGroups([12, 96])
  const company = await fixtures.addCompany('Алфа')
  for (const [slug, group, cents] of [
    ['maslo', 12, 300],
    ['hapche', 96, 100],
    ['margarin', 12, 400],
    ['drugo-hapche', 96, 110],
  ] as const) {
    const product = await fixtures.addProduct(slug, slug, group)
    // The chain files all of them among butter.
    await fixtures.addListing({ company, days: [cents], until: today, product })
  }
  await fixtures.addListing({ company, days: [900], until: today, size: null, name: 'Без размер' })
  await rebuildPriceSummaries(payload.db.drizzle)
})

async function viewOf(number: number) {
  const group = (await readProductGroups('bg')).find((known) => known.number === number)
  if (!group) throw new Error('no group')
  return visitorRequest(() => readGroupView(group, noFilter, 0))
}

it('a medicine that a chain files among food is listed after what is ranked, and is in no figures', async () => {
  const view = await viewOf(12)
  expect(view.products.map(({ slug, title }) => slug ?? title)).toEqual([
    'maslo',
    'margarin',
    null,
    'hapche',
    'drugo-hapche',
  ])
  expect(view.figures).toMatchObject([{ lowest: 1200, dearest: 1600, products: 2, prices: 2 }])
  expect(cheapestOfGroup(view.products[0], view, today)?.slug).toBe('maslo')
  const chains = await visitorRequest(() => getChainGroups())
  expect(chains).toMatchObject([{ group: 12, listings: 5, unitCents: 1200 }])
})
