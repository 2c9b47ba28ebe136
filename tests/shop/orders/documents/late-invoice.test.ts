import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { freshDatabase } from '../../../setup/database'
import { notSentKit } from '../../fulfilment/not-sent-kit'

await freshDatabase()
const { payload, kit, atDoor, parcelOf, invoiceOf, books } = await notSentKit()
const { announceReturn } = await import('@/features/shop/fulfilment/after-sales/announce-return')
const { checkInReturn } = await import('@/features/shop/fulfilment/after-sales/check-in-return')
const { openRefundsOf, payRefund } = await import('@/features/shop/orders/payments/refunds')

afterAll(() => payload.destroy())

const creditedOf = async (order: string) =>
  (
    await kit.run(sql`
      select (content ->> 'totalCents')::integer as cents, jsonb_array_length(content -> 'lines') as lines
      from shop.documents where order_id = ${order} and kind = 'credit-note' order by number`)
  ).rows

it('goods that were paid at the door and came back before the last parcel are credited with the invoice of all', async () => {
  const { order, line } = await atDoor()
  const one = [{ line, quantity: 1 }]
  await parcelOf(order.id, one)
  await kit.step((req) => announceReturn(req, { order: order.id, lines: one, reason: null, withdrawal: null }))
  const id = (await kit.returnsOf(order.id))[0]?.id ?? ''
  const came = one.map((each) => ({ ...each, restocked: 1, condition: 'as-new' as const }))
  await kit.step((req) => checkInReturn(req, { id, lines: came, refundCents: 3330 }))
  for (const refund of await openRefundsOf(payload.db.drizzle, order.id))
    await payRefund(await createLocalReq({}, payload), refund)
  expect([await invoiceOf(order.id), await creditedOf(order.id)]).toEqual([[], []])
  await parcelOf(order.id, [{ line, quantity: 2 }])
  const { shippingCents, totalCents } = order
  expect(await invoiceOf(order.id)).toEqual([{ lines: 1, shippingCents, totalCents }])
  expect(await creditedOf(order.id)).toEqual([{ cents: 3330, lines: 1 }])
  expect(await books()).toEqual([])
})

it('a refund of money from the door that no document corrects is a fault of the books, also where it is older than the invoice', async () => {
  const { order, line } = await atDoor()
  await parcelOf(order.id, [{ line, quantity: 3 }])
  expect(await invoiceOf(order.id)).toHaveLength(1)
  await kit.run(sql`
    insert into shop.refunds (id, order_id, payment, amount_cents, reason, state, created_at, done_at)
    select ${randomUUID()}::uuid, order_id, id, 100, 'goodwill', 'done', now() - interval '1 day', now() - interval '1 day'
    from shop.payments where order_id = ${order.id} and state = 'paid'`)
  expect(await books()).toContainEqual({ what: 'credit-note', id: order.id })
})
