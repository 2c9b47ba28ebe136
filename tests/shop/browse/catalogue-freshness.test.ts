import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { noCatalogueFilter } from '@/features/shop/browse/catalogue/filter'
import { contentFixtures } from '../../content/content-fixtures'
import { freshDatabase } from '../../setup/database'
import { holdLocks } from '../../setup/locks'
import { visitorRequest } from '../../setup/next-request'

let payload: Payload
let kit: Awaited<ReturnType<typeof contentFixtures>>
let stock: typeof import('@/features/shop/goods/stock/reserve')
let findCatalogueProducts: typeof import('@/features/shop/browse/catalogue/find-products').findCatalogueProducts
let listening: pg.Client
let colour = ''
let received: string[] = []

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  kit = await contentFixtures(payload)
  stock = await import('@/features/shop/goods/stock/reserve')
  ;({ findCatalogueProducts } = await import('@/features/shop/browse/catalogue/find-products'))
  colour = (await payload.create({ collection: 'colours', data: { name: 'Черно', slug: 'black', hex: '#111111' } })).id
  listening = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await listening.connect()
  listening.on('notification', ({ payload: message }) => received.push(message ?? ''))
  await listening.query('listen broshura_cache')
})
afterAll(async () => {
  await listening.end()
  await payload.destroy()
})
beforeEach(async () => {
  await messages()
})

/** The messages since the last call; a query delivers every notification that was committed before it. */
async function messages(): Promise<string[]> {
  await listening.query('select 1')
  const told = received
  received = []
  return told
}

async function variant(product: string, size: string): Promise<string> {
  const data = { product, colour, size, sku: `${product}-${size}` }
  return (await payload.create({ collection: 'variants', data })).id
}

const database = () => payload.db.drizzle
const shown = async (size: string) =>
  (
    await findCatalogueProducts(
      { category: null, filter: { ...noCatalogueFilter, size: [size], colour: ['black'] } },
      24,
    )
  ).ids

const order = (id: string, line: { variant: string; quantity: number }) =>
  database().transaction((transaction) => stock.reserve(transaction, id, [line], new Date(Date.now() + 3_600_000)))

const stockMessage = '{"tags":["stock"]}'

it('shows a product from the moment it comes in stock until the last piece is reserved, and tells only that', async () => {
  const product = await kit.createProduct({ slug: 'sneaker' })
  const id = await variant(product, '42')
  expect(await shown('42')).toEqual([])
  await messages()

  await stock.moveStock(database(), { variant: id, quantity: 2 }, 'delivery')
  expect(await shown('42')).toEqual([product])
  expect(await messages()).toEqual([stockMessage])

  const [first, last] = ['01890000-0000-7000-8000-000000000001', '01890000-0000-7000-8000-000000000002']
  await order(first, { variant: id, quantity: 1 })
  expect(await shown('42')).toEqual([product])
  expect(await messages()).toEqual([])

  await order(last, { variant: id, quantity: 1 })
  expect(await shown('42')).toEqual([])
  expect(await messages()).toEqual([stockMessage])

  await database().transaction((transaction) => stock.releaseReservation(transaction, last))
  expect(await shown('42')).toEqual([product])
  expect(await messages()).toEqual([stockMessage])
})

it('answers at once where more has changed than visitors renew, and is told when the worker is done', async () => {
  const { renewCatalogue } = await import('@/server/catalogue/renew-goods')
  const product = await kit.createProduct({ slug: 'parka' })
  const id = await variant(product, '52')
  expect(await shown('52')).toEqual([])
  await stock.moveStock(database(), { variant: id, quantity: 1 }, 'delivery')
  await database().execute(sql`
    insert into shop.catalogue_changes select gen_random_uuid() from generate_series(1, 1000)`)
  const lock = "select pg_advisory_xact_lock(hashtextextended('catalogue', 0))"
  const release = await holdLocks(process.env.DATABASE_URL ?? '', lock)
  try {
    expect(await shown('52')).toEqual([])
  } finally {
    await release()
  }
  await messages()
  await renewCatalogue()
  expect(await messages()).toEqual(['{"tags":["products"]}'])
  expect(await shown('52')).toEqual([product])
})

it('tells nothing of what was rolled back', async () => {
  const id = await variant(await kit.createProduct({ slug: 'boot' }), '43')
  await messages()
  const undone = database().transaction(async (transaction) => {
    await stock.moveStock(transaction, { variant: id, quantity: 1 }, 'delivery')
    throw new Error('not after all')
  })
  await expect(undone).rejects.toThrow('not after all')
  expect(await messages()).toEqual([])
})

it('follows a variant that gets another size', async () => {
  const product = await kit.createProduct({ slug: 'sandal' })
  const id = await variant(product, '36')
  await stock.moveStock(database(), { variant: id, quantity: 1 }, 'delivery')
  await payload.update({ collection: 'variants', id, data: { size: '37' } })
  expect(await shown('36')).toEqual([])
  expect(await shown('37')).toEqual([product])
})

it('lists what is published, and neither drafts nor samples', async () => {
  const sold = async (slug: string, more: { isSample?: boolean; _status?: 'draft' }) => {
    const product = await kit.createProduct({ slug, ...more })
    await stock.moveStock(database(), { variant: await variant(product, '44'), quantity: 1 }, 'delivery')
    return product
  }
  const product = await sold('loafer', {})
  await sold('loafer-sample', { isSample: true })
  const draft = await sold('loafer-draft', { _status: 'draft' })
  expect(await shown('44')).toEqual([product])
  await payload.update({ collection: 'products', id: product, locale: 'bg', data: { _status: 'draft' } })
  expect(await shown('44')).toEqual([])
  await payload.update({ collection: 'products', id: product, locale: 'bg', data: { _status: 'published' } })
  await payload.delete({ collection: 'products', id: draft })
  expect(await shown('44')).toEqual([product])
})

it('filters and sorts by the price of the day, with the reduction that the history proves', async () => {
  const product = await kit.createProduct({ slug: 'coat-of-today', priceCents: 10_000 })
  await stock.moveStock(database(), { variant: await variant(product, 'XL'), quantity: 1 }, 'delivery')
  const reduced = async () =>
    (
      await findCatalogueProducts(
        { category: null, filter: { ...noCatalogueFilter, reduced: true, price: ['50-100'] } },
        24,
      )
    ).ids
  expect(await reduced()).toEqual([])
  const { renewPrices } = await import('@/features/shop/goods/prices/renew-prices')
  const [today, tomorrow] = [sofiaDay(), addDays(sofiaDay(), 1)]
  const data = { name: 'Утре', percentOff: 20, products: [product], validFrom: tomorrow, validTo: tomorrow }
  await payload.create({ collection: 'promotions', data })
  expect(await reduced()).toEqual([])
  await messages()
  await renewPrices(database(), new Date(`${tomorrow}T10:00:00Z`))
  expect(await reduced()).toEqual([product])
  expect(await messages()).toEqual(['{"tags":["products"]}'])
  await renewPrices(database(), new Date(`${addDays(today, 2)}T10:00:00Z`))
  expect(await reduced()).toEqual([])
})

it('takes away the index of a variant with the variant', async () => {
  const product = await kit.createProduct({ slug: 'slipper' })
  const id = await variant(product, '35')
  await stock.moveStock(database(), { variant: id, quantity: 1 }, 'delivery')
  await payload.delete({ collection: 'variants', id })
  expect(await shown('35')).toEqual([])
  const { rows } = await database().execute(sql`select 1 from shop.variant_stock where variant = ${id}`)
  expect(rows).toEqual([])
})

it('tells the sizes of two charts apart, and follows a product that gets another chart', async () => {
  const chart = async (name: string) =>
    (await payload.create({ collection: 'size-charts', locale: 'bg', data: { name, rows: [{ size: '45' }] } })).id
  const [shoes, trousers] = [await chart('Обувки'), await chart('Панталони')]
  const ofChart = async (slug: string, sizeChart: string) => {
    const product = await kit.createProduct({ slug, sizeChart })
    await stock.moveStock(database(), { variant: await variant(product, '45'), quantity: 1 }, 'delivery')
    return product
  }
  const [boots, jeans] = [await ofChart('boots-of-chart', shoes), await ofChart('jeans-of-chart', trousers)]
  const countedAs = (id: string) => `${id.slice(-6)}.45`
  expect(await shown(countedAs(shoes))).toEqual([boots])
  expect(await shown(countedAs(trousers))).toEqual([jeans])
  expect((await shown('45')).toSorted()).toEqual([boots, jeans].toSorted())

  await payload.update({ collection: 'products', id: jeans, locale: 'bg', data: { sizeChart: shoes } })
  expect(await shown(countedAs(trousers))).toEqual([])
  expect((await shown(countedAs(shoes))).toSorted()).toEqual([boots, jeans].toSorted())
})

it('shows of a product that was found by its colour the sizes of this colour', async () => {
  const { getCatalogue } = await import('@/features/shop/browse/catalogue/data')
  const named = { name: 'Червено', slug: 'red', hex: '#cc0000' }
  const { id: red } = await payload.create({ collection: 'colours', data: named })
  const product = await kit.createProduct({ slug: 'dress' })
  const sized = async (size: string) => {
    const data = { product, colour: red, size, sku: `${product}-red-${size}` }
    return (await payload.create({ collection: 'variants', data })).id
  }
  const [black, redSmall] = [await variant(product, 'M'), await sized('S')]
  await sized('M')
  for (const id of [black, redSmall]) await stock.moveStock(database(), { variant: id, quantity: 1 }, 'delivery')
  const question = { category: null, filter: { ...noCatalogueFilter, colour: ['red'] } }
  const { products } = await visitorRequest(() => getCatalogue(question, 24, 'bg'))
  expect(products.map((each) => each.product.slug)).toEqual(['dress'])
  expect(products[0]?.range.sizes).toEqual([
    { size: 'S', inStock: true },
    { size: 'M', inStock: false },
  ])
})
