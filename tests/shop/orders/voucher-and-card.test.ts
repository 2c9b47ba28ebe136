import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../../setup/database'
import { afterSalesKit } from '../fulfilment/after-sales/after-sales-kit'
import { answerPayment, startProvider } from './provider-kit'
import { voucherKit } from './vouchers/voucher-kit'

await freshDatabase()
const provider = await startProvider()
const payload = await (await import('@/server/cms')).cmsSystem()
const kit = await afterSalesKit(payload)
const vouchers = await voucherKit(payload, kit)
const { payAddress } = await import('@/features/shop/orders/payments/open-payment')
const { sendRefunds } = await import('@/features/shop/orders/payments/refunds')
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
const { endParcel, shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { announceReturn } = await import('@/features/shop/fulfilment/after-sales/announce-return')
const { checkInReturn } = await import('@/features/shop/fulfilment/after-sales/check-in-return')
const { readOpenReturns } = await import('@/features/shop/fulfilment/after-sales/staff-lists')

afterAll(() => payload.destroy())

const staff = crypto.randomUUID()

async function deliveredOrder() {
  const { id: voucher } = await vouchers.bought()
  const { line } = await kit.variantWith(5, { priceCents: 2000 })
  const placed = await kit.placed(
    kit.requestOf([{ ...line, quantity: 3 }], {
      paymentMethod: 'card',
      vouchers: [{ voucher, cents: 5000 }],
    }),
  )
  const { address } = await payAddress(new URLSearchParams({ key: placed.accessToken }))
  await answerPayment(address ?? '', 'pay')
  await provider.events.arrived()
  const order = await kit.orderOf(placed.id)
  const lines = order.lines.map(({ id, quantity }) => ({ line: id ?? '', quantity }))
  await kit.step((req) => claimOrders(req, staff, [order.id]))
  const parcel = await kit.step((req) => packParcel(req, { staff, order: order.id, lines }))
  await kit.step((req) => shipParcel(req, parcel, null))
  await kit.step((req) => endParcel(req, parcel, 'delivered'))
  return { order, voucher, line: lines[0]?.line ?? '' }
}

async function comesBack(order: string, line: string, quantity: number): Promise<number> {
  const number = await kit.step((req) =>
    announceReturn(req, { order, lines: [{ line, quantity }], reason: null, withdrawal: null }),
  )
  const open = (await readOpenReturns(payload.db.drizzle)).find((one) => one.number === number)
  const refundCents = open?.dueCents ?? 0
  const lines = [{ line, quantity, restocked: quantity, condition: 'as-new' as const }]
  await kit.step((req) => checkInReturn(req, { id: open?.id ?? '', lines, refundCents }))
  return refundCents
}

const partsOf = async (order: string) =>
  (
    await kit.run(sql`
      select payments.method, refunds.amount_cents as cents, refunds.state from shop.refunds
      join shop.payments on payments.id = refunds.payment where refunds.order_id = ${order}
      order by payments.method desc, refunds.amount_cents desc`)
  ).rows

const paidToCard = (order: string) =>
  provider.store.refunds
    .filter(({ payment_intent }) =>
      provider.store.intents.some(({ id, metadata }) => id === payment_intent && metadata.order === order),
    )
    .map(({ amount }) => amount)

it('an order of a voucher and a card gives back to the voucher first what comes back, and to the card the rest, once', async () => {
  const { order, voucher, line } = await deliveredOrder()
  const byCard = order.totalCents - 5000
  expect(await vouchers.voucherOf(voucher)).toMatchObject({ balance: 0 })
  // Two of three pieces: the refund goes to the voucher only.
  expect(await comesBack(order.id, line, 2)).toBe(4000)
  expect(await vouchers.voucherOf(voucher)).toMatchObject({ balance: 4000 })
  await sendRefunds(payload)
  expect(paidToCard(order.id)).toEqual([])
  expect(await partsOf(order.id)).toEqual([{ method: 'gift-voucher', cents: 4000, state: 'done' }])
  // The last piece, with the delivery: the voucher is full again, and the card gets everything it has paid.
  expect(await comesBack(order.id, line, 1)).toBe(order.totalCents - 4000)
  await Promise.all([sendRefunds(payload), sendRefunds(payload)])
  expect(await vouchers.voucherOf(voucher)).toMatchObject({ balance: 5000 })
  expect(paidToCard(order.id)).toEqual([byCard])
  expect(await partsOf(order.id)).toEqual([
    { method: 'gift-voucher', cents: 4000, state: 'done' },
    { method: 'gift-voucher', cents: 1000, state: 'done' },
    { method: 'card', cents: byCard, state: 'done' },
  ])
  expect(await checkBooks(payload.db.drizzle)).toEqual([])
})
