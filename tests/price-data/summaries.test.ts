import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import { type PriceFixtures, priceFixtures, times } from '../prices/price-fixtures'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'

let fixtures: PriceFixtures
let rebuild: () => Promise<void>
let companies: number[]

const today = '2026-11-20'

const { payload } = await freshCms()

beforeAll(async () => {
  const { rebuildPriceSummaries } = await import('@/features/price-data/summaries/rebuild-summaries')
  fixtures = await priceFixtures(payload)
  await fixtures.addGroups([6, 12, 65, 78, 86])
  companies = [await fixtures.addCompany('Алфа'), await fixtures.addCompany('Бета')]
  rebuild = () => rebuildPriceSummaries(payload.db.drizzle)
})

const company = (index: number) => companies[index] ?? 0

async function rows(statement: ReturnType<typeof sql>) {
  return (await fixtures.run(statement)).rows
}

it('judges every promotion, and knows which may not be judged', async () => {
  const reduced = times(40, 300).concat(times(3, [300, 240]))
  const until = today
  const kept = await fixtures.addListing({ company: company(0), days: reduced, until })
  const raisedBefore = times(30, 250).concat(times(10, 300), times(3, [300, 250]))
  const none = await fixtures.addListing({ company: company(0), days: raisedBefore, until })
  const short = times(10, 300).concat([[300, 200]])
  const unknown = await fixtures.addListing({ company: company(0), days: short, until })
  const unjudged = []
  for (const group of [6, 65, 78, 86, null])
    unjudged.push(await fixtures.addListing({ company: company(1), days: reduced, until, group }))
  await fixtures.addListing({ company: company(1), days: times(40, 300), until })
  await rebuild()
  await rebuild()
  const startedOn = addDays(today, -2)
  const prior = (cents: number, ago: number) => ({ cents, day: addDays(today, -ago) })
  expect(
    await rows(sql`select listing_id as id, day::text, verdict, answer, percent from prices.reductions order by id`),
  ).toEqual(
    [
      { id: kept, verdict: { answer: 'real', startedOn, prior: prior(300, 3), percent: 20 }, percent: 20 },
      { id: none, verdict: { answer: 'not-real', startedOn, prior: prior(250, 13) }, percent: null },
      { id: unknown, verdict: { answer: 'unknown', startedOn: today, observedDays: 10 }, percent: null },
      ...unjudged.map((id) => ({ id, verdict: { answer: 'unjudged', startedOn }, percent: null })),
    ].map((row) => ({ ...row, day: today, answer: row.verdict.answer })),
  )
})

it('judges a listing that its chain files in another group by the group of its product, in the country and in a town', async () => {
  const { readListings } = await import('@/features/price-data/listing-query')
  const town = await fixtures.addPlace('68134', 'София')
  const filed = { company: company(0), days: times(40, 300).concat([[300, 240]]), until: today, places: [0, town] }
  const butter = await fixtures.addProduct('maslo-kato-lekarstvo', 'Масло', 12)
  const medicine = await fixtures.addProduct('lekarstvo-kato-maslo', 'Лекарство', 86)
  const listings = [
    await fixtures.addListing({ ...filed, group: 86, product: butter }),
    await fixtures.addListing({ ...filed, group: 12, product: medicine }),
  ]
  await rebuild()
  const judged = sql`select answer from prices.reductions where listing_id = any(${sql.param(listings)}::integer[])
    order by listing_id`
  expect(await rows(judged)).toEqual([{ answer: 'real' }, { answer: 'unjudged' }])
  for (const place of [0, town]) {
    const read = await readListings(sql`l.id = ${listings[0]}`, place, { real: today, invented: null }, today)
    expect(read.map(({ reduction }) => reduction?.verdict.answer)).toEqual(['real'])
  }
})

it('makes pages forget what they knew', async () => {
  const { refreshPrices } = await import('@/features/price-data/summaries/rebuild-summaries')
  const { getReductions } = await import('@/features/prices/overview-query')
  const { sofiaDay } = await import('@/domain/calendar-day')
  const listener = await import('@/server/cache/listener')
  onTestFinished(await listener.listenForInvalidations())
  const reductions = () => visitorRequest(() => getReductions(9))
  const before = await reductions()
  const days = times(40, 300).concat(times(2, [300, 150]))
  const listing = await fixtures.addListing({ company: company(0), days, until: sofiaDay(), name: 'Масло наполовина' })
  await refreshPrices()
  await listener.waitForInvalidations()
  expect(before.map((one) => one.listing.name)).not.toContain('Масло наполовина')
  const [best] = await reductions()
  const verdict = { answer: 'real', percent: 50, prior: { cents: 300 } }
  expect(best).toMatchObject({
    card: { slug: null, reports: [{ price: 150, reduction: { old: 300, verdict } }] },
    groupNumber: 12,
  })
  expect(best?.listing).toMatchObject({ id: listing, price: 150, name: 'Масло наполовина' })
  await fixtures.run(sql`delete from prices.latest where listing_id = ${listing}`)
})

it('knows what a chain has of a group and its lowest price per kilo', async () => {
  const small = { unit: 'kg', amount: 125 } as const
  const group = 12
  await fixtures.addListing({ company: company(1), days: [90], until: today, size: small, group })
  await fixtures.addListing({ company: company(1), days: [10], until: today, size: null, group })
  await rebuild()
  expect(
    await rows(sql`select group_number, listings, unit_cents from prices.chain_groups
      join prices.chains c on c.id = chain_id where c.name = 'Бета' and group_number = 12`),
  ).toEqual([{ group_number: 12, listings: 3, unit_cents: 720 }])
})

it('counts what several companies of a chain sell as one product', async () => {
  const { readProductCounts } = await import('@/features/prices/product-counts')
  const first = await fixtures.addCompany('Две дружества')
  const [own] = await rows(sql`select chain_id as chain from prices.companies where id = ${first}`)
  const second = await rows(sql`
    insert into prices.companies (chain_id, number, name) values (${own?.chain}, '9901', 'Второ ООД') returning id`)
  const both = [first, Number(second[0]?.id)]
  const product = await fixtures.addProduct('dvoyno-maslo', 'Двойно масло', 12)
  for (const one of both) await fixtures.addListing({ company: one, days: [90], until: today, product })
  for (const one of both) {
    const listing = await fixtures.addListing({ company: one, days: [90], until: today })
    await fixtures.run(sql`update prices.listings set code = 'same' where id = ${listing}`)
  }
  await rebuild()
  expect(
    await rows(sql`select listings from prices.chain_groups join prices.chains c on c.id = chain_id
      where c.name = 'Две дружества' and group_number = 12`),
  ).toEqual([{ listings: 2 }])
  const [chain] = await rows(sql`select slug from prices.chains where id = ${own?.chain}`)
  expect((await readProductCounts()).find(({ slug }) => slug === chain?.slug)?.count).toBe(2)
})

it('compares a group with itself 30 days before, where five products of two chains are seen that are not held back', async () => {
  const rose = times(31, 200).concat([220])
  expect(await rows(sql`select * from prices.group_movements where group_number = 86`)).toEqual([])
  const [one, other] = [await fixtures.addCompany('Гама', true), await fixtures.addCompany('Делта', true)]
  for (const _ of [1, 2, 3]) await fixtures.addListing({ company: one, days: rose, until: today })
  await fixtures.addListing({ company: other, days: rose, until: today })
  await rebuild()
  expect(await rows(sql`select listings from prices.group_movements where invented`)).toEqual([])
  await fixtures.addListing({ company: other, days: times(32, 100), until: today })
  const mistyped = times(31, 200).concat([20])
  const held = await fixtures.addListing({ company: one, days: mistyped, until: today })
  await rebuild()
  expect(await rows(sql`select hold from prices.listings where id = ${held}`)).toEqual([{ hold: 'waiting' }])
  expect(
    await rows(sql`select group_number, from_day::text, to_day::text, listings, permille
      from prices.group_movements where invented`),
  ).toEqual([{ group_number: 12, from_day: addDays(today, -30), to_day: today, listings: 5, permille: 100 }])
})
