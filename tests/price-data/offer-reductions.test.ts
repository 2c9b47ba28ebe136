import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import type { ReductionAnswer } from '@/domain/reduction'
import type { Offer } from '../../payload-types'
import { type PriceFixtures, priceFixtures, times } from '../prices/price-fixtures'
import { sampleShops } from '../search/sample-shops'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { runJobsOf } from '../setup/run-jobs'
import { untilWaiting } from '../setup/until-waiting'

const { payload } = await freshCms()
const { splitListing } = await import('@/features/price-data/matching/corrections')
const { judgeOffers } = await import('@/features/price-data/reductions/judge-offers')
const { refreshPrices } = await import('@/features/price-data/summaries/rebuild-summaries')
const { searchOffers } = await import('@/features/search/offers/data')
const { readProductOffers } = await import('@/features/price-data/offer-query')
const { readOffers } = await import('@/features/brochures/detail-query')
const { offerPrices } = await import('@/features/lists/server/store-prices')
const { transactionOf } = await import('@/server/db/transaction')
const { integerIdsOf } = await import('@/server/db/row-ids')
const { inTransaction } = await import('@/server/cms')
const { priceDataJobs } = await import('@/features/price-data/jobs')
const jobs = priceDataJobs.prices?.handlers ?? []

const today = sofiaDay()
let fixtures: PriceFixtures
let brochure = ''
let company = 0
const products = new Map<string, number>()

type Sold = {
  title: string
  days: Parameters<PriceFixtures['addListing']>[0]['days']
  group?: number
  until?: string
}

async function sold({ title, days, group = 12, until = addDays(today, -1) }: Sold) {
  const product = await fixtures.addProduct(`p-${products.size}`, title, group)
  products.set(title, product)
  await fixtures.addListing({ company, days, until, group, product, name: title })
}

type Printed = {
  priceCents: number
  oldPriceCents: number | null
  loyaltyOnly?: boolean
  validFrom?: string
} & Partial<Pick<Offer, 'multiBuy' | 'depositCents'>>

async function offer(title: string, data: Printed) {
  const { id } = await payload.create({
    collection: 'offers',
    data: { brochure, pageNumber: 1, title, validFrom: today, ...data },
  })
  await fixtures.run(sql`
    insert into prices.offer_matches (offer_id, group_number, product_id)
    select ${id}, group_number, id from prices.products where title = ${title}
    on conflict (offer_id) do update set product_id = excluded.product_id, group_number = excluded.group_number`)
  return id
}

beforeAll(async () => {
  const { ids } = await sampleShops(payload)
  brochure = ids['brochure current'] ?? ''
  fixtures = await priceFixtures(payload)
  await fixtures.addGroups([6, 12, 70, 86])
  company = await fixtures.addCompany('Веселка')
  await fixtures.run(sql`
    update prices.chains set retailer_id = (select retailer_id from brochures where id = ${brochure}) where name = 'Веселка'`)
  await sold({ title: 'Масло Алфа', days: times(40, 300) })
  await sold({ title: 'Масло Бета', days: times(38, 300).concat(times(2, 240)) })
  await sold({ title: 'Масло Гама', days: times(19, 300) })
  await sold({ title: 'Масло Делта', days: times(40, 300), group: 86 })
  for (const title of products.keys()) await offer(title, { priceCents: 240, oldPriceCents: 399 })
  await offer('Масло Епсилон', { priceCents: 240, oldPriceCents: 399 })
  await offer('Масло Зета', { priceCents: 240, oldPriceCents: null })
  await refreshPrices()
})

const found = async (reduction?: ReductionAnswer) => {
  const { offers, facets } = await visitorRequest(() =>
    searchOffers({ query: 'масло', locale: 'bg', filters: { reduction }, limit: 20 }),
  )
  return { facets, offers: Object.fromEntries(offers.map((hit) => [hit.title, hit.reduction?.verdict])) }
}

it('judges the old price of a brochure by what its shop reported before, not by what it prints', async () => {
  expect((await found()).offers).toMatchObject({
    'Масло Алфа': { answer: 'real', startedOn: today, prior: { cents: 300, day: addDays(today, -1) }, percent: 20 },
    'Масло Бета': { answer: 'not-real', prior: { cents: 240, day: addDays(today, -1) } },
    'Масло Гама': { answer: 'unknown', observedDays: 19 },
    'Масло Епсилон': { answer: 'unknown', observedDays: 0 },
    'Масло Зета': undefined,
  })
})

it.each<[ReductionAnswer, string[]]>([
  ['real', ['Масло Алфа']],
  ['not-real', ['Масло Бета']],
  ['unknown', ['Масло Гама', 'Масло Епсилон']],
  ['unjudged', ['Масло Делта']],
])('finds what is %s by that', async (answer, titles) => {
  expect(Object.keys((await found(answer)).offers).toSorted()).toEqual(titles)
  const counted = (await found()).facets.reductions.find(({ value }) => value === answer)
  expect(counted?.count).toBe(titles.length)
})

it('says the same on the page of the product and in the brochure', async () => {
  const product = products.get('Масло Бета') ?? 0
  const [priced] = await visitorRequest(() => readProductOffers(product, { chain: null, town: null, size: null }))
  const shown = await readOffers(brochure, sql`select active_import_id from brochures where id = ${brochure}`)
  const read = shown.find(({ title }) => title === 'Масло Бета')
  expect(priced?.reduction).toMatchObject({ old: 399, verdict: { answer: 'not-real' } })
  expect(read?.reduction).toEqual(priced?.reduction)
})

it('has no verdict on an offer that prints no old price any more', async () => {
  const { docs } = await payload.find({ collection: 'offers', where: { title: { equals: 'Масло Делта' } } })
  const [id = ''] = docs.map((doc) => doc.id)
  const stored = async () => {
    const { rows } = await fixtures.run(sql`select answer from prices.offer_reductions where offer_id = ${id}`)
    return rows
  }
  expect(await stored()).toEqual([{ answer: 'unjudged' }])
  await payload.update({ collection: 'offers', id, data: { oldPriceCents: null } })
  expect(await stored()).toEqual([])
  expect((await found('unjudged')).offers).toEqual({})
})

const stored = async (title: string) => {
  const { rows } = await fixtures.run(sql`
    select r.answer from prices.offer_reductions r join offers o on o.id = r.offer_id where o.title = ${title}`)
  return rows
}

it('judges the offers of a brochure anew when its days change', async () => {
  const title = 'Масло Иота'
  await sold({ title, days: times(40, 300) })
  const id = await offer(title, { priceCents: 240, oldPriceCents: 399 })
  await payload.update({ collection: 'offers', id, data: { validFrom: null, brand: 'Иота' } })
  await fixtures.run(sql`
    insert into prices.offer_matches (offer_id, group_number, product_id)
    select ${id}, group_number, id from prices.products where title = ${title}
    on conflict (offer_id) do update set product_id = excluded.product_id, group_number = excluded.group_number`)
  await payload.update({ collection: 'brochures', id: brochure, data: { validFrom: addDays(today, -1) } })
  expect(await stored(title)).toEqual([{ answer: 'real' }])
  expect((await found('real')).offers[title]).toMatchObject({ startedOn: addDays(today, -1) })
  await payload.update({ collection: 'brochures', id: brochure, data: { validFrom: addDays(today, -25) } })
  expect(await stored(title)).toEqual([{ answer: 'unknown' }])
  expect(Object.keys((await found('unknown')).offers)).toContain(title)
})

it('judges offers anew when an editor splits the shop’s listing off their product', async () => {
  const title = 'Масло Капа'
  await sold({ title, days: times(40, 300) })
  const product = products.get(title) ?? 0
  const other = await fixtures.addCompany('Другата')
  await fixtures.addListing({ company: other, days: times(40, 300), until: today, group: 12, product, name: title })
  await offer(title, { priceCents: 240, oldPriceCents: 399 })
  await refreshPrices()
  expect(await stored(title)).toEqual([{ answer: 'real' }])
  const { rows } = await fixtures.run(sql`
    select id from prices.listings where product_id = ${product} and company_id = ${company}`)
  const [listing = 0] = integerIdsOf(rows)
  await inTransaction((req) => splitListing(req, listing))
  expect(await stored(title)).toEqual([{ answer: 'unknown' }])
  expect((await found('real')).offers[title]).toBeUndefined()
})

it('judges offers anew when the rule of their group changes', async () => {
  const title = 'Масло Омега'
  await sold({ title, days: times(40, 300), group: 70 })
  await offer(title, { priceCents: 240, oldPriceCents: 399 })
  await refreshPrices()
  expect(await stored(title)).toEqual([{ answer: 'real' }])
  const { docs } = await payload.find({ collection: 'product-groups', where: { number: { equals: 70 } } })
  await payload.update({ collection: 'product-groups', id: docs[0]?.id ?? '', data: { perishable: true } })
  await runJobsOf(payload, jobs)
  expect(await stored(title)).toEqual([{ answer: 'unjudged' }])
})

it('is judged by two transactions at once without an error', async () => {
  const { docs } = await payload.find({ collection: 'offers', where: { title: { equals: 'Масло Алфа' } } })
  const ids = docs.map(({ id }) => id)
  const [judged, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = payload.db.drizzle.transaction(async (transaction) => {
    await judgeOffers(transaction, ids)
    judged.resolve()
    await mayEnd.promise
  })
  await judged.promise
  const second = payload.db.drizzle.transaction((transaction) => judgeOffers(transaction, ids))
  await untilWaiting(payload, second)
  mayEnd.resolve()
  await Promise.all([first, second])
  expect(await stored('Масло Алфа')).toEqual([{ answer: 'real' }])
})

describe('an offer at the price of its shop’s reported promotion', () => {
  const [title, dearer, ofCard, early] = ['Масло Ламбда', 'Масло Ми', 'Масло Ни', 'Масло Кси']
  const promotion = { priceCents: 249, oldPriceCents: null }
  const ids = new Map<string, string>()

  beforeAll(async () => {
    const days = times(21, 329).concat([[329, 249]])
    for (const sort of [title, dearer, ofCard, early]) await sold({ title: sort, days, until: today })
    ids.set(title, await offer(title, promotion))
    await offer(dearer, { ...promotion, priceCents: 259 })
    await offer(ofCard, { ...promotion, loyaltyOnly: true })
    ids.set(early, await offer(early, { ...promotion, oldPriceCents: 399, validFrom: addDays(today, -5) }))
    await refreshPrices()
  })

  /** As the brochure, the page of the product and the shopping list show it. */
  async function shownOf(sort: string) {
    const importOf = sql`select active_import_id from brochures where id = ${brochure}`
    const inBrochure = (await readOffers(brochure, importOf)).find((read) => read.title === sort)
    const product = products.get(sort) ?? 0
    const [onPage] = await visitorRequest(() => readProductOffers(product, { chain: null, town: null, size: null }))
    const [onList] = await offerPrices([ids.get(sort) ?? ''], [], today)
    return [inBrochure?.reduction, onPage?.reduction, onList?.price.reduction]
  }

  it('that prints no old price has the verdict on that promotion wherever it is shown, and is found by it', async () => {
    const verdict = { answer: 'real', startedOn: today, prior: { cents: 329, day: addDays(today, -1) }, percent: 24 }
    expect((await found('real')).offers[title]).toEqual(verdict)
    expect(await shownOf(title)).toEqual(Array.from({ length: 3 }, () => ({ old: 329, verdict })))
  })

  it('has that verdict too where its own days are too few, with the old price that it prints', async () => {
    const claimed = { old: 399, verdict: { answer: 'real', prior: { cents: 329 } } }
    expect(await shownOf(early)).toMatchObject([claimed, claimed, claimed])
  })

  it('keeps it where the newest report is of the day before', async () => {
    await fixtures.run(sql`update prices.latest set day = day - 1 where listing_id in (
      select id from prices.listings where product_id = ${products.get(title) ?? 0})`)
    await fixtures.run(sql`update prices.reductions set day = day - 1 where listing_id in (
      select id from prices.listings where product_id = ${products.get(title) ?? 0})`)
    await inTransaction(async (req) => judgeOffers(await transactionOf(req), [ids.get(title) ?? '']))
    expect(await stored(title)).toEqual([{ answer: 'real' }])
  })

  it('has none at another price, or for a card', async () => {
    expect([await stored(dearer), await stored(ofCard)]).toEqual([[], []])
    expect((await found()).offers).toMatchObject({ [dearer]: undefined, [ofCard]: undefined })
  })

  it('loses it when the shop’s listing is split off its product', async () => {
    const other = await fixtures.addCompany('Трета')
    const product = products.get(title) ?? 0
    await fixtures.addListing({ company: other, days: [329], until: today, group: 12, product, name: title })
    const { rows } = await fixtures.run(sql`
      select id from prices.listings where product_id = ${product} and company_id = ${company}`)
    const [listing = 0] = integerIdsOf(rows)
    await inTransaction((req) => splitListing(req, listing))
    expect(await stored(title)).toEqual([])
    expect((await found('real')).offers[title]).toBeUndefined()
  })
})

describe('the price of one of several', () => {
  const [title, single] = ['Масло Омикрон', 'Масло Пи']
  const ofTwo = { kind: 'amount', pieces: 2, amountCents: 498 } as const
  const ids = new Map<string, string>()

  beforeAll(async () => {
    const days = times(21, 329).concat([[329, 249]])
    for (const sort of [title, single]) await sold({ title: sort, days, until: today })
    ids.set(title, await offer(title, { priceCents: 249, oldPriceCents: 399, multiBuy: ofTwo, depositCents: 25 }))
    ids.set(
      single,
      await offer(single, { priceCents: 249, oldPriceCents: 399, multiBuy: { ...ofTwo, amountCents: 450 } }),
    )
    await refreshPrices()
  })

  it('is neither judged nor struck, wherever it is shown, and says its condition there', async () => {
    expect([await stored(title), (await found()).offers[title]]).toEqual([[], undefined])
    const importOf = sql`select active_import_id from brochures where id = ${brochure}`
    const inBrochure = (await readOffers(brochure, importOf)).find((read) => read.title === title)
    const product = products.get(title) ?? 0
    const [onPage] = await visitorRequest(() => readProductOffers(product, { chain: null, town: null, size: null }))
    const [onList] = await offerPrices([ids.get(title) ?? ''], [], today)
    const { offers } = await visitorRequest(() => searchOffers({ query: 'масло омикрон', locale: 'bg' }))
    const shown = { reduction: null, multiBuy: ofTwo, depositCents: 25 }
    const inSearch = offers.find((hit) => hit.title === title)
    expect([inBrochure, onPage, onList?.price, inSearch]).toMatchObject([shown, shown, shown, shown])
  })

  it('is not compared on lists of others, as that of a single piece with a multi-buy price is', async () => {
    const compared = async (sort: string) => (await offerPrices([], [products.get(sort) ?? 0], today)).length
    expect([await compared(title), await compared(single)]).toEqual([0, 1])
    expect((await found('real')).offers).toMatchObject({ [single]: { answer: 'real' } })
  })
})
