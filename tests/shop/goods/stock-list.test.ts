import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { freshCms } from '../../setup/cms'
import { parcelKit } from '../fulfilment/parcel-kit'

const { payload } = await freshCms()
const kit = await parcelKit(payload)
const { readStockList, stockOnPage } = await import('@/features/shop/goods/stock/stock-list')
const { correctStock } = await import('@/features/shop/goods/stock/correct-stock')

const all = { after: null, below: 5, kind: 'all', sought: '' } as const
const correct = (variant: string, seen: number, counted: number, correction?: number) =>
  kit.step((req) => correctStock(req, { variant, seen, counted, correction, reason: 'count', note: 'ревизия' }))
const movesOf = async (variant: string) =>
  (
    await kit.run(
      sql`select quantity, reason, note from shop.stock_moves where variant = ${variant} and note is not null`,
    )
  ).rows

it('corrects by the difference, with its reason, beside sales of the same moment', async () => {
  const { id, line } = await kit.variantWith(10)
  await Promise.all([correct(id, 10, 7), kit.placed(kit.requestOf([line])), kit.placed(kit.requestOf([line]))])
  expect(await kit.stockOf(id)).toMatchObject({ onHand: 5 })
  expect(await movesOf(id)).toEqual([{ quantity: -3, reason: 'count', note: 'ревизия' }])
  const { docs } = await payload.find({ collection: 'audit-log', where: { action: { equals: 'stock.corrected' } } })
  expect(docs).toHaveLength(1)
})

it('takes away nothing that is reserved, and does nothing where nothing differs', async () => {
  const { id, line } = await kit.variantWith(4)
  await kit.placed(kit.requestOf([{ ...line, quantity: 3 }], { paymentMethod: 'bank-transfer' }))
  await expect(correct(id, 4, 2)).rejects.toThrow(new FulfilmentRefused('reserved', 'counted'))
  await expect(correct(id, 4, 4)).rejects.toThrow(new FulfilmentRefused('nothing', 'counted'))
  await expect(correct(randomUUID(), 4, 5)).rejects.toThrow(new FulfilmentRefused('changed'))
  expect(await kit.stockOf(id)).toEqual({ onHand: 4, reserved: 3 })
  expect(await movesOf(id)).toEqual([])
})

it('takes a count that two colleagues enter off once', async () => {
  const { id, line } = await kit.variantWith(10)
  const { sku } = await payload.findByID({ collection: 'variants', id, depth: 0 })
  const shownCorrection = async () =>
    (await readStockList(payload.db.drizzle, 'bg', { ...all, sought: sku })).find((row) => row.id === id)?.correction
  const shown = await shownCorrection()
  await kit.placed(kit.requestOf([line]))
  await correct(id, 10, 8, shown)
  await expect(correct(id, 10, 8, shown)).rejects.toThrow(new FulfilmentRefused('corrected-since', 'counted'))
  expect(await kit.stockOf(id)).toMatchObject({ onHand: 7 })
  await correct(id, 8, 9, await shownCorrection())
  expect(await kit.stockOf(id)).toMatchObject({ onHand: 8 })
})

it('compares a count with the shelf, on which sold pieces lie until they are packed', async () => {
  const { id, line } = await kit.variantWith(12)
  const { sku } = await payload.findByID({ collection: 'variants', id, depth: 0 })
  const shown = async () =>
    (await readStockList(payload.db.drizzle, 'bg', { ...all, sought: sku })).find((row) => row.id === id)
  const { id: order } = await kit.placed(kit.requestOf([{ ...line, quantity: 3 }]))
  expect(await shown()).toMatchObject({ onHand: 9, unpacked: 3, reserved: 0 })
  await expect(correct(id, 12, 12)).rejects.toThrow(new FulfilmentRefused('nothing', 'counted'))
  await expect(correct(id, 9, 12)).rejects.toThrow(new FulfilmentRefused('corrected-since', 'counted'))
  await correct(id, 12, 11)
  expect(await kit.stockOf(id)).toEqual({ onHand: 8, reserved: 0 })
  await kit.sent(order, await kit.linesOf(order))
  expect(await shown()).toMatchObject({ onHand: 8, unpacked: 0 })
  await expect(correct(id, 11, 8)).rejects.toThrow(new FulfilmentRefused('corrected-since', 'counted'))
  await correct(id, 8, 7)
  expect(await kit.stockOf(id)).toEqual({ onHand: 7, reserved: 0 })
})

it('lists what is short, sold out and reserved, by name, size and number, in pages', async () => {
  const [none, few, many] = [await kit.variantWith(0), await kit.variantWith(2), await kit.variantWith(50)]
  await kit.placed(kit.requestOf([{ ...many.line, quantity: 1 }], { paymentMethod: 'bank-transfer' }))
  const sku = async (id: string) => (await payload.findByID({ collection: 'variants', id, depth: 0 })).sku
  const listed = async (question: object) =>
    (await readStockList(payload.db.drizzle, 'bg', { ...all, ...question })).map((row) => row.id)
  const own = [none, few, many].map(({ id }) => id)
  const ofOwn = async (question: object) => (await listed(question)).filter((id) => own.includes(id))
  expect(await ofOwn({ kind: 'out' })).toEqual([none.id])
  expect(await ofOwn({ kind: 'below', below: 3 })).toEqual([none.id, few.id])
  expect(await ofOwn({ kind: 'reserved' })).toEqual([many.id])
  expect(await listed({ sought: (await sku(few.id)).toLowerCase() })).toContain(few.id)
  await payload.update({ collection: 'products', id: few.product, locale: 'bg', data: { title: 'Яке „Витоша“' } })
  expect(await listed({ sought: 'ЯКЕ витоша m' })).toEqual([few.id])
  expect(await listed({ sought: '100%' })).toEqual([])
  await kit.run(sql`
    insert into variants (id, product_id, colour_id, size, sku, updated_at, created_at)
    select gen_random_uuid(), v.product_id, v.colour_id, 'N' || n, 'PAGE-' || n, now(), now()
    from variants v, generate_series(1, ${stockOnPage}) n where v.id = ${none.id}`)
  const first = await readStockList(payload.db.drizzle, 'bg', all)
  expect(first).toHaveLength(stockOnPage + 1)
  const second = await readStockList(payload.db.drizzle, 'bg', { ...all, after: first[stockOnPage - 1]?.sku ?? null })
  expect(second[0]?.id).toBe(first[stockOnPage]?.id)
})

it('shows of a customer the orders, sums, returns and vouchers that are theirs', async () => {
  const { shopOfCustomer } = await import('@/features/shop/orders/of-customer')
  const mine = await payload.create({
    collection: 'customers',
    data: { email: 'mine@example.com', supabaseId: randomUUID() },
  })
  const { line } = await kit.variantWith(5)
  const { number } = await kit.placed(kit.requestOf([line], { customer: mine.id }))
  await kit.placed(kit.requestOf([line]))
  const found = await shopOfCustomer(payload.db.drizzle, mine.id)
  expect(found.orders.map((order) => order.number)).toEqual([number])
  expect(found).toMatchObject({ sums: { orders: 1, paidCents: 0, refundedCents: 0 } })
  expect([...found.returns, ...found.vouchers]).toEqual([])
})

it('leaves out what is off sale, lists it by itself, and shows what of it is being paid for', async () => {
  const [off, held] = [await kit.variantWith(2), await kit.variantWith(3)]
  await kit.placed(kit.requestOf([held.line], { paymentMethod: 'bank-transfer' }))
  for (const { id } of [off, held]) await payload.update({ collection: 'variants', id, data: { offSale: true } })
  const listed = async (question: object) =>
    (await readStockList(payload.db.drizzle, 'bg', { ...all, ...question }))
      .filter(({ id }) => id === off.id || id === held.id)
      .map(({ id, offSale }) => ({ id, offSale }))
  for (const kind of ['all', 'below', 'out']) expect(await listed({ kind })).toEqual([])
  expect(await listed({ kind: 'reserved' })).toEqual([{ id: held.id, offSale: true }])
  const both = [off.id, held.id].map((id) => ({ id, offSale: true }))
  expect(await listed({ kind: 'offSale' })).toEqual(expect.arrayContaining(both))
  await payload.update({ collection: 'variants', id: off.id, data: { offSale: false } })
  expect(await listed({ kind: 'below' })).toEqual([{ id: off.id, offSale: false }])
})
