import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '@/domain/calendar-day'
import { verdictOf } from '@/domain/reduction'
import { priceDays } from '@/domain/validity'
import type { ProductGroup } from '@/features/price-data/groups/data'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { priceFixtures, times } from './price-fixtures'

let ruse: number

const today = '2026-11-20'
const piece = { unit: 'piece', amount: 1 } as const

async function loadReads() {
  const groups = await import('@/features/price-data/groups/data')
  const group = await import('@/features/prices/group-data')
  const product = await import('@/features/prices/product-data')
  const places = await import('@/features/prices/coverage')
  const coverage = await import('@/features/prices/coverage')
  const history = await import('@/features/price-data/history-query')
  const filter = await import('@/features/prices/filter')
  return { ...groups, ...group, ...product, ...places, ...coverage, ...history, ...filter }
}

const { payload } = await freshCms()
const fixtures = await priceFixtures(payload)
const reads = await loadReads()

beforeAll(async () => {
  await fixtures.addGroups([12, 86])
  const alfa = await fixtures.addCompany('Алфа')
  const beta = await fixtures.addCompany('Бета')
  const stale = await fixtures.addCompany('Стара')
  const demo = await fixtures.addCompany('Пример', true)
  ruse = await fixtures.addPlace('63427', 'Русе')
  const butter = await fixtures.addProduct('maslo-250', 'Масло 250 г', 12)
  const until = today
  await fixtures.addListing({ company: alfa, days: [400], until, product: butter, name: 'Масло А', places: [0, ruse] })
  const reduced = times(30, 380).concat(times(2, [380, 300]))
  await fixtures.addListing({ company: beta, days: reduced, until, product: butter, name: 'Масло Б' })
  await fixtures.addListing({ company: alfa, days: [150], until, name: 'Масло 125', size: { unit: 'kg', amount: 125 } })
  await fixtures.addListing({ company: alfa, days: [100], until, name: 'Масло без грамаж', size: null })
  await fixtures.addListing({ company: stale, days: [50], until: addDays(today, -3), name: 'Старо масло' })
  await fixtures.addListing({ company: demo, days: [10], until: addDays(today, 1), name: 'Измислено масло' })
  for (const name of ['Б лекарство', 'А лекарство']) {
    await fixtures.addListing({
      company: alfa,
      days: [name.startsWith('А') ? 900 : 100],
      until,
      name,
      group: 86,
      size: piece,
    })
  }
})

async function groupOf(slug: string): Promise<ProductGroup> {
  const found = (await reads.readProductGroups('de')).find((group) => group.slug === slug)
  if (!found) throw new Error(`no group ${slug}`)
  return found
}

const read = (group: ProductGroup, filter: Partial<typeof reads.noFilter> = {}, place = 0) =>
  visitorRequest(() => reads.readGroupView(group, { ...reads.noFilter, ...filter }, place))
const names = ({ products }: Awaited<ReturnType<typeof read>>) => products.map(({ listing }) => listing.name)

describe('a group', () => {
  it('has a title in the language, a unit and a rule', async () => {
    expect(await groupOf('butter')).toMatchObject({
      number: 12,
      unit: 'kg',
      title: { lang: 'de' },
      rule: { perishable: false, noVerdict: null },
    })
  })

  it('lists each product once, the cheapest per kilo first; old prices and invented chains come after', async () => {
    const view = await read(await groupOf('butter'))
    expect(view.totals).toEqual({ current: 3, older: 1, invented: 1 })
    expect(view.products.map(({ listing, kind, chains }) => [listing.name, kind, chains])).toEqual([
      ['Масло Б', 'current', 2],
      ['Масло 125', 'current', 1],
      ['Масло без грамаж', 'current', 1],
      ['Старо масло', 'older', 1],
      ['Измислено масло', 'invented', 1],
    ])
    expect(view.products[0]?.slug).toBe('maslo-250')
    expect(view.figures).toEqual([
      { invented: false, lowest: 1200, median: 1200, dearest: 1600, products: 2, prices: 3, from: today, to: today },
      {
        invented: true,
        lowest: 40,
        median: null,
        dearest: 40,
        products: 1,
        prices: 1,
        from: addDays(today, 1),
        to: addDays(today, 1),
      },
    ])
  })

  it('has every chain that sells a product on its card, of a chosen chain or town those alone', async () => {
    const group = await groupOf('butter')
    const chains = async (filter: Parameters<typeof read>[1], place?: number) =>
      (await read(group, filter, place)).products[0]?.card.reports.map(({ shop, price }) => `${shop.name} ${price}`)
    expect(await chains({})).toEqual(['Бета 300', 'Алфа 400'])
    expect(await chains({}, ruse)).toEqual(['Алфа 400'])
    const { chains: all, products } = await read(group, { size: 250 })
    expect(await chains({ chain: all[0]?.slug ?? '', size: 250 })).toEqual(['Алфа 400'])
    // A listing without a product has only its own price.
    expect(products.at(-1)?.card).toMatchObject({
      slug: null,
      title: 'Измислено масло 250 г',
      reports: [{ price: 10 }],
    })
  })

  it('is narrowed by chain, size and town, with counts of what each choice leaves', async () => {
    const group = await groupOf('butter')
    const { chains, sizes } = await read(group)
    expect(chains.map(({ name, count }) => [name, count])).toEqual([
      ['Алфа', 3],
      ['Бета', 1],
      ['Пример', 1],
      ['Стара', 1],
    ])
    expect(sizes).toEqual([
      { size: 250, count: 3 },
      { size: 125, count: 1 },
    ])
    expect(names(await read(group, { chain: chains[0]?.slug ?? '' }))).toEqual([
      'Масло 125',
      'Масло А',
      'Масло без грамаж',
    ])
    expect(names(await read(group, { size: 125 }))).toEqual(['Масло 125'])
    expect(names(await read(group, {}, ruse))).toEqual(['Масло А'])
    expect((await read(group, { chain: 'nobody' })).products).toEqual([])
  })

  it('is in the order of names where nothing may be ranked', async () => {
    const medicines = (await reads.readProductGroups('bg')).find(({ number }) => number === 86)
    expect(names(await read(await groupOf(medicines?.slug ?? '')))).toEqual(['А лекарство', 'Б лекарство'])
  })
})

describe('a product', () => {
  it('has the prices of its chains, cheapest first, and an honest verdict from their history', async () => {
    const product = await visitorRequest(() => reads.getProduct('maslo-250'))
    if (!product) throw new Error('no product')
    const { listings, histories, places } = await visitorRequest(() => reads.getProductView(product))
    expect(listings.map(({ chain, price, unitPrice }) => [chain.name, price, unitPrice?.cents])).toEqual([
      ['Бета', 300, 1200],
      ['Алфа', 400, 1600],
    ])
    expect(listings[0]).toMatchObject({ promo: 300, low: 380, day: today, comparable: true, match: { score: 0.9 } })
    expect(places).toEqual([{ code: '63427', name: 'Русе' }])
    const [history] = histories
    if (!history) throw new Error('no history')
    expect(verdictOf(priceDays(history.spans, history.observed), { perishable: false, noVerdict: null })).toEqual({
      answer: 'real',
      startedOn: addDays(today, -1),
      prior: { cents: 380, day: addDays(today, -2) },
      percent: 21,
    })
  })

  it('shows a town by itself, and is missing where there is none', async () => {
    const place = await visitorRequest(() => reads.findPlace('63427'))
    expect(place).toMatchObject({ id: ruse, name: 'Русе' })
    expect(await visitorRequest(() => reads.findPlace('nowhere'))).toEqual({ id: 0, code: 'BG', name: null })
    const product = await visitorRequest(() => reads.getProduct('maslo-250'))
    const view = product && (await visitorRequest(() => reads.readProductView(product, ruse)))
    expect(view?.listings.map(({ name }) => name)).toEqual(['Масло А'])
    expect(await visitorRequest(() => reads.getProduct('nothing'))).toBeNull()
  })
})

it('knows what was observed of each chain, real before invented', async () => {
  const coverage = await visitorRequest(() => reads.getCoverage())
  expect(coverage.map(({ chain, days, last }) => [chain.name, days, last])).toEqual([
    ['Алфа', 1, today],
    ['Бета', 32, today],
    ['Стара', 1, addDays(today, -3)],
    ['Пример', 1, addDays(today, 1)],
  ])
  expect(await visitorRequest(() => reads.getNewestDays())).toEqual({ real: today, invented: addDays(today, 1) })
})
