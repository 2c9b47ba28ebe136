import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FulfilmentRefused, type RefusalReason } from '@/features/shop/goods/staff-work/refusals'
import type { OrderRequest } from '@/features/shop/orders/order-request'
import { freshDatabase } from '../setup/database'
import { afterSalesKit } from './after-sales/after-sales-kit'
import { answerPayment, startProvider } from './provider-kit'
import { voucherKit } from './vouchers/voucher-kit'

await freshDatabase()
const provider = await startProvider()
const payload = await (await import('@/server/cms')).cmsSystem()
const kit = await afterSalesKit(payload)
const vouchers = await voucherKit(payload, kit)
const { giveUpPieces } = await import('@/features/shop/fulfilment/give-up-pieces')
const { openPiecesOf } = await import('@/features/shop/fulfilment/open-pieces')
const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
const { unpackParcel } = await import('@/features/shop/fulfilment/unpack')
const { endParcel, shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { checkInParcel } = await import('@/features/shop/fulfilment/check-in-parcel')
const { closeOrders } = await import('@/features/shop/fulfilment/close-orders')
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { standingOf } = await import('@/features/shop/orders/standing')
const { payAddress } = await import('@/features/shop/orders/order-page')
const { openRefundsOf, payRefund, sendRefunds } = await import('@/features/shop/orders/payments/refunds')

afterAll(() => payload.destroy())

const staff = randomUUID()
const refused = (why: RefusalReason, field: string | null = null) => new FulfilmentRefused(why, field)
const books = () => checkBooks(payload.db.drizzle)

type Given = { back?: number[]; refundCents?: number; proposedCents?: number | null }

/**
 * Gives up these numbers of pieces of an order's lines; `back` of each return to stock, and the due sum is refunded.
 */
async function giveUp(order: string, counts: number[], { back = [], refundCents = 0, proposedCents = 0 }: Given = {}) {
  const open = await openPiecesOf(payload.db.drizzle, order)
  const lines = open.map(({ line, open: seenOpen }, at) => ({ line, seenOpen, quantity: counts[at] ?? 0 }))
  const restocked = new Map(open.map(({ line }, at) => [line, back[at] ?? 0]))
  await kit.step((req) => giveUpPieces(req, staff, { order, lines, restocked, refundCents, proposedCents }))
}

type Ended = 'packed' | 'shipped' | 'delivered' | 'refused'

async function parcelOf(order: string, lines: { line: string; quantity: number }[], end: Ended = 'delivered') {
  await kit.step((req) => claimOrders(req, staff, [order]))
  const parcel = await kit.step((req) => packParcel(req, staff, order, lines))
  if (end !== 'packed') await kit.step((req) => shipParcel(req, parcel, null))
  if (end === 'delivered' || end === 'refused') await kit.step((req) => endParcel(req, parcel, end))
  return parcel
}

async function paidByCard(quantity: number, changes: Partial<OrderRequest> = {}) {
  const { id, line } = await kit.variantWith(9, { priceCents: 2000 })
  const placed = await kit.placed(kit.requestOf([{ ...line, quantity }], { paymentMethod: 'card', ...changes }))
  const { address } = await payAddress(new URLSearchParams({ key: placed.accessToken }))
  await answerPayment(address ?? '', 'pay')
  await provider.events.arrived()
  const order = await kit.orderOf(placed.id)
  const lines = order.lines.map((one) => ({ line: one.id ?? '', quantity: one.quantity }))
  return { order, lines, variant: id }
}

async function atDoor() {
  const { id, line } = await kit.variantWith(9, { priceCents: 3333 })
  const invoice = { company: 'Купувач ЕООД', eik: '175074752', address: 'бул. „Витоша“ 1, София' }
  const placed = await kit.placed(kit.requestOf([{ ...line, quantity: 3 }], { couponCode: 'TENCENTS', invoice }))
  const order = await kit.orderOf(placed.id)
  return { order, variant: id, line: order.lines[0]?.id ?? '' }
}

await payload.create({
  collection: 'coupons',
  data: { code: 'TENCENTS', amountCents: 10, validFrom: '2026-01-01', validTo: '2099-12-31' },
})

const collectedOf = async (parcel: string) =>
  (await kit.run(sql`select collect_cents as cents from shop.shipments where id = ${parcel}`)).rows[0]?.cents

const invoiced = z.array(z.object({ lines: z.number(), shippingCents: z.number(), totalCents: z.number() }))
async function invoiceOf(order: string) {
  const { rows } = await kit.run(sql`
    select jsonb_array_length(content -> 'lines') as lines, (content ->> 'shippingCents')::integer as "shippingCents",
      (content ->> 'totalCents')::integer as "totalCents" from shop.documents where order_id = ${order} and kind = 'invoice'`)
  return invoiced.parse(rows)
}

const awaitedOf = async (order: string) =>
  (
    await kit.run(sql`select amount_cents as cents from shop.payments where order_id = ${order} and state = 'pending'`)
  ).rows.map(({ cents }) => cents)

describe('pieces that are not sent', () => {
  it('of an order of which a part was delivered: money without delivery, stock, words and the end of the order', async () => {
    const { order, lines, variants } = await kit.paid([2, 1])
    const [shirt] = lines
    await parcelOf(order.id, [{ line: shirt?.line ?? '', quantity: 1 }])
    await giveUp(order.id, [1, 1], { back: [1, 0] })
    expect(await kit.stockOf(variants[0] ?? '')).toEqual({ onHand: 9, reserved: 0 })
    expect(await kit.stockOf(variants[1] ?? '')).toEqual({ onHand: 9, reserved: 0 })
    expect(await kit.refundsOf(order.id)).toEqual([{ cents: 3998, state: 'pending', reason: 'return' }])
    const standing = await standingOf(order.id)
    expect(standing).toMatchObject({ dispatch: 'delivered', isPacked: true, mayGoElsewhere: false })
    expect(standing?.parcels.map(({ state, restocked }) => [state, restocked])).toEqual([
      ['delivered', null],
      ['not-sent', 1],
    ])
    expect(standing?.parcels[1]?.notSent).toEqual([
      expect.objectContaining({ title: order.lines[0]?.title, quantity: 1 }),
      expect.objectContaining({ title: order.lines[1]?.title, quantity: 1 }),
    ])
    const mail = (await kit.mailsTo(order.email)).at(-1)
    expect(mail?.subject).toBe(`Част от поръчка ${order.number} няма да бъде изпратена`)
    expect(mail?.text).toContain(`1 × ${order.lines[0]?.title}`)
    expect(mail?.text).toContain('39,98')
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { target: { equals: `orders ${order.id}` }, action: { equals: 'order.not-sent' } },
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]?.details).toMatchObject({ created: 1, removed: 1 })
    expect(await books()).toEqual([])
    await kit.run(sql`update shop.shipments set ended_at = now() - interval '16 days' where state = 'delivered'`)
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('placed')
    for (const refund of await openRefundsOf(payload.db.drizzle, order.id))
      await payRefund(await createLocalReq({}, payload), refund)
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('closed')
    expect(await books()).toEqual([])
  })

  it('of an order of which nothing was sent: the rest is packed as ever, or the customer still cancels it', async () => {
    const { order, lines, variants } = await kit.paid([2, 1])
    await giveUp(order.id, [1, 0])
    expect(await standingOf(order.id)).toMatchObject({ dispatch: 'open', isPacked: false, mayGoElsewhere: true })
    const packed = await kit.paid([1, 1])
    await giveUp(packed.order.id, [0, 1])
    await parcelOf(packed.order.id, packed.lines.slice(0, 1))
    expect(await standingOf(packed.order.id)).toMatchObject({ dispatch: 'delivered' })
    expect(await books()).toEqual([])
    expect(await cancelOrder(await createLocalReq({}, payload), order.id, 'customer')).toBeNull()
    expect(await kit.stockOf(variants[0] ?? '')).toEqual({ onHand: 9, reserved: 0 })
    expect(await kit.stockOf(variants[1] ?? '')).toEqual({ onHand: 10, reserved: 0 })
    const refunds = await kit.refundsOf(order.id)
    expect(refunds).toEqual([
      { cents: 1999, state: 'pending', reason: 'return' },
      { cents: order.totalCents - 1999, state: 'pending', reason: 'cancelled' },
    ])
    expect(lines).toHaveLength(2)
    expect(await books()).toEqual([])
  })

  it('are never all of an order of which nothing was sent: that is a cancellation', async () => {
    const { order } = await kit.paid([1, 1])
    await expect(giveUp(order.id, [1, 1])).rejects.toThrow(refused('cancel-instead'))
    await giveUp(order.id, [1, 0])
    await expect(giveUp(order.id, [1])).rejects.toThrow(refused('cancel-instead'))
    expect(await books()).toEqual([])
  })

  it('bring the delivery back with the last goods, where nothing of the order is kept', async () => {
    const { order, lines } = await kit.paid([1, 1])
    const parcel = await parcelOf(order.id, lines.slice(0, 1), 'refused')
    await kit.step((req) =>
      checkInParcel(req, { parcel, restocked: new Map(), refundCents: 1999, proposedCents: null }),
    )
    await giveUp(order.id, [1])
    expect((await kit.refundsOf(order.id)).map(({ cents }) => cents).toSorted((a, b) => a - b)).toEqual([
      1999,
      1999 + order.shippingCents,
    ])
    expect(await standingOf(order.id)).toMatchObject({ dispatch: 'refused' })
    expect(await books()).toEqual([])
  })

  it('bring back less where staff say so, and never more', async () => {
    const { order, lines } = await kit.paid([2])
    await parcelOf(
      order.id,
      lines.map((line) => ({ ...line, quantity: 1 })),
    )
    const more = giveUp(order.id, [1], { refundCents: 2000, proposedCents: null })
    await expect(more).rejects.toThrow(refused('refund-more', 'refund'))
    await expect(giveUp(order.id, [1], { back: [2] })).rejects.toThrow(refused('restocked-more'))
    expect(await openPiecesOf(payload.db.drizzle, order.id)).toMatchObject([{ open: 1 }])
    await giveUp(order.id, [1], { refundCents: 0, proposedCents: null })
    expect(await kit.refundsOf(order.id)).toEqual([])
    expect(await books()).toEqual([])
  })

  it('are refused where a colleague packs, other pieces are open than were seen, it waits for a word of its customer, or nothing was chosen', async () => {
    const { order, lines } = await kit.paid([2, 1])
    await expect(giveUp(order.id, [0, 0])).rejects.toThrow(refused('nothing'))
    await expect(giveUp(order.id, [3, 0])).rejects.toThrow(refused('too-much'))
    await kit.step((req) => claimOrders(req, randomUUID(), [order.id]))
    await expect(giveUp(order.id, [1, 0])).rejects.toThrow(refused('taken'))
    const seen = lines.map(({ line }) => ({ line, quantity: 1, seenOpen: 1 }))
    await kit.run(sql`delete from shop.packing where order_id = ${order.id}`)
    const stale = kit.step((req) =>
      giveUpPieces(req, staff, { order: order.id, lines: seen, restocked: new Map(), refundCents: 0 }),
    )
    await expect(stale).rejects.toThrow(refused('changed'))
    const { line } = await kit.variantWith(24, { weightGrams: 100 })
    const { id: held } = await kit.placed(kit.requestOf([{ ...line, quantity: 12 }]))
    await expect(giveUp(held, [1])).rejects.toThrow(refused('held'))
    const { id: unpaid } = await kit.placed(
      kit.requestOf([{ ...line, quantity: 2 }], { paymentMethod: 'bank-transfer' }),
    )
    await expect(giveUp(unpaid, [1])).rejects.toThrow(refused('changed'))
  })

  it('end the claim of whoever packs it, where they were the last', async () => {
    const { order, lines } = await kit.paid([2])
    await parcelOf(
      order.id,
      lines.map((line) => ({ ...line, quantity: 1 })),
    )
    expect((await kit.run(sql`select from shop.packing where order_id = ${order.id}`)).rows).toHaveLength(1)
    await giveUp(order.id, [1])
    expect((await kit.run(sql`select from shop.packing where order_id = ${order.id}`)).rows).toEqual([])
    expect(await books()).toEqual([])
  })
})

describe('an order that is paid at the door', () => {
  it('is asked for so much less, and is paid when the rest is', async () => {
    const { order, line } = await atDoor()
    const total = order.totalCents
    await giveUp(order.id, [1])
    const [left = 0] = await awaitedOf(order.id)
    expect(left).toBe(total - 3330)
    expect(await kit.refundsOf(order.id)).toEqual([])
    expect((await kit.mailsTo(order.email)).at(-1)?.text).toContain('Няма да плащате 33,30')
    const parcel = await parcelOf(order.id, [{ line, quantity: 2 }])
    expect(await collectedOf(parcel)).toBe(left)
    expect(await standingOf(order.id)).toMatchObject({ payment: 'paid', paidCents: left, dispatch: 'delivered' })
    expect(await books()).toEqual([])
  })

  it('whose delivery was paid with the first parcel is asked for nothing more', async () => {
    const { order, line } = await atDoor()
    await parcelOf(order.id, [{ line, quantity: 1 }])
    await giveUp(order.id, [2])
    expect(await awaitedOf(order.id)).toEqual([])
    expect(await kit.refundsOf(order.id)).toEqual([])
    expect(await standingOf(order.id)).toMatchObject({ payment: 'paid', paidCents: 3330 + order.shippingCents })
    expect(await books()).toEqual([])
  })

  it('brings its total to the cent, whichever parcel was packed anew', async () => {
    for (const again of [0, 1, 2]) {
      const { order, line } = await atDoor()
      const pack = () => parcelOf(order.id, [{ line, quantity: 1 }], 'packed')
      const parcels = [await pack(), await pack(), await pack()]
      await kit.step((req) => unpackParcel(req, parcels[again] ?? ''))
      parcels[again] = await pack()
      const collected = await Promise.all(parcels.map(collectedOf))
      expect(collected.reduce((sum: number, cents) => sum + Number(cents), 0)).toBe(order.totalCents)
      for (const parcel of parcels) {
        await kit.step((req) => shipParcel(req, parcel, null))
        await kit.step((req) => endParcel(req, parcel, 'delivered'))
      }
      const { shippingCents, totalCents } = order
      expect(await standingOf(order.id)).toMatchObject({ payment: 'paid', paidCents: totalCents })
      expect(await invoiceOf(order.id)).toEqual([{ lines: 1, shippingCents, totalCents }])
    }
    expect(await books()).toEqual([])
  })
})

it('an invoice of what was taken names the delivery as it was, also where a parcel was packed anew and another refused', async () => {
  const { order, line } = await atDoor()
  const pack = () => parcelOf(order.id, [{ line, quantity: 1 }], 'packed')
  const parcels = [await pack(), await pack(), await pack()]
  await kit.step((req) => unpackParcel(req, parcels[1] ?? ''))
  parcels[1] = await pack()
  for (const [at, parcel] of parcels.entries()) {
    await kit.step((req) => shipParcel(req, parcel, null))
    await kit.step((req) => endParcel(req, parcel, at === 2 ? 'refused' : 'delivered'))
  }
  await kit.step((req) => checkInParcel(req, { parcel: parcels[2] ?? '', restocked: new Map(), refundCents: 0 }))
  const { shippingCents } = order
  expect(await invoiceOf(order.id)).toEqual([{ lines: 1, shippingCents, totalCents: 3330 + 3329 + shippingCents }])
  expect(await books()).toEqual([])
})

it('what a card has paid goes back to it once, with a credit note', async () => {
  const { order, lines } = await paidByCard(3)
  await parcelOf(
    order.id,
    lines.map((line) => ({ ...line, quantity: 2 })),
  )
  await giveUp(order.id, [1], { back: [1] })
  await sendRefunds(payload)
  await sendRefunds(payload)
  await provider.events.arrived()
  expect(await kit.refundsOf(order.id)).toEqual([{ cents: 2000, state: 'done', reason: 'return' }])
  const standing = await standingOf(order.id)
  expect(standing).toMatchObject({ payment: 'part-refunded', refundedCents: 2000 })
  expect(standing?.documents.map(({ kind }) => kind).toSorted()).toEqual(['credit-note', 'sale'])
  expect(await books()).toEqual([])
})

it('of a voucher and a card the voucher is first; cancelled afterwards, all of both is back', async () => {
  const { id: voucher } = await vouchers.bought()
  const { order } = await paidByCard(3, { vouchers: [{ voucher, cents: 5000 }] })
  await giveUp(order.id, [1])
  expect(await vouchers.voucherOf(voucher)).toMatchObject({ balance: 2000 })
  expect(await books()).toEqual([])
  expect(await cancelOrder(await createLocalReq({}, payload), order.id, 'customer')).toBeNull()
  expect(await vouchers.voucherOf(voucher)).toMatchObject({ balance: 5000 })
  await sendRefunds(payload)
  await provider.events.arrived()
  const sums = (await kit.refundsOf(order.id)).reduce((sum, { cents }) => sum + cents, 0)
  expect(sums).toBe(order.totalCents)
  expect(await books()).toEqual([])
})
