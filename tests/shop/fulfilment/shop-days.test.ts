import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../setup/cms'
import { plansOf } from '../../setup/query-plans'
import { parcelKit } from './parcel-kit'

const { payload } = await freshCms()
const kit = await parcelKit(payload)
const { readShopDays } = await import('@/features/shop/fulfilment/accounting')
const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
const { beginRefund, openRefundsOf, payRefund } = await import('@/features/shop/orders/payments/refunds')
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')

const request = () => createLocalReq({}, payload)

/** Of two days, because it may become midnight meanwhile. */
async function sums() {
  const days = await readShopDays(payload.db.drizzle, addDays(sofiaDay(), 1), 2)
  return {
    cents: days.reduce((sum, day) => sum + day.cents, 0),
    refundedCents: days.reduce((sum, day) => sum + day.refundedCents, 0),
  }
}

async function paid(overCents = 0) {
  const { line } = await kit.variantWith(1)
  const order = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer' }))
  await receiveBankTransfer(await request(), order.id, order.totalCents + overCents)
  return order
}

/** @returns the number of refunds */
async function payRefunds(order: string): Promise<number> {
  const refunds = await openRefundsOf(payload.db.drizzle, order)
  for (const refund of refunds) await payRefund(await request(), refund)
  return refunds.length
}

it('counts as refunded what goes back of the revenue, and nothing that was never counted as revenue', async () => {
  const before = await sums()
  const kept = await paid()
  await kit.step((req) => beginRefund(req, { order: kept.id, cents: 150, why: 'goodwill' }))
  expect(await payRefunds(kept.id)).toBe(1)
  const cancelled = await paid()
  expect(await cancelOrder(await request(), cancelled.id, 'staff')).toBeNull()
  expect(await payRefunds(cancelled.id)).toBe(1)
  const overpaid = await paid(500)
  expect(await payRefunds(overpaid.id)).toBe(1)
  expect(await sums()).toEqual({
    cents: before.cents + kept.totalCents + overpaid.totalCents,
    refundedCents: before.refundedCents + 150,
  })
})

it('counts an order, a refund and a cart on their day in Sofia, and days without any as nothing', async () => {
  const order = await paid()
  await kit.step((req) => beginRefund(req, { order: order.id, cents: 150, why: 'goodwill' }))
  await payRefunds(order.id)
  const [before, within] = ['2025-03-09T21:59:59Z', '2025-03-10T21:59:59Z']
  await kit.run(sql`update orders set placed_at = ${within} where id = ${order.id}`)
  await kit.run(sql`update shop.refunds set done_at = ${before} where order_id = ${order.id}`)
  await kit.run(sql`
    insert into shop.carts (id, created_at, ordered_at) values
      (gen_random_uuid(), ${before}, null), (gen_random_uuid(), ${within}, null), (gen_random_uuid(), ${within}, now())`)
  const none = { orders: 0, cents: 0, refundedCents: 0, carts: 0, orderedCarts: 0 }
  expect(await readShopDays(payload.db.drizzle, '2025-03-11', 3)).toEqual([
    { ...none, day: '2025-03-09', refundedCents: 150, carts: 1 },
    { ...none, day: '2025-03-10', orders: 1, cents: order.totalCents, carts: 2, orderedCarts: 1 },
    { ...none, day: '2025-03-11' },
  ])
})

it('reads the orders of its days once and by their index, and not all orders for each day', async () => {
  const { line } = await kit.variantWith(1)
  const { id } = await kit.placed(kit.requestOf([line]))
  await kit.run(sql`
    insert into orders select (jsonb_populate_record(one, jsonb_build_object(
      'id', gen_random_uuid(), 'number', 'L-OLD-' || n, 'checkout_key', null,
      'placed_at', one.placed_at - interval '2 years'))).*
    from orders one, generate_series(1, 5000) n where one.id = ${id}`)
  await kit.run(sql`analyze orders, shop.refunds, shop.carts`)
  const nodes = (await plansOf(payload, () => readShopDays(payload.db.drizzle, sofiaDay()))).flat()
  expect(nodes.map((node) => node['Index Name'])).toContain('orders_placed_at_idx')
  for (const scan of nodes.filter((node) => node['Relation Name'] === 'orders'))
    expect((scan['Actual Rows'] + (scan['Rows Removed by Filter'] ?? 0)) * scan['Actual Loops']).toBeLessThan(1000)
})
