import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { OrderRequest } from '@/features/shop/orders/order-request'
import { freshDatabase } from '../../../setup/database'
import { notSentKit } from '../../fulfilment/not-sent-kit'

await freshDatabase()
const { payload, kit, giveUp, parcelOf, books } = await notSentKit()
const { announceReturn } = await import('@/features/shop/fulfilment/after-sales/announce-return')
const { checkInReturn } = await import('@/features/shop/fulfilment/after-sales/check-in-return')
const { checkInParcel } = await import('@/features/shop/fulfilment/take-in')
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
const { openRefundsOf, payRefund } = await import('@/features/shop/orders/payments/refunds')

afterAll(() => payload.destroy())

const invoice = { company: 'Купувач ЕООД', eik: '175074752', address: 'бул. „Витоша“ 1, София' }

async function paidFor(lines: OrderRequest['lines'], changes: Partial<OrderRequest> = {}) {
  const { id } = await kit.placed(kit.requestOf(lines, { paymentMethod: 'bank-transfer', invoice, ...changes }))
  await receiveBankTransfer(await createLocalReq({}, payload), id, (await kit.orderOf(id)).totalCents)
  const order = await kit.orderOf(id)
  return { order, lines: order.lines.map(({ id: line, quantity }) => ({ line: line ?? '', quantity })) }
}

async function coatAndBook() {
  const [coat, book] = [
    await kit.variantWith(5, { priceCents: 12_000 }),
    await kit.variantWith(5, { priceCents: 1090 }),
  ]
  await payload.update({ collection: 'products', id: book.product, locale: 'bg', data: { taxClass: 'reduced' } })
  return [coat.line, book.line] as const
}

async function coatAndBooks() {
  const [coat, book] = await coatAndBook()
  return paidFor([coat, { ...book, quantity: 2 }])
}

const notes = z.array(
  z.object({
    lines: z.array(z.object({ quantity: z.number(), cents: z.number() })),
    shippingCents: z.number(),
    shares: z.array(z.object({ ratePercent: z.number(), grossCents: z.number() })),
  }),
)

/** Pays what the order has due, and reads the credit notes in the order of their refunds. */
async function creditedOf(order: string) {
  for (const refund of await openRefundsOf(payload.db.drizzle, order))
    await payRefund(await createLocalReq({}, payload), refund)
  const { rows } = await kit.run(sql`
    select content -> 'shares' as shares, content -> 'shippingCents' as "shippingCents", (
      select coalesce(json_agg(json_build_object('quantity', line -> 'quantity', 'cents',
        (line ->> 'quantity')::integer * (line ->> 'unitPriceCents')::integer - (line ->> 'discountCents')::integer)), '[]')
      from jsonb_array_elements(content -> 'lines') line) as lines
    from shop.documents join shop.refunds on refunds.id = documents.refund
    where documents.order_id = ${order} and kind = 'credit-note' order by refunds.created_at`)
  return notes.parse(rows)
}

const ofBooks = {
  lines: [{ quantity: 2, cents: 2180 }],
  shippingCents: 0,
  shares: [{ ratePercent: 9, grossCents: 2180 }],
}

it('goods that are not sent are in their credit note, at their own rate of VAT', async () => {
  const { order } = await coatAndBooks()
  await giveUp(order.id, [0, 2])
  expect(await creditedOf(order.id)).toEqual([ofBooks])
})

it('of an order that is cancelled afterwards the rest is credited, with the delivery and at its own rate', async () => {
  const { order } = await coatAndBooks()
  await giveUp(order.id, [1, 1])
  expect(await cancelOrder(await createLocalReq({}, payload), order.id, 'customer')).toBeNull()
  const credited = await creditedOf(order.id)
  const byRate = (rate: number) =>
    credited.flatMap(({ shares }) =>
      shares.flatMap(({ grossCents, ratePercent }) => (ratePercent === rate ? [grossCents] : [])),
    )
  expect(byRate(9)).toEqual([1090, 1090])
  expect(byRate(20)).toEqual([12_000, order.shippingCents])
  expect(credited.map(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([[1, 1], [1]])
})

it('goods of a refused parcel are in its credit note, and those of the next in another, with the delivery', async () => {
  const { order, lines } = await coatAndBooks()
  for (const line of lines.toReversed()) {
    const parcel = await parcelOf(order.id, [line], 'refused')
    await kit.step((req) => checkInParcel(req, { parcel, restocked: new Map(), refundCents: 0, proposedCents: 0 }))
  }
  const { shippingCents } = order
  expect(await creditedOf(order.id)).toEqual([
    ofBooks,
    {
      lines: [{ quantity: 1, cents: 12_000 }],
      shippingCents,
      shares: [{ ratePercent: 20, grossCents: 12_000 + shippingCents }],
    },
  ])
})

it('pieces that come back after others were given up have the cents that are left of their line', async () => {
  const { line } = await kit.variantWith(9, { priceCents: 3333 })
  const { order, lines } = await paidFor([{ ...line, quantity: 3 }], { couponCode: 'TENCENTS' })
  await giveUp(order.id, [1])
  const [sold] = lines
  await parcelOf(order.id, [{ line: sold?.line ?? '', quantity: 2 }])
  for (const _ of ['one', 'the other']) {
    const back = [{ line: sold?.line ?? '', quantity: 1 }]
    await kit.step((req) => announceReturn(req, { order: order.id, lines: back, reason: null, withdrawal: null }))
    const id = (await kit.returnsOf(order.id)).at(-1)?.id ?? ''
    const came = back.map((one) => ({ ...one, restocked: 1, condition: 'as-new' as const }))
    await kit.step((req) => checkInReturn(req, { id, lines: came, refundCents: 0, proposedCents: 0 }))
  }
  const credited = await creditedOf(order.id)
  expect(credited.map((note) => note.lines.map(({ cents }) => cents))).toEqual([[3330], [3329], [3330]])
  expect(credited.map(({ shippingCents }) => shippingCents)).toEqual([0, 0, order.shippingCents])
  expect((await books()).filter(({ what }) => what !== 'undrawn')).toEqual([])
})

it('goods of a refused parcel that nobody has paid for are not in the credit note of the delivery', async () => {
  const wanted = kit.requestOf([...(await coatAndBook())], { paymentMethod: 'cash-on-delivery', invoice })
  const { id } = await kit.placed(wanted)
  const order = await kit.orderOf(id)
  const [coat, book] = order.lines.map(({ id: line }) => ({ line: line ?? '', quantity: 1 }))
  if (!coat || !book) throw new Error('the order has no two lines')
  await parcelOf(id, [coat])
  await kit.step((req) => announceReturn(req, { order: id, lines: [coat], reason: null, withdrawal: null }))
  const [announced] = await kit.returnsOf(id)
  const came = [{ ...coat, restocked: 1, condition: 'as-new' as const }]
  await kit.step((req) =>
    checkInReturn(req, { id: announced?.id ?? '', lines: came, refundCents: 0, proposedCents: 0 }),
  )
  const parcel = await parcelOf(id, [book], 'refused')
  await kit.step((req) => checkInParcel(req, { parcel, restocked: new Map(), refundCents: 0, proposedCents: 0 }))
  expect((await creditedOf(id)).at(-1)).toEqual({
    lines: [],
    shippingCents: 0,
    shares: [{ ratePercent: 20, grossCents: order.shippingCents }],
  })
})
