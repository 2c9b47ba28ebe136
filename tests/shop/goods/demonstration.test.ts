import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { locales } from '@/i18n/routing'
import { tables } from '@/server/db/tables'
import { altOf, shotsOf } from '../../../seed/content/goods/shots'
import { skuOf, stockOf } from '../../../seed/content/goods/variants'
import { shopProducts } from '../../../seed/content/shop-products'
import { freshDatabase } from '../../setup/database'
import { visitorRequest } from '../../setup/next-request'

const { priceHistory, stockMoves, variantStock } = tables.shop

/** Drawing the whole range takes longer than a test may. */
const some = ['patterned-jumper', 'linen-shirt', 'kids-rain-jacket', 'oxford-shirt', 'wool-coat']
const range = shopProducts.filter(({ slug }) => some.includes(slug))

let payload: Payload
let write: () => Promise<void>

beforeAll(async () => {
  await freshDatabase()
  payload = await (await import('@/server/cms')).cmsSystem()
  const { writeShopProducts } = await import('../../../seed/write/shop-products')
  write = () => writeShopProducts(payload, range)
  await write()
})
afterAll(() => payload.destroy())

const counts = z.array(z.object({ moves: z.coerce.number(), pieces: z.coerce.number(), prices: z.coerce.number() }))

/** Every variant costs as much as its product. */
const onePrice = (cents: number) => ({ cents, isFrom: false, isOwn: false })

async function counted() {
  const { rows } = await payload.db.drizzle.execute(sql`
    select (select count(*) from ${stockMoves}) as moves, (select coalesce(sum(${variantStock.onHand}), 0) from ${variantStock}) as pieces,
      (select count(*) from ${priceHistory}) as prices`)
  const documents = await Promise.all(
    (
      [
        'products',
        'variants',
        'media',
        'promotions',
        'colours',
        'manufacturers',
        'size-charts',
        'product-terms',
      ] as const
    ).map(async (collection) => (await payload.count({ collection })).totalDocs),
  )
  return { ...counts.parse(rows)[0], documents }
}

it('writes variants, stock and pictures of each colour once, however often it runs', async () => {
  const first = await counted()
  const skus = range
    .filter(({ sample }) => !sample)
    .flatMap((product) =>
      product.colours.flatMap((colour) => product.sizes.map((size) => skuOf(product, colour, size))),
    )
  expect(first.pieces).toBe(skus.reduce((sum, sku) => sum + stockOf(sku), 0))
  expect(first.moves).toBe(skus.filter((sku) => stockOf(sku) > 0).length)
  await write()
  expect(await counted()).toEqual(first)
})

it('shows each product in every language with pictures of its colours', async () => {
  const { getProductDetail } = await import('@/features/shop/goods/data')
  for (const product of range) {
    const { slug, title, colours, features, care } = product
    const shots = shotsOf(product)
    for (const locale of locales) {
      const shown = await visitorRequest(() => getProductDetail(slug, locale))
      expect(shown).toMatchObject({ title: title[locale], features: features[locale], facts: { care } })
      expect(shown?.picturesByColour.map(({ colour, images }) => [colour, images.length])).toEqual(
        colours.map((colour) => [colour, shots.length]),
      )
      const ownOfOne = shown?.picturesByColour[0]?.images ?? []
      expect(ownOfOne.map(({ alt }) => alt)).toEqual(shots.map((shot) => altOf(title, shot)[locale]))
      // Cards show the first two, so these have a smaller size.
      expect(ownOfOne.map(({ url, small }) => small !== url)).toEqual(shots.map((_, index) => index < 2))
      expect(shown?.images).toHaveLength(shots.length + colours.length - 1)
    }
  }
})

it('has a prior price for what is reduced now, and none for what is reduced later or was', async () => {
  const { readPrices } = await import('@/features/shop/goods/prices/read-prices')
  const { docs } = await payload.find({ collection: 'products', depth: 0, pagination: false })
  const prices = await readPrices(docs.map(({ id }) => id))
  const of = (slug: string) => prices.get(docs.find((doc) => doc.slug === slug)?.id ?? '')
  expect(of('patterned-jumper')).toEqual({ cents: 5990, priorCents: 7490, buyable: onePrice(5990) })
  expect(of('linen-shirt')).toEqual({ cents: 3493, priorCents: 4990, buyable: onePrice(3493) })
  expect(of('kids-rain-jacket')).toEqual({ cents: 4490, priorCents: null, buyable: onePrice(4490) })
  expect(of('oxford-shirt')).toEqual({ cents: 4290, priorCents: null, buyable: onePrice(4290) })
})

it('has noted what its products cost as the clock would have: nothing is left to note', async () => {
  const { recordPrices } = await import('@/features/shop/goods/prices/current-prices')
  const before = await counted()
  await recordPrices(payload.db.drizzle)
  expect(await counted()).toEqual(before)
})

it('writes reviews once, each of a purchase that is verified, and one that waits for staff', async () => {
  const { reviews } = await import('../../../seed/content/reviews')
  const { writeReviews } = await import('../../../seed/write/reviews')
  const { getReviews, readRatings } = await import('@/features/shop/reviews/published')
  const [pending] = reviews.filter(({ status }) => status === 'pending')
  const seeds = reviews.filter(({ product }) => product === 'linen-shirt')
  if (pending) seeds.push({ ...pending, product: 'linen-shirt' })
  for (const _ of [1, 2]) await writeReviews(payload, seeds)
  expect((await payload.count({ collection: 'reviews' })).totalDocs).toBe(seeds.length)
  const { docs } = await payload.find({ collection: 'products', where: { slug: { equals: 'linen-shirt' } } })
  const id = docs[0]?.id ?? ''
  const shown = await visitorRequest(() => getReviews(id, { stars: null, sort: 'newest', page: 1 }))
  expect(shown.map(({ isVerified }) => isVerified)).toEqual([true, true, true])
  expect(shown.flatMap(({ pictures }) => pictures)).toHaveLength(2)
  expect((await readRatings([id])).get(id)).toMatchObject({ count: 3, average: 4 })
})
