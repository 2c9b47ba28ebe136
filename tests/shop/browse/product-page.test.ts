import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contentFixtures } from '../../content/content-fixtures'
import { atEnd } from '../../setup/at-end'
import { freshDatabase } from '../../setup/database'
import { visitorRequest } from '../../setup/next-request'

let payload: Payload
let fixtures: Awaited<ReturnType<typeof contentFixtures>>
let waitForInvalidations: () => Promise<void>
let pages: typeof import('@/features/shop/goods/variants/product-variants')
let ratings: typeof import('@/features/shop/reviews/published')
let route: typeof import('@/app/api/shop/stock/route')
let stock: typeof import('@/features/shop/goods/stock/reserve')
let notify: typeof import('@/server/cache/invalidate').notify
let product = ''
const variants = { S: '', M: '', L: '' }

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  pages = await import('@/features/shop/goods/variants/product-variants')
  ratings = await import('@/features/shop/reviews/published')
  route = await import('@/app/api/shop/stock/route')
  stock = await import('@/features/shop/goods/stock/reserve')
  notify = (await import('@/server/cache/invalidate')).notify
  const listener = await import('@/server/cache/listener')
  waitForInvalidations = listener.waitForInvalidations
  fixtures = await contentFixtures(payload)
  product = await fixtures.createProduct({ slug: 'shown' })
  const data = { name: 'червено', slug: 'red', hex: '#ff0000' }
  const { id: colour } = await payload.create({ collection: 'colours', locale: 'bg', data })
  for (const size of ['L', 'S', 'M'] as const) {
    const variant = { product, colour, size, sku: `SHOWN-${size}`, ean: '4006381333931', priceCents: 1999 }
    variants[size] = (await payload.create({ collection: 'variants', data: variant })).id
  }
  await stock.moveStock(payload.db.drizzle, { variant: variants.S, quantity: 40 }, 'delivery')
  await stock.moveStock(payload.db.drizzle, { variant: variants.L, quantity: 2 }, 'delivery')
  await waitForInvalidations()
  atEnd(await listener.listenForInvalidations())
})
afterAll(() => payload.destroy())

const range = () => visitorRequest(() => pages.getRange(product, 'de'))
const inStock = async () => Object.fromEntries((await range()).variants.map(({ size, inStock }) => [size, inStock]))
const ask = (query: string) => route.GET(new Request(`http://localhost/api/shop/stock?${query}`))

it('names the variants from small to large, and a colour without a translation in Bulgarian', async () => {
  const { colours, variants: found } = await range()
  expect(colours).toEqual([{ slug: 'red', name: 'червено', hex: '#ff0000', lang: 'bg' }])
  expect(found.map(({ size }) => size)).toEqual(['S', 'M', 'L'])
  expect(found[0]).toMatchObject({ colour: 'red', ean: '4006381333931', priceCents: 1999 })
})

it('says what is there, which the last piece changes once pages are told', async () => {
  expect(await inStock()).toEqual({ S: true, M: false, L: true })
  const order = randomUUID()
  const soon = new Date(Date.now() + 3_600_000)
  await payload.db.drizzle.transaction(async (transaction) => {
    await stock.reserve(transaction, order, [{ variant: variants.L, quantity: 2 }], soon)
    await notify(['stock'], transaction)
  })
  await waitForInvalidations()
  expect(await inStock()).toEqual({ S: true, M: false, L: false })
})

it('tells how few are left now, and no more than that', async () => {
  const answer = await ask(`product=${product}`)
  expect(answer.headers.get('cache-control')).toBe('private, max-age=10')
  expect(await answer.json()).toEqual({ free: { [variants.S]: 4, [variants.M]: 0, [variants.L]: 0 } })
  expect(await (await ask(`product=${randomUUID()}`)).json()).toEqual({ free: {} })
  expect((await ask('product=1')).status).toBe(400)
  expect((await ask('')).status).toBe(400)
})

it('rates a product by its published reviews alone', async () => {
  const rating = () => visitorRequest(() => ratings.getRating(product))
  expect(await rating()).toBeNull()
  const customer = randomUUID()
  await payload.db.drizzle.execute(
    sql`insert into customers (id, email, supabase_id) values (${customer}, 'rates@broshura.example', ${randomUUID()})`,
  )
  for (const [stars, status] of [
    [5, 'published'],
    [4, 'published'],
    [4, 'published'],
    [1, 'pending'],
  ] as const)
    await payload.create({
      collection: 'reviews',
      data: { customer, product, productTitle: 'Shown', rating: stars, title: 'T', text: 'Text', status },
    })
  await waitForInvalidations()
  expect(await rating()).toMatchObject({ count: 3, average: 4.3, byStars: [0, 0, 0, 2, 1] })
})

it('shows in the quick view what is chosen among, with the law’s words beside the price, in the form that browsers take', async () => {
  const { GET } = await import('@/app/api/shop/quick-view/route')
  const { quickViewAnswer } = await import('@/features/shop/browse/quick-view/answer')
  const look = (query: string) =>
    visitorRequest(() => GET(new Request(`http://localhost/api/shop/quick-view?${query}`)))
  const answer = quickViewAnswer.parse(await (await look('slug=shown&locale=en')).json())
  expect(answer).toMatchObject({
    kind: 'goods',
    product: { slug: 'shown', title: 'Риза en' },
    range: { sizes: ['S', 'M', 'L'] },
    price: { product: { text: '€19.99', oldText: null } },
    priceNotes: ['Including VAT, plus delivery.'],
  })
  const sample = { isSample: true, rating: 4.7, reviewCount: 5, currency: 'USD' as const }
  await fixtures.createProduct({ slug: 'sample', ...sample })
  await waitForInvalidations()
  const shown = quickViewAnswer.parse(await (await look('slug=sample&locale=en')).json())
  expect(shown).toMatchObject({
    kind: 'sample',
    product: { rating: 4.7 },
    rating: { short: '4.7' },
    shop: '/en',
    list: '/en',
  })
  expect((await look('slug=none')).status).toBe(404)
  expect((await look('locale=en')).status).toBe(400)
})

it('does not speak of VAT beside a price where the seller is not registered for it', async () => {
  const { GET } = await import('@/app/api/shop/quick-view/route')
  const { quickViewAnswer } = await import('@/features/shop/browse/quick-view/answer')
  const look = async () => {
    const answer = await visitorRequest(() =>
      GET(new Request('http://localhost/api/shop/quick-view?slug=shown&locale=en')),
    )
    return quickViewAnswer.parse(await answer.json())
  }
  await payload.updateGlobal({ slug: 'shop-settings', data: { vatRatePercent: 0 } })
  await waitForInvalidations()
  expect(await look()).toMatchObject({ priceNotes: ['Plus delivery.'] })
  await payload.updateGlobal({ slug: 'shop-settings', data: { vatRatePercent: 20 } })
  await waitForInvalidations()
  expect(await look()).toMatchObject({ priceNotes: ['Including VAT, plus delivery.'] })
})

it('takes figures that an editor typed for the rating of a sample alone', async () => {
  const { getProductDetail } = await import('@/features/shop/goods/data')
  await fixtures.createProduct({ slug: 'typed', rating: 5, reviewCount: 99 })
  await waitForInvalidations()
  expect(await visitorRequest(() => getProductDetail('typed', 'bg'))).toMatchObject({ rating: null, reviewCount: 0 })
})

it('keeps the card of what was seen, and nothing for ids that somebody made up', async () => {
  const { GET } = await import('@/app/api/shop/cards/route')
  const { processCache, storedAnswers } = await import('@/server/cache/process-cache')
  const kept = () => ({ pages: processCache().size.entries, answers: storedAnswers().store.size.entries })
  await waitForInvalidations()
  const before = kept()
  const ids = [randomUUID(), product, ...Array.from({ length: 6 }, () => randomUUID())]
  const seen = () => visitorRequest(() => GET(new Request(`http://localhost/api/shop/cards?locale=de&ids=${ids}`)))
  const { cards } = await (await seen()).json()
  expect(cards).toMatchObject([{ id: product, title: 'Риза de' }])
  expect(kept()).toEqual({ pages: before.pages, answers: before.answers + 1 })
  expect(await (await seen()).json()).toEqual({ cards })
})
