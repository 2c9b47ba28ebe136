import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { savingPercent } from '@/domain/money'
import { contentFixtures } from '../../content/content-fixtures'
import { freshDatabase } from '../../setup/database'

let payload: Payload
let kit: Awaited<ReturnType<typeof contentFixtures>>
let readPrices: typeof import('@/features/shop/goods/prices/read-prices').readPrices
let recordPrices: typeof import('@/features/shop/goods/prices/current-prices').recordPrices
let count = 0
const today = sofiaDay()
/** Every variant costs as much as its product. */
const onePrice = (cents: number) => ({ cents, isFrom: false, isOwn: false })
/** Noon in Sofia, because days have 23 to 25 hours. */
const inDays = (days: number) => new Date(`${addDays(today, days)}T10:00:00Z`)

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  kit = await contentFixtures(payload)
  ;({ readPrices } = await import('@/features/shop/goods/prices/read-prices'))
  ;({ recordPrices } = await import('@/features/shop/goods/prices/current-prices'))
})
afterAll(() => payload.destroy())

function product(priceCents: number): Promise<string> {
  count += 1
  return kit.createProduct({ slug: `priced-${count}`, priceCents })
}

type Reduction = { percentOff?: number; priceCents?: number; from: number; to: number }

async function promote(id: string, { from, to, ...reduction }: Reduction): Promise<string> {
  const valid = { validFrom: addDays(today, from), validTo: addDays(today, to) }
  return (
    await payload.create({ collection: 'promotions', data: { name: 'Есен', products: [id], ...valid, ...reduction } })
  ).id
}

const reprice = (id: string, priceCents: number) =>
  payload.update({ collection: 'products', id, locale: 'bg', data: { priceCents, _status: 'published' } })

/** The price on a later day, after the worker has recorded the prices of each day until then. */
async function priceIn(days: number, id: string) {
  for (let day = 1; day <= days; day += 1) await recordPrices(payload.db.drizzle, inDays(day))
  return (await readPrices([id], inDays(days))).get(id)
}

it('reduces all of a category, what joins it later too, and nothing that leaves it', async () => {
  const category = await payload.create({
    collection: 'product-terms',
    data: { name: 'Якета', kind: 'category', slug: 'jackets' },
  })
  const [inIt, joins, other] = [await product(8000), await product(4999), await product(3000)]
  const put = (id: string, categories: string[]) =>
    payload.update({ collection: 'products', id, locale: 'bg', data: { categories, _status: 'published' } })
  await put(inIt, [category.id])
  const valid = { validFrom: addDays(today, 35), validTo: addDays(today, 45), percentOff: 25 }
  await payload.create({ collection: 'promotions', data: { name: 'Якета', categories: [category.id], ...valid } })
  await put(joins, [category.id])
  expect(await priceIn(36, inIt)).toEqual({ cents: 6000, priorCents: 8000, buyable: onePrice(6000) })
  expect((await readPrices([joins, other], inDays(36))).get(joins)).toEqual({
    cents: 3749,
    priorCents: 4999,
    buyable: onePrice(3749),
  })
  expect((await readPrices([other], inDays(36))).get(other)).toEqual({
    cents: 3000,
    priorCents: null,
    buyable: onePrice(3000),
  })
  await put(inIt, [])
  expect((await readPrices([inIt], inDays(36))).get(inIt)?.cents).toBe(8000)
  await expect(payload.delete({ collection: 'product-terms', id: category.id })).rejects.toThrow()
})

it('refuses a promotion that names neither a product nor a category', async () => {
  const data = { name: 'Празна', validFrom: today, validTo: today, percentOff: 10, products: [], categories: [] }
  await expect(payload.create({ collection: 'promotions', data })).rejects.toThrow()
})

it('takes a quarter off 59.90 so that a quarter is what is said', async () => {
  const id = await product(5990)
  await promote(id, { percentOff: 25, from: 40, to: 50 })
  const { cents, priorCents } = (await priceIn(40, id)) ?? { cents: 0, priorCents: null }
  expect([cents, savingPercent(cents, priorCents)]).toEqual([4492, 25])
})

it('shows the price alone where nothing is reduced', async () => {
  expect((await readPrices([await product(4999)])).size).toBe(1)
  const id = await product(4999)
  expect((await readPrices([id])).get(id)).toEqual({
    cents: 4999,
    priorCents: null,
    buyable: onePrice(4999),
  })
})

it('takes no less off than a percentage says, and of several promotions the lowest price', async () => {
  const id = await product(4999)
  await promote(id, { percentOff: 15, from: 40, to: 50 })
  expect(await priceIn(40, id)).toEqual({ cents: 4249, priorCents: 4999, buyable: onePrice(4249) })
  await promote(id, { priceCents: 3990, from: 40, to: 50 })
  expect(await priceIn(41, id)).toEqual({ cents: 3990, priorCents: 4999, buyable: onePrice(3990) })
  expect(await priceIn(51, id)).toEqual({ cents: 4999, priorCents: null, buyable: onePrice(4999) })
})

it('strikes the lowest price of the 30 days before, although someone raised it first', async () => {
  const id = await product(5000)
  await priceIn(20, id)
  await payload.db.drizzle.execute(sql`
    update shop.price_history set since = since - interval '20 days' where product = ${id}`)
  await reprice(id, 8000)
  await promote(id, { priceCents: 4500, from: 3, to: 10 })
  expect(await priceIn(3, id)).toEqual({ cents: 4500, priorCents: 5000, buyable: onePrice(4500) })
})

it('strikes nothing where the reduced price is no lower than the lowest of the 30 days before', async () => {
  const id = await product(5000)
  await payload.db.drizzle.execute(sql`
    update shop.price_history set since = since - interval '20 days' where product = ${id}`)
  await reprice(id, 8000)
  await promote(id, { priceCents: 6000, from: 0, to: 10 })
  expect((await readPrices([id])).get(id)).toEqual({
    cents: 6000,
    priorCents: null,
    buyable: onePrice(6000),
  })
})

it('keeps the first price of a reduction that gets deeper', async () => {
  const id = await product(5000)
  await promote(id, { priceCents: 4500, from: 10, to: 14 })
  await promote(id, { priceCents: 4000, from: 15, to: 20 })
  expect(await priceIn(16, id)).toEqual({ cents: 4000, priorCents: 5000, buyable: onePrice(4000) })
})

it('strikes nothing where the promotion before was cheaper and ended the day before', async () => {
  const id = await product(5000)
  await promote(id, { priceCents: 2500, from: 10, to: 14 })
  await promote(id, { priceCents: 4000, from: 15, to: 20 })
  expect(await priceIn(16, id)).toEqual({ cents: 4000, priorCents: null, buyable: onePrice(4000) })
})

it('records a change once, and nothing of a draft', async () => {
  const id = await product(5000)
  const points = async () => {
    const { rows } = await payload.db.drizzle.execute(
      sql`select cents from shop.price_history where product = ${id} order by since`,
    )
    return rows.map(({ cents }) => cents)
  }
  await recordPrices(payload.db.drizzle)
  await recordPrices(payload.db.drizzle)
  await payload.update({
    collection: 'products',
    id,
    locale: 'bg',
    draft: true,
    data: { priceCents: 1, _status: 'draft' },
  })
  expect(await points()).toEqual([5000])
  await reprice(id, 4000)
  expect(await points()).toEqual([5000, 4000])
})

it('renews of a saved product its own price alone, however many others there are', async () => {
  const { renewPrices } = await import('@/features/shop/goods/prices/renew-prices')
  const [saved, other] = [await product(5000), await product(5000)]
  const listed = async () => {
    const { rows } = await payload.db.drizzle.execute(sql`
      select cents from shop.listed_products where product in (${saved}, ${other}) order by product = ${other}`)
    return rows.map(({ cents }) => cents)
  }
  await payload.db.drizzle.execute(sql`update products set price_cents = 7000 where id = ${other}`)
  await reprice(saved, 4000)
  expect(await listed()).toEqual([4000, 5000])
  await renewPrices(payload.db.drizzle)
  expect(await listed()).toEqual([4000, 7000])
})

it('lets nobody type an old price but for a sample', async () => {
  const id = await product(5000)
  const typed = { oldPriceCents: 9999, _status: 'published' as const }
  expect((await payload.update({ collection: 'products', id, locale: 'bg', data: typed })).oldPriceCents).toBeNull()
  const sample = await kit.createProduct({ slug: 'sample-price', isSample: true, oldPriceCents: 9999 })
  expect((await payload.findByID({ collection: 'products', id: sample })).oldPriceCents).toBe(9999)
})

it('takes a percentage or a price, and days in their order', async () => {
  const id = await product(5000)
  await expect(promote(id, { from: 0, to: 1 })).rejects.toThrow()
  await expect(promote(id, { percentOff: 10, priceCents: 100, from: 0, to: 1 })).rejects.toThrow()
  await expect(promote(id, { percentOff: 91, from: 0, to: 1 })).rejects.toThrow()
  await expect(promote(id, { percentOff: 10, from: 2, to: 1 })).rejects.toThrow()
})

it('names the lowest price of the 30 days before a code that is announced to everybody, which counts in the history', async () => {
  const id = await product(5000)
  const code = (validFrom: number, validTo: number, more: object) => ({
    code: `PUBLIC${validFrom}`,
    percentOff: 15,
    validFrom: addDays(today, validFrom),
    validTo: addDays(today, validTo),
    ...more,
  })
  await payload.create({ collection: 'coupons', data: code(60, 64, {}) })
  expect(await priceIn(62, id)).toEqual({ cents: 5000, priorCents: null, buyable: onePrice(5000) })
  await payload.create({ collection: 'coupons', data: code(63, 65, { isPublic: true }) })
  expect(await priceIn(63, id)).toEqual({
    cents: 5000,
    priorCents: null,
    buyable: onePrice(5000),
    code: { text: 'PUBLIC63', cents: 4250, priorCents: 5000 },
  })
  expect(await priceIn(66, id)).toEqual({ cents: 5000, priorCents: null, buyable: onePrice(5000) })
  // A public promotion sets the prior price of later ones.
  await promote(id, { priceCents: 4000, from: 70, to: 80 })
  expect(await priceIn(70, id)).toEqual({ cents: 4000, priorCents: 4250, buyable: onePrice(4000) })
  for (const wrong of [{ minimumCents: 1000 }, { maxUses: 5 }, { percentOff: null, amountCents: 100 }]) {
    const data = code(90, 91, { isPublic: true, ...wrong })
    await expect(payload.create({ collection: 'coupons', data })).rejects.toThrow()
  }
})
