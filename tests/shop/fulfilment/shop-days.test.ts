import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../setup/cms'
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
