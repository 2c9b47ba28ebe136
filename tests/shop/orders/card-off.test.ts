import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import { freshDatabase } from '../../setup/database'
import { orderKit } from './order-kit'
import { answerPayment, startProvider } from './provider-kit'

await freshDatabase()
const provider = await startProvider()
const payload = await (await import('@/server/cms')).cmsSystem()
const kit = await orderKit(payload)
const { payAddress } = await import('@/features/shop/orders/payments/open-payment')
const { openRefundsOf, payRefund, sendRefunds } = await import('@/features/shop/orders/payments/refunds')
const { cancelOverdue } = await import('@/features/shop/orders/payments/reconcile')
const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { standingOf } = await import('@/features/shop/orders/standing')
const { env } = await import('@/server/env')

afterAll(() => payload.destroy())

async function atProvider() {
  const { id: variant, line } = await kit.variantWith(1)
  const { accessToken: key, id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'card' }))
  const { address: url } = await payAddress(new URLSearchParams({ key }))
  return { id, url, variant }
}

const refundState = z.array(z.object({ state: z.string() }))

it('without the keys of the provider staff pay refunds, and an unpaid order ends with its payment page', async () => {
  const [paid, open] = [await atProvider(), await atProvider()]
  await answerPayment(paid.url, 'pay')
  await provider.events.arrived()
  expect(await kit.orderOf(paid.id)).toMatchObject({ status: 'placed' })
  delete env().STRIPE_SECRET_KEY
  expect(await cancelOrder(await createLocalReq({}, payload), paid.id, 'staff')).toBeNull()
  await sendRefunds(payload)
  const { rows } = await kit.run(sql`select state from shop.refunds where order_id = ${paid.id}`)
  expect(refundState.parse(rows)).toEqual([{ state: 'failed' }])
  const due = await openRefundsOf(payload.db.drizzle, paid.id)
  expect(due).toHaveLength(1)
  for (const refund of due) expect(await payRefund(await createLocalReq({}, payload), refund)).toBe(true)

  expect(await standingOf(open.id)).toMatchObject({ mayPay: false })
  expect(await cancelOrder(await createLocalReq({}, payload), open.id, 'customer')).toBe('provider')
  await kit.run(sql`update shop.payments set expires_at = now() - interval '16 minutes' where order_id = ${open.id}`)
  await kit.run(sql`update orders set payment_due_at = now() - interval '1 minute' where id = ${open.id}`)
  await cancelOverdue(payload)
  expect(await kit.orderOf(open.id)).toMatchObject({ status: 'cancelled' })
  expect(await kit.stockOf(open.variant)).toEqual({ onHand: 1, reserved: 0 })
  expect(await checkBooks(payload.db.drizzle)).toEqual([])
})
