import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { integerIdsOf } from '@/server/db/row-ids'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures, times } from './price-fixtures'

const { payload } = await freshCms()
const { rebuildPriceSummaries } = await import('@/features/price-data/summaries/rebuild-summaries')
const { readProductGroups } = await import('@/features/price-data/groups/data')
const { noFilter } = await import('@/features/prices/filter')
const { readGroupView } = await import('@/features/prices/group-data')
const { getReductions } = await import('@/features/prices/overview-query')

const today = sofiaDay()
const longAgo = addDays(today, -80)
const fixtures = await priceFixtures(payload)

async function chainOfTwo(name: string): Promise<[number, number]> {
  const first = await fixtures.addCompany(name)
  const { rows } = await fixtures.run(sql`
    insert into prices.companies (chain_id, number, name)
    select chain_id, number || '-2', ${`${name} 2 ООД`} from prices.companies where id = ${first} returning id`)
  const [second = 0] = integerIdsOf(rows)
  return [first, second]
}

async function reportsOf(slug: string) {
  const group = (await readProductGroups('bg')).find(({ number }) => number === 12)
  if (!group) throw new Error('no group')
  const { products } = await visitorRequest(() => readGroupView(group, noFilter, 0))
  return products.find((product) => product.slug === slug)?.card.reports
}

beforeAll(async () => {
  await fixtures.addGroups([12])
  const [reporting, silent] = await chainOfTwo('Зет')
  const both = await fixtures.addProduct('maslo-na-dve', 'Масло на две', 12)
  const gone = await fixtures.addProduct('maslo-otdavna', 'Масло отдавна', 12)
  await fixtures.addListing({ company: reporting, days: [200], until: today, product: both })
  await fixtures.addListing({ company: silent, days: [150], until: longAgo, product: both })
  await fixtures.addListing({ company: silent, days: [170], until: longAgo, product: gone })
  const [reduced, ordinary] = await chainOfTwo('Игрек')
  const product = await fixtures.addProduct('maslo-namaleno', 'Масло намалено', 12)
  await fixtures.addListing({ company: reduced, days: times(40, 300).concat([[300, 240]]), until: today, product })
  await fixtures.addListing({ company: ordinary, days: [230], until: today, product })
  await rebuildPriceSummaries(payload.db.drizzle)
})

it('the card of a group shows what a chain asks now, not the lower price of a company that reports no more', async () => {
  expect(await reportsOf('maslo-na-dve')).toMatchObject([{ price: 200, day: today }])
})

it('an older price is shown where the chain has no newer one', async () => {
  expect(await reportsOf('maslo-otdavna')).toMatchObject([{ price: 170, day: longAgo }])
})

it('what is really reduced leads its card, also where another company of the chain asks less without a reduction', async () => {
  const [best] = await visitorRequest(() => getReductions(9))
  expect(best?.listing.price).toBe(240)
  expect(best?.card.slug).toBe('maslo-namaleno')
  expect(best?.card.reports).toMatchObject([
    { price: 240, reduction: { verdict: { answer: 'real', percent: 20 } } },
    { price: 230, reduction: null },
  ])
})
