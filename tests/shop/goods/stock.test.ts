import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { StockLine } from '@/features/shop/goods/stock/reserve'
import type { Database } from '@/server/db/transaction'
import { contentFixtures } from '../../content/content-fixtures'
import { atATime } from '../../setup/at-a-time'
import { freshDatabase } from '../../setup/database'

let payload: Payload
let stock: typeof import('@/features/shop/goods/stock/reserve')
let product = ''
let colour = ''
let count = 0

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  stock = await import('@/features/shop/goods/stock/reserve')
  product = await (await contentFixtures(payload)).createProduct({ slug: 'stocked' })
  colour = (await payload.create({ collection: 'colours', data: { name: 'Бяло', slug: 'white', hex: '#ffffff' } })).id
})
afterAll(() => payload.destroy())

const soon = new Date(Date.now() + 3_600_000)
const run = (statement: ReturnType<typeof sql>) => payload.db.drizzle.execute(statement)

async function variantWith(quantity: number): Promise<string> {
  count += 1
  const data = { product, colour, size: String(count), sku: `STOCK-${count}` }
  const { id } = await payload.create({ collection: 'variants', data })
  if (quantity > 0) await stock.moveStock(payload.db.drizzle, { variant: id, quantity }, 'delivery')
  return id
}

const order = (lines: StockLine[], id: string = randomUUID()) =>
  payload.db.drizzle.transaction((transaction) => stock.reserve(transaction, id, lines, soon))

const counts = z.object({ on_hand: z.number(), reserved: z.number() })

async function of(variant: string) {
  const { rows } = await run(sql`select on_hand, reserved from shop.variant_stock where variant = ${variant}`)
  return counts.parse(rows[0])
}

it('sells 10 to 100 who ask, 40 at a time: 10 are served and 90 are told', async () => {
  const variant = await variantWith(10)
  const ask = () => order([{ variant, quantity: 1 }])
  const answers = await atATime(
    40,
    Array.from({ length: 100 }, () => ask),
  )
  expect(answers.filter((shortages) => shortages.length === 0)).toHaveLength(10)
  expect(answers.filter(([shortage]) => shortage?.variant === variant && shortage.free === 0)).toHaveLength(90)
  expect(await of(variant)).toEqual({ on_hand: 10, reserved: 10 })
})

it('fails where a sale reads first and writes later: the check of the test above finds it', async () => {
  const variant = await variantWith(10)
  const started = Promise.withResolvers<void>()
  let waiting = 0
  const naive = async () => {
    const { on_hand, reserved } = await of(variant)
    waiting += 1
    if (waiting === 100) started.resolve()
    await started.promise
    if (on_hand - reserved < 1) return false
    await run(sql`update shop.variant_stock set reserved = ${reserved + 1} where variant = ${variant}`)
    return true
  }
  const answers = await Promise.all(Array.from({ length: 100 }, naive))
  expect(answers.filter(Boolean).length).toBeGreaterThan(10)
})

it('reserves 200 carts of the same three variants in any order, 40 at a time, without a deadlock', async () => {
  const variants = await Promise.all([variantWith(200), variantWith(200), variantWith(200)])
  const turns = [0, 1, 2].flatMap((first) => [1, 2].map((step) => [0, 1, 2].map((each) => (first + each * step) % 3)))
  const carts = Array.from({ length: 200 }, (_, index) =>
    (turns[index % turns.length] ?? []).map((at) => ({ variant: variants[at] ?? '', quantity: 1 })),
  )
  const asking = carts.map((lines) => () => order(lines))
  const answers = await atATime(40, asking)
  expect(answers.flat()).toEqual([])
  for (const variant of variants) expect(await of(variant)).toEqual({ on_hand: 200, reserved: 200 })
})

it('counts two lines of one variant together: 3 and 3 of 5 are refused, and nothing of the order is reserved', async () => {
  const [short, other] = [await variantWith(5), await variantWith(5)]
  const lines = [
    { variant: other, quantity: 1 },
    { variant: short, quantity: 3 },
    { variant: short, quantity: 3 },
  ]
  expect(await order(lines)).toEqual([{ variant: short, asked: 6, free: 5 }])
  expect(await of(short)).toEqual({ on_hand: 5, reserved: 0 })
  expect(await of(other)).toEqual({ on_hand: 5, reserved: 0 })
})

it('replaces what the same order has reserved, which never blocks it', async () => {
  const [variant, other] = [await variantWith(3), await variantWith(3)]
  const id = randomUUID()
  expect(await order([{ variant, quantity: 3 }], id)).toEqual([])
  expect(await order([{ variant, quantity: 3 }], id)).toEqual([])
  expect(await of(variant)).toEqual({ on_hand: 3, reserved: 3 })
  expect(await order([{ variant: other, quantity: 2 }], id)).toEqual([])
  expect(await of(variant)).toEqual({ on_hand: 3, reserved: 0 })
  expect(await order([{ variant, quantity: 4 }], id)).toEqual([{ variant, asked: 4, free: 3 }])
  expect(await of(other)).toEqual({ on_hand: 3, reserved: 2 })
})

it('frees a reservation and sells it once, however often it is told', async () => {
  const variant = await variantWith(5)
  const [left, bought] = [randomUUID(), randomUUID()]
  await order([{ variant, quantity: 2 }], left)
  await order([{ variant, quantity: 3 }], bought)
  const each = <Result>(work: (database: Database, order: string) => Promise<Result>, id: string) =>
    payload.db.drizzle.transaction((transaction) => work(transaction, id))
  await Promise.all([each(stock.releaseReservation, left), each(stock.releaseReservation, left)])
  const answers = await Promise.all([each(stock.sell, bought), each(stock.sell, bought)])
  expect(answers.sort()).toEqual(['sold', 'sold-before'])
  expect(await each(stock.sell, left)).toBe('not-reserved')
  expect(await of(variant)).toEqual({ on_hand: 2, reserved: 0 })
  await each(stock.releaseReservation, bought)
  expect(await of(variant)).toEqual({ on_hand: 2, reserved: 0 })
  const { rows } = await run(sql`select quantity, reason from shop.stock_moves where variant = ${variant} order by id`)
  expect(rows).toEqual([
    { quantity: 5, reason: 'delivery' },
    { quantity: -3, reason: 'sale' },
  ])
})

it('refuses what nobody may do, in the database', async () => {
  const variant = await variantWith(2)
  await order([{ variant, quantity: 2 }])
  await expect(stock.moveStock(payload.db.drizzle, { variant, quantity: -1 }, 'damage')).rejects.toThrow()
  await expect(run(sql`update shop.variant_stock set reserved = 3 where variant = ${variant}`)).rejects.toThrow()
  await expect(run(sql`delete from shop.stock_moves where variant = ${variant}`)).rejects.toThrow()
  await expect(run(sql`truncate shop.stock_moves`)).rejects.toThrow()
  await expect(run(sql`update shop.stock_moves set quantity = 9 where variant = ${variant}`)).rejects.toThrow()
})

it('has nothing of what was never delivered', async () => {
  const variant = await variantWith(0)
  expect(await order([{ variant, quantity: 1 }])).toEqual([{ variant, asked: 1, free: 0 }])
})
