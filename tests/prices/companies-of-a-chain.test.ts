import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { shopPrices } from '@/features/price-data/cards/shop-prices'
import { integerIdsOf } from '@/server/db/row-ids'
import { sampleShops } from '../search/sample-shops'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures, times } from './price-fixtures'

const { payload } = await freshCms()
const { judgeOffers } = await import('@/features/price-data/reductions/judge-offers')
const { rebuildPriceSummaries } = await import('@/features/price-data/summaries/rebuild-summaries')
const { readProductGroups } = await import('@/features/price-data/groups/data')
const { noFilter } = await import('@/features/prices/filter')
const { readGroupView } = await import('@/features/prices/group-data')
const { getChainGroups, getReductions } = await import('@/features/prices/overview-query')
const { readProductCounts } = await import('@/features/prices/product-counts')

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

async function viewOf(number: number) {
  const group = (await readProductGroups('bg')).find((known) => known.number === number)
  if (!group) throw new Error('no group')
  return visitorRequest(() => readGroupView(group, noFilter, 0))
}

async function reportsOf(slug: string) {
  const { products } = await viewOf(12)
  return products.find((product) => product.slug === slug)?.card.reports
}

beforeAll(async () => {
  await fixtures.addGroups([12, 70])
  const [reporting, silent] = await chainOfTwo('Зет')
  const both = await fixtures.addProduct('maslo-na-dve', 'Масло на две', 12)
  const gone = await fixtures.addProduct('maslo-otdavna', 'Масло отдавна', 12)
  await fixtures.addListing({ company: reporting, days: [200], until: today, product: both })
  await fixtures.addListing({ company: silent, days: [150], until: longAgo, product: both })
  await fixtures.addListing({ company: silent, days: [170], until: longAgo, product: gone })
  const ended = await fixtures.addCompany('Бивша')
  await fixtures.addListing({ company: ended, days: [160], until: longAgo })
  const [reduced, ordinary] = await chainOfTwo('Игрек')
  const product = await fixtures.addProduct('maslo-namaleno', 'Масло намалено', 12)
  await fixtures.addListing({ company: reduced, days: times(40, 300).concat([[300, 240]]), until: today, product })
  await fixtures.addListing({ company: ordinary, days: times(2, 230), until: today, product })
  const coffee = await fixtures.addProduct('kafe', 'Кафе', 70)
  const sold = { until: today, product: coffee, group: 70 }
  const others = [await fixtures.addCompany('Първа'), await fixtures.addCompany('Втора')]
  for (const [index, company] of [reduced, ordinary, ...others].entries()) {
    await fixtures.addListing({ ...sold, company, days: [[100, 110, 300, 400][index] ?? 0] })
  }
  await rebuildPriceSummaries(payload.db.drizzle)
})

it('the card of a group shows what a chain asks now, not the lower price of a company that reports no more', async () => {
  expect(await reportsOf('maslo-na-dve')).toMatchObject([{ price: 200, day: today }])
})

it('an older price is shown where the chain has no newer one', async () => {
  expect(await reportsOf('maslo-otdavna')).toMatchObject([{ price: 170, day: longAgo }])
})

it('the overview of a chain counts and compares what its companies still report', async () => {
  const groups = await visitorRequest(() => getChainGroups())
  const own = groups.find(({ chain, group }) => chain.name === 'Зет' && group === 12)
  expect(own).toMatchObject({ day: today, listings: 1, unitCents: 800 })
  const counts = await readProductCounts()
  expect(counts.find(({ slug }) => slug === own?.chain.slug)?.count).toBe(1)
})

it('the overview has the last prices of a chain that reports no more', async () => {
  const groups = await visitorRequest(() => getChainGroups())
  const own = groups.find(({ chain }) => chain.name === 'Бивша')
  expect(own).toMatchObject({ day: longAgo, listings: 1, unitCents: 640 })
  const counts = await readProductCounts()
  expect(counts.find(({ slug }) => slug === own?.chain.slug)?.count).toBe(1)
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

it('what is really reduced leads its card also where a brochure asks the same and is judged by both companies', async () => {
  const shops = await sampleShops(payload)
  await fixtures.run(sql`
    update prices.chains set retailer_id = ${shops.ids.zora ?? ''} where id = (
      select k.chain_id from prices.companies k join prices.listings l on l.company_id = k.id
      join prices.products p on p.id = l.product_id where p.slug = 'maslo-namaleno' limit 1)`)
  const data = { brochure: shops.ids['brochure current'] ?? '', pageNumber: 1, title: 'Масло намалено' }
  const { id } = await payload.create({
    collection: 'offers',
    data: { ...data, priceCents: 240, oldPriceCents: 300, validFrom: today },
  })
  await fixtures.run(sql`
    insert into prices.offer_matches (offer_id, group_number, product_id)
    select ${id}, group_number, id from prices.products where slug = 'maslo-namaleno'
    on conflict (offer_id) do update set product_id = excluded.product_id, group_number = excluded.group_number`)
  await payload.db.drizzle.transaction((transaction) => judgeOffers(transaction, [id]))
  const [best] = await visitorRequest(() => getReductions(8))
  if (!best) throw new Error('no reduction')
  expect(best.card.offers).toMatchObject([{ price: 240, reduction: { verdict: { answer: 'not-real' } } }])
  const { prices } = shopPrices(best.card, today, best.lead)
  expect(prices.filter(({ price }) => price === 240)).toMatchObject([
    { source: 'report', key: best.lead, reduction: { verdict: { answer: 'real', percent: 20 } } },
  ])
})

it('a chain counts once among the prices of a group, with the lowest of its companies', async () => {
  const { figures } = await viewOf(70)
  expect(figures).toMatchObject([{ lowest: 400, median: 1200, dearest: 1600, products: 1, prices: 3 }])
})
