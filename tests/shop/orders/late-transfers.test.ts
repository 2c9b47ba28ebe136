import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatDay } from '@/design/format'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshDatabase } from '../../setup/database'
import { during } from '../../setup/during'
import { orderKit } from './order-kit'

await freshDatabase()
let payload: Payload
let kit: Awaited<ReturnType<typeof orderKit>>
let reconcile: typeof import('@/features/shop/orders/payments/reconcile')
let refunds: typeof import('@/features/shop/orders/payments/refunds')
let books: typeof import('@/features/shop/orders/check-books')
let cancel: typeof import('@/features/shop/orders/cancel-order')
let transfers: typeof import('@/features/shop/orders/payments/bank-transfer')

beforeAll(async () => {
  payload = await (await import('@/server/cms')).cmsSystem()
  reconcile = await import('@/features/shop/orders/payments/reconcile')
  refunds = await import('@/features/shop/orders/payments/refunds')
  books = await import('@/features/shop/orders/check-books')
  cancel = await import('@/features/shop/orders/cancel-order')
  transfers = await import('@/features/shop/orders/payments/bank-transfer')
  kit = await orderKit(payload)
})
afterAll(() => payload.destroy())

const receive = async (order: string, cents: number) =>
  transfers.receiveBankTransfer(await createLocalReq({}, payload), order, cents)

const subjects = async (email: string, about: string) =>
  (await kit.mailsTo(email)).filter(({ subject }) => subject.includes(about))

const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000)

async function givenUp(stock: number, changes: Partial<Parameters<typeof kit.requestOf>[1]> = {}) {
  const { line, id: variant } = await kit.variantWith(stock)
  const request = kit.requestOf([line], { paymentMethod: 'bank-transfer', ...changes })
  const { id, number } = await kit.placed(request, daysAgo(14))
  await reconcile.cancelOverdue(payload)
  expect(await kit.orderOf(id)).toMatchObject({ status: 'cancelled' })
  return { id, number, line, variant, email: request.email }
}

it.each([
  ['2026-11-02T07:00:00Z', '2026-11-07T22:00:00Z'],
  // In these five days the clocks are set back.
  ['2026-10-20T21:30:00Z', '2026-10-26T22:00:00Z'],
  // No bank books on its fifth day, nor on the days between.
  ['2026-12-23T18:00:00Z', '2026-12-31T22:00:00Z'],
])('waits for a transfer ordered at %s through the whole day that it named', async (ordered, after) => {
  const { line, id: variant } = await kit.variantWith(1)
  const request = kit.requestOf([line], { paymentMethod: 'bank-transfer', language: 'en' })
  const { id } = await kit.placed(request, new Date(ordered))
  const midnight = new Date(after)
  const named = formatDay(addDays(sofiaDay(midnight), -1), 'en', 'full')
  expect((await kit.mailsTo(request.email))[0]?.text).toContain(`by ${named}`)
  const { rows } = await kit.run(sql`
    select expires_at <= ${after}::timestamptz as ends from shop.payments where order_id = ${id}
    union all select expires_at <= ${after}::timestamptz from shop.reservations where order_id = ${id}`)
  expect(rows).toEqual([{ ends: true }, { ends: true }])
  await reconcile.cancelOverdue(payload, new Date(midnight.getTime() - 60_000))
  expect(await kit.orderOf(id)).toMatchObject({ status: 'awaiting-payment' })
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 1 })
  await reconcile.cancelOverdue(payload, midnight)
  expect(await kit.orderOf(id)).toMatchObject({ status: 'cancelled' })
})

it('reminds of a transfer that is noted at the same moment, and neither fails', async () => {
  const { line } = await kit.variantWith(1)
  const { id } = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer' }))
  await kit.run(sql`update shop.payments set created_at = now() - interval '4 days' where order_id = ${id}`)
  await during(
    payload,
    [['select from orders where id = $1 for update', [id]]],
    () => reconcile.remindOfTransfers(payload.db.drizzle),
    [['update shop.payments set created_at = created_at where order_id = $1', [id]]],
  )
  const { rows } = await kit.run(sql`select reminded_at is null as unasked from shop.payments where order_id = ${id}`)
  expect(rows).toEqual([{ unasked: false }])
})

it('asks only for the missing rest of a transfer after a part of it', async () => {
  const { line } = await kit.variantWith(1)
  const request = kit.requestOf([line], { paymentMethod: 'bank-transfer', language: 'en' })
  const { id } = await kit.placed(request)
  expect(await receive(id, 1000)).toBe('part')
  await reconcile.remindOfTransfers(payload.db.drizzle, daysAgo(-4))
  const reminder = (await kit.mailsTo(request.email)).at(-1)
  expect(reminder?.text).toContain('€14.49 is still missing')
  expect(reminder?.text).not.toContain('We have not received the money')
  const { TransferDetails } = await import('@/features/shop/orders/components/order-standing')
  const { readShop } = await import('@/features/shop/orders/shop')
  const { standingOf } = await import('@/features/shop/orders/standing')
  const order = await kit.orderOf(id)
  const shop = await readShop(payload.db.drizzle)
  const drawn = (totalCents: number, standing: { paidCents: number }) =>
    renderToStaticMarkup(
      createElement(TransferDetails, { locale: 'en', order: { ...order, totalCents }, standing, shop }),
    )
  const asked = drawn(order.totalCents, (await standingOf(id)) ?? { paidCents: 0 })
  expect(asked).toContain('€14.49')
  // With the same sum, the QR code is the same too.
  expect(asked).toBe(drawn(1449, { paidCents: 0 }))
})

it('reminds of all transfers of a day, also beside an order that cannot be read', async () => {
  const ordered = async () => {
    const { line } = await kit.variantWith(1)
    return kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer' }))
  }
  const [broken, good] = [await ordered(), await ordered()]
  await kit.run(sql`
    insert into shop.payments (id, order_id, method, amount_cents)
    select gen_random_uuid(), order_id, method, amount_cents from shop.payments, generate_series(1, 100)
    where order_id = ${good.id}`)
  const { totalCents } = await kit.orderOf(broken.id)
  await kit.run(sql`update orders set total_cents = null where id = ${broken.id}`)
  await reconcile.remindOfTransfers(payload.db.drizzle, daysAgo(-3))
  await kit.run(sql`update orders set total_cents = ${totalCents} where id = ${broken.id}`)
  const { rows } = await kit.run(sql`
    select order_id from shop.payments where order_id in (${broken.id}, ${good.id}) and reminded_at is null`)
  expect(rows).toEqual([{ order_id: broken.id }])
})

it('gives the money back that comes for the order of somebody who was erased, and mails nobody', async () => {
  const { eraseOrders } = await import('@collections/customers/hooks/erase-from-books')
  const { erasedEmail } = await import('@/domain/erased')
  const { id, email, variant } = await givenUp(1)
  await eraseOrders(await createLocalReq({}, payload), { guest: email })
  expect(await kit.orderOf(id)).toMatchObject({ email: erasedEmail })
  const before = await kit.mailsTo(email)
  expect(await receive(id, 2449)).toBe('cancelled')
  expect(await kit.orderOf(id)).toMatchObject({ status: 'cancelled' })
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 0 })
  const [due] = await refunds.openRefundsOf(payload.db.drizzle, id)
  expect(due).toBeDefined()
  await refunds.payRefund(await createLocalReq({}, payload), due ?? '')
  expect(await kit.mailsTo(erasedEmail)).toEqual([])
  expect(await kit.mailsTo(email)).toEqual(before)
})

it('places an order after all whose transfer came late, while its goods are there, once', async () => {
  const { id, number, email, variant } = await givenUp(1)
  const both = await Promise.all([receive(id, 2449), receive(id, 2449)])
  expect(both.toSorted()).toEqual(['not-awaited', 'paid'])
  expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'cancelled', 'placed', 'paid'])
  expect(await kit.stockOf(variant)).toEqual({ onHand: 0, reserved: 0 })
  const [mail] = await subjects(email, `${number} е платена`)
  expect(mail?.text).toContain('поръчката важи отново')
})

it('notes a late transfer whose goods are gone as money to pay back, and says so', async () => {
  const { id, number, email, line, variant } = await givenUp(1)
  await kit.placed(kit.requestOf([line]))
  expect(await receive(id, 2449)).toBe('gone')
  expect(await receive(id, 2449)).toBe('not-awaited')
  expect(await kit.orderOf(id)).toMatchObject({ status: 'cancelled' })
  expect(await kit.stockOf(variant)).toEqual({ onHand: 0, reserved: 0 })
  const [mail] = await subjects(email, `${number} се връща`)
  expect(mail?.text).toContain('последната бройка беше продадена')
  const { rows } = await kit.run(sql`select amount_cents, reason, state from shop.refunds where order_id = ${id}`)
  expect(rows).toEqual([{ amount_cents: 2449, reason: 'sold-out', state: 'pending' }])
  expect(await refunds.openRefundsOf(payload.db.drizzle, id)).toHaveLength(1)
})

it('pays back what comes for an order that the customer cancelled, and what is too little', async () => {
  const { line, id: variant } = await kit.variantWith(1)
  const order = await kit.placed(kit.requestOf([line], { paymentMethod: 'bank-transfer' }))
  await cancel.cancelOrder(await createLocalReq({}, payload), order.id, 'customer')
  expect(await receive(order.id, 2449)).toBe('cancelled')
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 0 })
  const little = await givenUp(1)
  expect(await receive(little.id, 1000)).toBe('cancelled')
  expect(await kit.orderOf(little.id)).toMatchObject({ status: 'cancelled' })
  const [mail] = await subjects(little.email, `${little.number} се връща`)
  expect(mail?.text).toContain('10,00')
})

it('uses the coupon of a late order again, and not where others have used it up', async () => {
  const code = { code: 'LATE1', percentOff: 10, validFrom: '2026-01-01', validTo: '2099-12-31', maxUses: 1 }
  await payload.create({ collection: 'coupons', data: code })
  const first = await givenUp(2, { couponCode: 'LATE1' })
  const second = await givenUp(2, { couponCode: 'LATE1' })
  const { totalCents } = await kit.orderOf(first.id)
  expect(await receive(second.id, totalCents)).toBe('paid')
  expect(await receive(first.id, totalCents)).toBe('cancelled')
  expect(await kit.stockOf(first.variant)).toEqual({ onHand: 2, reserved: 0 })
})

it('has books that agree after all of this', async () => {
  expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
})
