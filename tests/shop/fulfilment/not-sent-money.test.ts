import { createLocalReq } from 'payload'
import { afterAll, describe, expect, it } from 'vitest'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { freshDatabase } from '../../setup/database'
import { notSentKit } from './not-sent-kit'

await freshDatabase()
const {
  payload,
  provider,
  kit,
  vouchers,
  giveUp,
  parcelOf,
  paidByCard,
  atDoor,
  collectedOf,
  invoiceOf,
  awaitedOf,
  books,
} = await notSentKit()
const { unpackParcel } = await import('@/features/shop/fulfilment/unpack')
const { endParcel, shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { checkInParcel } = await import('@/features/shop/fulfilment/take-in')
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { standingOf } = await import('@/features/shop/orders/standing')
const { sendRefunds } = await import('@/features/shop/orders/payments/refunds')

afterAll(() => payload.destroy())

describe('an order that is paid at the door', () => {
  it('is asked for so much less, and is paid when the rest is', async () => {
    const { order, line } = await atDoor()
    const total = order.totalCents
    await giveUp(order.id, [1])
    const [left = 0] = await awaitedOf(order.id)
    expect(left).toBe(total - 3330)
    expect(await standingOf(order.id)).toMatchObject({ atDoorCents: left })
    expect(await kit.refundsOf(order.id)).toEqual([])
    expect((await kit.mailsTo(order.email)).at(-1)?.text).toContain('Няма да плащате 33,30')
    const parcel = await parcelOf(order.id, [{ line, quantity: 2 }])
    expect(await collectedOf(parcel)).toBe(left)
    const after = { payment: 'paid', paidCents: left, atDoorCents: 0, dispatch: 'delivered' }
    expect(await standingOf(order.id)).toMatchObject(after)
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

it('a refund without a return is begun for no voucher, which keeps its balance, and for no order that awaits its payment', async () => {
  const { beginRefund } = await import('@/features/shop/orders/payments/refunds')
  const begin = (order: string) => kit.step((req) => beginRefund(req, { order, cents: 100, why: 'goodwill' }))
  const { order: ofVoucher } = await vouchers.bought()
  await expect(begin(ofVoucher)).rejects.toThrow(FulfilmentRefused)
  const { line } = await kit.variantWith(9, { priceCents: 2000 })
  const { id } = await kit.placed(kit.requestOf([{ ...line, quantity: 1 }], { paymentMethod: 'bank-transfer' }))
  await expect(begin(id)).rejects.toThrow(FulfilmentRefused)
  expect([...(await kit.refundsOf(ofVoucher)), ...(await kit.refundsOf(id))]).toEqual([])
})
