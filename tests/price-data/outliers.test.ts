import { sql } from '@payloadcms/db-postgres'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { priceFixtures, times } from '../prices/price-fixtures'
import { freshCms } from '../setup/cms'
import { visitorRequest } from '../setup/next-request'
import { connect, csv, writeZip } from './import/fixtures'

const { payload, url, dataDir } = await freshCms()
const { db } = await import('@/server/cms')
const { importDay } = await import('@/features/price-data/import/import-day')
const { rebuildPriceSummaries } = await import('@/features/price-data/summaries/rebuild-summaries')
const { readGroupView } = await import('@/features/prices/group-data')
const { readProductView } = await import('@/features/prices/product-data')
const { readPricedProduct } = await import('@/features/prices/product-data')
const { findSubject } = await import('@/features/prices/product-data')
const { pricesCsv } = await import('@/features/prices/csv')
const { noFilter } = await import('@/features/prices/filter')
const { readProductGroups } = await import('@/features/price-data/groups/data')
const { priceOf } = await import('@/features/lists/follow/hits/lowest-price')
const { pricesOf } = await import('@/features/lists/server/store-prices')
const { indexAllProducts } = await import('@/server/search-index/products')
const { searchProducts } = await import('@/features/search/products/data')

const today = sofiaDay()
const kilo = { unit: 'kg', amount: 1000 } as const
let beans: number
let companies: number[]

const fixtures = await priceFixtures(payload)

beforeAll(async () => {
  await fixtures.addGroups([70, 86])
  companies = [await fixtures.addCompany('Алфа'), await fixtures.addCompany('Бета'), await fixtures.addCompany('Гама')]
  const coffee = { until: today, group: 70, size: kilo }
  for (let index = 0; index < 15; index++) {
    const product = index === 0 ? await fixtures.addProduct('mlyano-kafe', 'Кафе мляно', 70) : null
    await fixtures.addListing({
      ...coffee,
      company: company(index),
      days: [1800 + 50 * index],
      name: `Кафе ${index}`,
      product,
    })
  }
  const product = await fixtures.addProduct('kafe-zarna', 'Кафе зърна', 70)
  beans = await fixtures.addListing({ ...coffee, company: company(2), days: [460], name: 'Кафе зърна', product })
})
beforeEach(() => fixtures.run(sql`delete from prices.price_reviews`))

const company = (index: number) => companies[index % companies.length] ?? 0
const rebuild = () => rebuildPriceSummaries(payload.db.drizzle)
const held = async () => {
  const { rows } = await fixtures.run(sql`select l.name, l.hold, o.price, o.reasons->0->>'against' as against
    from prices.outliers o join prices.listings l on l.id = o.listing_id order by l.id`)
  return rows
}

async function groupView() {
  const group = (await readProductGroups('bg')).find(({ number }) => number === 70)
  if (!group) throw new Error('no group')
  return visitorRequest(() => readGroupView(group, noFilter, 0))
}

async function productView(slug: string) {
  const product = await readPricedProduct(slug)
  if (!product) throw new Error('no product')
  return visitorRequest(() => readProductView(product, 0))
}

describe('whole beans among ground coffee', () => {
  it('are found, and are neither first nor lowest of their group, but shown with a word about it', async () => {
    await rebuild()
    expect(await held()).toEqual([{ name: 'Кафе зърна', hold: 'waiting', price: 460, against: 'group' }])
    const { figures, products } = await groupView()
    expect(figures[0]).toMatchObject({ lowest: 1800, products: 15 })
    expect(products[0]?.listing.price).toBe(1800)
    expect(products.at(-1)?.listing).toMatchObject({ price: 460, hold: 'waiting' })
    const { rows } = await fixtures.run(
      sql`select min(unit_cents) as lowest from prices.chain_groups where group_number = 70`,
    )
    expect(rows).toEqual([{ lowest: 1800 }])
    expect((await productView('kafe-zarna')).listings).toMatchObject([{ price: 460, hold: 'waiting' }])
  })

  it('have a word about it in the file of the group', async () => {
    await rebuild()
    const subject = await visitorRequest(() => findSubject('ground-coffee', 'bg'))
    if (!subject) throw new Error('no subject')
    const lines = (await visitorRequest(() => pricesCsv(subject, noFilter, 'en'))).split('\n')
    expect(lines.filter((line) => line.includes('Unusual price'))).toHaveLength(1)
    expect(lines.find((line) => line.includes('Кафе зърна'))).toContain('Unusual price')
  })

  it('lead no search by price, reach no target price, and are found all the same', async () => {
    await rebuild()
    await indexAllProducts(await db())
    const found = await visitorRequest(() => searchProducts({ query: 'кафе', locale: 'bg', sort: 'price' }))
    expect(found.products.map(({ reports: [{ price, hold }], isCheapest }) => [price, hold, isCheapest])).toEqual([
      [1800, null, true],
      [460, 'waiting', false],
    ])
    expect(await priceOf('kafe-zarna')).toBeNull()
    expect(await priceOf('mlyano-kafe')).toMatchObject({ cents: 1800 })
  })

  it('are compared again when an editor has accepted the price, and stay out when he has rejected it', async () => {
    const review = (decision: string) =>
      fixtures.run(sql`insert into prices.price_reviews (listing_id, decision, price) values (${beans}, ${decision}, 460)
        on conflict (listing_id) do update set decision = excluded.decision`)
    await review('accepted')
    await rebuild()
    expect(await held()).toEqual([])
    expect((await groupView()).figures[0]?.lowest).toBe(460)
    await review('rejected')
    await rebuild()
    expect(await held()).toMatchObject([{ name: 'Кафе зърна', hold: 'rejected' }])
    expect((await groupView()).figures[0]?.lowest).toBe(1800)
  })
})

describe('a price against its own history', () => {
  it('waits where it is a tenth of what it was, and the reduction that it would be is not told', async () => {
    const days = times(40, 2000).concat([[2000, 200]])
    const typo = await fixtures.addListing({
      company: company(0),
      days,
      until: today,
      group: null,
      name: 'Печатна грешка',
    })
    const half = times(40, 2000).concat([1000])
    await fixtures.addListing({ company: company(0), days: half, until: today, group: null, name: 'Наполовина' })
    await rebuild()
    expect((await held()).filter(({ against }) => against === 'history')).toEqual([
      { name: 'Печатна грешка', hold: 'waiting', price: 200, against: 'history' },
    ])
    await fixtures.run(sql`update prices.listings set group_number = 70, pack_unit = null where id = ${typo}`)
    await rebuild()
    expect((await held()).map(({ name }) => name)).toContain('Печатна грешка')
    const { rows } = await fixtures.run(sql`select listing_id from prices.reductions where listing_id = ${typo}`)
    expect(rows).toEqual([])
  })

  it('has a word about it in the file of its product, and neither verdict nor old price anywhere', async () => {
    const product = await fixtures.addProduct('kafe-greshka', 'Кафе грешка', 70)
    const days = times(40, 2000).concat([[2000, 200]])
    const sold = { company: company(0), until: today, group: 70, size: null, product }
    const listing = await fixtures.addListing({ ...sold, days, name: 'Кафе грешка' })
    await rebuild()
    const subject = await visitorRequest(() => findSubject('kafe-greshka', 'en'))
    if (!subject) throw new Error('no subject')
    const lines = (await visitorRequest(() => pricesCsv(subject, noFilter, 'en'))).trim().split(/\r?\n/)
    expect((await productView('kafe-greshka')).listings).toMatchObject([
      { price: 200, hold: 'waiting', reduction: null },
    ])
    const { products } = await groupView()
    const shown = products.find(({ slug }) => slug === 'kafe-greshka')
    expect(shown?.card.reports).toMatchObject([{ price: 200, hold: 'waiting', reduction: null }])
    const listed = await pricesOf([`listing:${listing}`, 'product:kafe-greshka'])
    expect(listed[`listing:${listing}`]).toMatchObject([{ cents: 200, reduction: null }])
    expect(listed['product:kafe-greshka']).toEqual([])
    expect(lines).toHaveLength(3)
    expect(lines[1]).toMatch(/,20,2,.*Unusual price[^,]*,,$/)
    expect(lines[2]).toMatch(/,20,,.*,,,$/)
  })

  it('is not judged by a price of more than ninety days ago', async () => {
    const long = times(20, 2000).concat(times(95, 500))
    await fixtures.addListing({ company: company(1), days: long, until: today, group: null, name: 'Отдавна по-скъпо' })
    await rebuild()
    expect((await held()).map(({ name }) => name)).not.toContain('Отдавна по-скъпо')
  })

  it('is judged by what was seen in the ninety days before, where that are fourteen days', async () => {
    const seen = (daysAgo: number) => times(14, 2000).concat(times(daysAgo - 14, null), [500])
    const common = { company: company(1), until: today, group: null }
    await fixtures.addListing({ ...common, days: seen(90), name: 'От деветдесет дни' })
    await fixtures.addListing({ ...common, days: seen(91), name: 'От преди тях' })
    await rebuild()
    const names = (await held()).map(({ name }) => name)
    expect(names).toContain('От деветдесет дни')
    expect(names).not.toContain('От преди тях')
  })
})

it('compares nothing of medicines', async () => {
  for (let index = 0; index < 15; index++) {
    const days = times(30, 2000).concat([index === 0 ? 10 : 2000])
    await fixtures.addListing({ company: company(index), days, until: today, group: 86, name: `Лекарство ${index}` })
  }
  await rebuild()
  expect((await held()).map(({ name }) => name)).not.toContain('Лекарство 0')
})

it('knows between which prices a group usually is, and of which days, without what is held back', async () => {
  await rebuild()
  const { rows } = await fixtures.run(sql`
    select from_day::text as "from", to_day::text as "to", low, high from prices.usual_prices where group_number = 70`)
  expect(rows).toEqual([{ from: today, to: today, low: 1950, high: 2350 }])
  expect((await groupView()).usual).toMatchObject(rows[0] ?? {})
})

it('counts each day that a price held', async () => {
  await fixtures.addGroups([11])
  for (let index = 0; index < 12; index++) {
    const days = [...times(15, 1000), ...times(5, 1300)]
    await fixtures.addListing({ company: company(index), days, until: today, group: 11, size: kilo })
  }
  await rebuild()
  const { rows } = await fixtures.run(sql`
    select from_day::text as "from", low, high from prices.usual_prices where group_number = 11`)
  expect(rows).toEqual([{ from: addDays(today, -19), low: 1000, high: 1000 }])
})

it('holds a price back in the import that brings it, before pages and alerts can read it', async () => {
  const client = await connect(url)
  const rows = csv('"68134","Магазин","Кафе мляно 1 кг","9","70","0.59",""')
  const path = writeZip(dataDir, 'mistyped.zip', { 'Печатна_9.csv': rows })
  await importDay(client, { day: addDays(today, 1), path }, {})
  await client.end()
  expect(await held()).toContainEqual({ name: 'Кафе мляно 1 кг', hold: 'waiting', price: 59, against: 'group' })
})

it('holds a price back too that a late import of an older day makes the newest of its chain', async () => {
  const client = await connect(url)
  const days = [
    { file: 'Редовна_10.csv', price: '19.90', day: addDays(today, 3) },
    { file: 'Късна_11.csv', price: '0.49', day: addDays(today, 2) },
  ]
  for (const { file, price, day } of days) {
    const rows = csv(`"68134","Магазин","Кафе мляно 1 кг","11","70","${price}",""`)
    const path = writeZip(dataDir, `${file}.zip`, { [file]: rows })
    await importDay(client, { day, path }, {})
  }
  await client.end()
  expect(await held()).toContainEqual({ name: 'Кафе мляно 1 кг', hold: 'waiting', price: 49, against: 'group' })
})
