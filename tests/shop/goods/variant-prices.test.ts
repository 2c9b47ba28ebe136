import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { noCatalogueFilter, type PriceRange } from '@/features/shop/browse/catalogue/filter'
import { contentFixtures } from '../../content/content-fixtures'
import { freshDatabase } from '../../setup/database'

let payload: Payload
let kit: Awaited<ReturnType<typeof contentFixtures>>
let find: typeof import('@/features/shop/browse/catalogue/find-products').findCatalogueProducts
let stock: typeof import('@/features/shop/goods/stock/reserve')
let data: typeof import('@/features/shop/goods/data')
let colour = ''
let product = ''
let variants: string[] = []
let count = 0

beforeAll(async () => {
  await freshDatabase()
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await contentFixtures(payload)
  find = (await import('@/features/shop/browse/catalogue/find-products')).findCatalogueProducts
  stock = await import('@/features/shop/goods/stock/reserve')
  data = await import('@/features/shop/goods/data')
  colour = (await payload.create({ collection: 'colours', data: { name: 'Бяло', slug: 'white', hex: '#ffffff' } })).id
})
afterAll(() => payload.destroy())

/** A product of 20 € whose variants cost 150 € and 170 €, each in stock, and a third of 30 € out of stock. */
beforeEach(async () => {
  count += 1
  product = await kit.createProduct({ slug: `priced-${count}`, priceCents: 2000 })
  variants = []
  for (const [size, priceCents, pieces] of [
    ['38,5', 15_000, 1],
    ['40/42', 17_000, 2],
    ['XS', 3000, 0],
  ] as const) {
    const { id } = await payload.create({
      collection: 'variants',
      data: { product, colour, size, sku: `P${count}-${size.length}${pieces}`, priceCents },
    })
    variants.push(id)
    if (pieces > 0) await stock.moveStock(payload.db.drizzle, { variant: id, quantity: pieces }, 'delivery')
  }
})

const within = async (range: PriceRange) =>
  (await find({ category: null, filter: { ...noCatalogueFilter, price: [range] } }, 200)).ids.includes(product)
const ranges = async () => [await within('to-25'), await within('25-50'), await within('from-100')]
const shown = async () => (await data.readProductDetails([product], 'bg'))[0]

it('is listed and shown at the least at which something in stock can be bought', async () => {
  expect(await ranges()).toEqual([false, false, true])
  expect(await shown()).toMatchObject({ priceCents: 15_000, isFrom: true, goodsCents: 2000, oldPriceCents: null })
})

it('follows the stock and the prices of its variants', async () => {
  const change = (at: number, changed: { priceCents: number | null }) =>
    payload.update({ collection: 'variants', id: variants[at] ?? '', data: changed })
  await stock.moveStock(payload.db.drizzle, { variant: variants[2] ?? '', quantity: 1 }, 'delivery')
  expect(await ranges()).toEqual([false, true, false])
  expect(await shown()).toMatchObject({ priceCents: 3000, isFrom: true })
  await change(2, { priceCents: null })
  expect(await ranges()).toEqual([true, false, false])
  expect(await shown()).toMatchObject({ priceCents: 2000, isFrom: true })
  await payload.delete({ collection: 'variants', id: variants[2] ?? '' })
  await change(1, { priceCents: 15_000 })
  expect(await ranges()).toEqual([false, false, true])
  expect(await shown()).toMatchObject({ priceCents: 15_000, isFrom: false })
})

it('names the least of all where nothing is in stock', async () => {
  await payload.db.drizzle.execute(sql`update shop.variant_stock set on_hand = 0 where product = ${product}`)
  expect(await shown()).toMatchObject({ priceCents: 3000, isFrom: true })
})

it('is sorted by that price', async () => {
  const cheap = await kit.createProduct({ slug: `cheap-${count}`, priceCents: 9000 })
  const { id } = await payload.create({
    collection: 'variants',
    data: { product: cheap, colour, size: 'M', sku: `C${count}` },
  })
  await stock.moveStock(payload.db.drizzle, { variant: id, quantity: 1 }, 'delivery')
  const { ids } = await find({ category: null, filter: { ...noCatalogueFilter, sort: 'price-up' } }, 200)
  expect(ids.filter((each) => [product, cheap].includes(each))).toEqual([cheap, product])
})

it('is found by a size with a comma', async () => {
  const { ids } = await find({ category: null, filter: { ...noCatalogueFilter, size: ['38,5'] } }, 200)
  expect(ids).toContain(product)
})

it('keeps the reduction of the product where that is the least, and names none for a variant of its own price', async () => {
  const { renewPrices } = await import('@/features/shop/goods/prices/renew-prices')
  const reduced = await kit.createProduct({ slug: `reduced-${count}`, priceCents: 10_000 })
  const equal = await kit.createProduct({ slug: `equal-${count}`, priceCents: 10_000 })
  for (const [of, sku, priceCents] of [
    [reduced, `R${count}`, null],
    [equal, `E${count}`, 8000],
  ] as const) {
    const data = { product: of, colour, size: 'M', sku, priceCents }
    const { id } = await payload.create({ collection: 'variants', data })
    await stock.moveStock(payload.db.drizzle, { variant: id, quantity: 1 }, 'delivery')
  }
  const day = sofiaDay()
  await payload.create({
    collection: 'promotions',
    data: { name: 'Есен', percentOff: 20, products: [reduced, equal, product], validFrom: day, validTo: day },
  })
  await renewPrices(payload.db.drizzle)
  const [one, same, other] = await data.readProductDetails([reduced, equal, product], 'bg')
  expect(one).toMatchObject({ priceCents: 8000, oldPriceCents: 10_000, isFrom: false })
  expect(same).toMatchObject({ priceCents: 8000, oldPriceCents: null, goodsCents: 8000, goodsPriorCents: 10_000 })
  expect(other).toMatchObject({ priceCents: 15_000, oldPriceCents: null, goodsCents: 1600, goodsPriorCents: 2000 })
  const { ids } = await find({ category: null, filter: { ...noCatalogueFilter, reduced: true } }, 200)
  expect(ids.filter((each) => [reduced, equal, product].includes(each))).toEqual([reduced])
})
