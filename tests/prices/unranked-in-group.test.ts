import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures, times } from './price-fixtures'

const { payload } = await freshCms()
const { rebuildPriceSummaries } = await import('@/features/price-data/summaries/rebuild-summaries')
const { readProductGroups } = await import('@/features/price-data/groups/data')
const { cheapestOfGroup } = await import('@/features/prices/answer')
const { noFilter } = await import('@/features/prices/filter')
const { readGroupView } = await import('@/features/prices/group-data')
const { getChainGroups, getMovements } = await import('@/features/prices/overview-query')
const { pricesCsv } = await import('@/features/prices/csv')

const today = sofiaDay()
const fixtures = await priceFixtures(payload)

beforeAll(async () => {
  await fixtures.addGroups([12, 70, 96])
  const company = await fixtures.addCompany('Алфа')
  for (const [slug, group, cents] of [
    ['maslo', 12, 300],
    ['hapche', 96, 100],
    ['margarin', 12, 400],
    ['drugo-hapche', 96, 110],
  ] as const) {
    const product = await fixtures.addProduct(slug, slug, group)
    // The chain files all of them among butter.
    await fixtures.addListing({ company, days: [cents], until: today, name: slug, product })
  }
  await fixtures.addListing({ company, days: [900], until: today, size: null, name: 'Без размер' })
  await rebuildPriceSummaries(payload.db.drizzle)
})

async function groupOf(number: number) {
  const group = (await readProductGroups('bg')).find((known) => known.number === number)
  if (!group) throw new Error('no group')
  return group
}

async function viewOf(number: number) {
  const group = await groupOf(number)
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

it('the file of the group has it last too, by name', async () => {
  const group = await groupOf(12)
  const text = await visitorRequest(() => pricesCsv({ kind: 'group', group, title: '' }, noFilter, 'en'))
  const names = text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(',')[2])
  expect(names).toEqual(['maslo', 'margarin', 'Без размер', 'drugo-hapche', 'hapche'])
})

it('is in no movement and no usual price of the group, and is compared with nothing', async () => {
  const companies = [
    await fixtures.addCompany('Бета'),
    await fixtures.addCompany('Гама'),
    await fixtures.addCompany('Делта'),
  ]
  const filed = (at: number, days: ReturnType<typeof times>) => ({
    company: companies[at % 3] ?? 0,
    days,
    until: today,
    group: 70,
  })
  for (let at = 0; at < 12; at++) await fixtures.addListing(filed(at, times(31, 200).concat([220])))
  const product = await fixtures.addProduct('kafe-hapche', 'Кофеин', 96)
  for (let at = 0; at < 13; at++) await fixtures.addListing({ ...filed(at, times(31, 100).concat([50])), product })
  const fallen = times(31, 100).concat([10])
  const suspects = [
    await fixtures.addListing({ ...filed(0, fallen), product }),
    await fixtures.addListing({ ...filed(0, fallen), product, group: null }),
    await fixtures.addListing({ ...filed(0, fallen), group: null }),
  ]
  await rebuildPriceSummaries(payload.db.drizzle)
  const { rows } = await fixtures.run(sql`select hold from prices.listings
    where id = any(${sql.param(suspects)}::integer[]) order by id`)
  // The last one is nothing that may not be ranked.
  expect(rows.map(({ hold }) => hold)).toEqual([null, null, 'waiting'])
  expect((await viewOf(70)).usual).toMatchObject({ low: 800, high: 800 })
  expect(await visitorRequest(() => getMovements())).toMatchObject([{ group: 70, listings: 12, permille: 100 }])
})

it('a group that is not ranked is in the order of the alphabet, by the names that are shown', async () => {
  const company = await fixtures.addCompany('Епсилон')
  for (const [slug, title, name] of [
    ['yab', 'ЯБ', '*а'],
    ['aspirin', 'АСПИРИН', 'в'],
    ['angal', 'Ангал', 'б'],
  ] as const) {
    const product = await fixtures.addProduct(slug, title, 96)
    await fixtures.addListing({ company, days: [100], until: today, name, group: 96, product })
  }
  await rebuildPriceSummaries(payload.db.drizzle)
  expect((await viewOf(96)).products.map(({ slug }) => slug)).toEqual(['angal', 'aspirin', 'yab'])
})
