import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../../setup/database'
import { parcelKit } from './parcel-kit'

let payload: Payload
let kit: Awaited<ReturnType<typeof parcelKit>>
let sending: typeof import('@/features/shop/fulfilment/send-parcel')
let checkIn: typeof import('@/features/shop/fulfilment/take-in')
let books: typeof import('@/features/shop/orders/check-books')
let standing: typeof import('@/features/shop/orders/standing')

beforeAll(async () => {
  await freshDatabase()
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await parcelKit(payload)
  sending = await import('@/features/shop/fulfilment/send-parcel')
  checkIn = await import('@/features/shop/fulfilment/take-in')
  books = await import('@/features/shop/orders/check-books')
  standing = await import('@/features/shop/orders/standing')
  const code = { code: 'TEN', amountCents: 10, validFrom: '2026-01-01', validTo: '2099-12-31' }
  await payload.create({ collection: 'coupons', data: code })
})
afterAll(() => payload.destroy())

async function inTwoParcels() {
  const shirt = await kit.variantWith(5, { priceCents: 3333 })
  const invoice = { company: 'Купувач ЕООД', eik: '175074752', address: 'бул. „Витоша“ 1, София' }
  const order = await kit.placed(kit.requestOf([{ ...shirt.line, quantity: 3 }], { invoice, couponCode: 'TEN' }))
  const [line] = (await kit.linesOf(order.id)).map((one) => one.line)
  if (!line) throw new Error('the order has no line')
  const parcelsOf = [
    await kit.sent(order.id, [{ line, quantity: 1 }]),
    await kit.sent(order.id, [{ line, quantity: 2 }]),
  ]
  const ended = async (which: 0 | 1, state: 'delivered' | 'refused') => {
    const parcel = parcelsOf[which] ?? ''
    await kit.step((req) => sending.endParcel(req, parcel, state))
    if (state === 'delivered') return
    await kit.step((req) => checkIn.checkInParcel(req, { parcel, restocked: new Map(), refundCents: 0 }))
  }
  return { order, ended }
}

const invoices = z.array(
  z.object({
    content: z.object({
      lines: z.array(z.object({ quantity: z.number() })),
      shares: z.array(z.object({ grossCents: z.number() })),
      shippingCents: z.number(),
      totalCents: z.number(),
    }),
  }),
)
async function invoiceOf(order: string) {
  const { rows } = await kit.run(sql`select content from shop.documents where order_id = ${order}`)
  const [invoice, ...others] = invoices.parse(rows)
  expect(others).toEqual([])
  return invoice?.content
}

it.each([
  ['the second', 1, [0, 1], 1],
  ['the second, before the first arrives,', 1, [1, 0], 1],
  ['the first, with the delivery,', 0, [0, 1], 2],
  ['the first, after the second arrived,', 0, [1, 0], 2],
] as const)('has an invoice of what was collected where %s is refused', async (_name, refused, order, pieces) => {
  const { order: placedOrder, ended } = await inTwoParcels()
  for (const which of order) await ended(which, which === refused ? 'refused' : 'delivered')
  const { paidCents = 0 } = (await standing.standingOf(placedOrder.id)) ?? {}
  const goodsCents = Math.round((pieces * 9989) / 3)
  expect(paidCents).toBe(goodsCents + (refused === 1 ? placedOrder.shippingCents : 0))
  const invoice = await invoiceOf(placedOrder.id)
  expect(invoice).toMatchObject({ lines: [{ quantity: pieces }], totalCents: paidCents })
  expect(invoice?.shares.reduce((sum, { grossCents }) => sum + grossCents, 0)).toBe(paidCents)
  expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
})

it('has none where both are refused, and that of the whole where both arrive', async () => {
  const none = await inTwoParcels()
  for (const which of [0, 1] as const) await none.ended(which, 'refused')
  expect(await invoiceOf(none.order.id)).toBeUndefined()
  const whole = await inTwoParcels()
  for (const which of [1, 0] as const) await whole.ended(which, 'delivered')
  const { shippingCents, totalCents } = whole.order
  expect(await invoiceOf(whole.order.id)).toMatchObject({ lines: [{ quantity: 3 }], shippingCents, totalCents })
  expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
})
