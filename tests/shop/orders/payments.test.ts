import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshDatabase } from '../../setup/database'
import { orderKit } from './order-kit'
import { answerPayment, startProvider } from './provider-kit'

await freshDatabase()
const provider = await startProvider()
let payload: Payload
let kit: Awaited<ReturnType<typeof orderKit>>
let standing: typeof import('@/features/shop/orders/standing')
let page: typeof import('@/features/shop/orders/payments/open-payment')
let reconcile: typeof import('@/features/shop/orders/payments/reconcile')
let refunds: typeof import('@/features/shop/orders/payments/refunds')
let books: typeof import('@/features/shop/orders/check-books')
let cancel: typeof import('@/features/shop/orders/cancel-order')
let events: typeof import('@/app/api/shop/payments/events/route')

beforeAll(async () => {
  events = await import('@/app/api/shop/payments/events/route')
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  page = await import('@/features/shop/orders/payments/open-payment')
  standing = await import('@/features/shop/orders/standing')
  reconcile = await import('@/features/shop/orders/payments/reconcile')
  refunds = await import('@/features/shop/orders/payments/refunds')
  books = await import('@/features/shop/orders/check-books')
  cancel = await import('@/features/shop/orders/cancel-order')
  kit = await orderKit(payload)
})
beforeEach(() => void Object.assign(provider.events.faults, { copies: 1, drop: false, hold: false, down: false }))
afterAll(() => payload.destroy())

async function atProvider(stock = 1) {
  const { id: variant, line } = await kit.variantWith(stock)
  const request = kit.requestOf([line], { paymentMethod: 'card' })
  const order = await kit.placed(request)
  const url = await payAddressOf(order.accessToken)
  return { ...order, variant, line, email: request.email, url }
}

const payAddressOf = async (key: string) => (await page.payAddress(new URLSearchParams({ key }))).address

const subjects = async (email: string, about: string) =>
  (await kit.mailsTo(email)).filter(({ subject }) => subject.includes(about))

const minutes = (count: number) => new Date(Date.now() + count * 60_000)

it('places an order whose tab is closed after paying, by the event alone', async () => {
  const { id, number, email, url, variant } = await atProvider()
  expect(url).toContain(provider.url)
  expect(await kit.orderOf(id)).toMatchObject({ status: 'awaiting-payment' })
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 1 })
  await answerPayment(url, 'pay')
  await provider.events.arrived()
  expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'placed', 'paid'])
  expect(await kit.stockOf(variant)).toEqual({ onHand: 0, reserved: 0 })
  expect(await subjects(email, `${number} е платена`)).toHaveLength(1)
  const { rows } = await kit.run(sql`
    select count(distinct xmin::text)::integer as transactions, count(*)::integer as rows from (
      select xmin from orders where id = ${id}
      union all select xmin from shop.payments where order_id = ${id}
      union all select xmin from shop.stock_moves where order_id = ${id}
      union all select xmin from shop.documents where order_id = ${id}
      union all select xmin from graphile_worker._private_jobs
        where payload ->> 'to' = ${email} and payload ->> 'subject' like '%е платена') written`)
  expect(rows, 'all of it was written by one transaction').toEqual([{ transactions: 1, rows: 5 }])
})

it('makes one paid order and one mail of events that come five times, shuffled, late or never', async () => {
  provider.events.faults.hold = true
  provider.events.faults.copies = 5
  const orders = await Promise.all([atProvider(), atProvider(), atProvider()])
  for (const { url } of orders) await answerPayment(url, 'later')
  for (const { url } of orders.slice(0, 2)) await answerPayment(url, 'arrive')
  await provider.events.sendHeld((held) => [...held.slice(7), ...held.slice(0, 7).reverse()].reverse())
  provider.events.faults.drop = true
  await answerPayment(orders[2]?.url ?? '', 'arrive')
  expect(await kit.eventsOf(orders[2]?.id ?? '')).toEqual(['awaiting-payment'])
  await Promise.all([1, 2, 3].map(() => reconcile.reconcilePayments(payload)))
  for (const { id, number, email, variant } of orders) {
    expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'placed', 'paid'])
    expect(await subjects(email, `${number} е платена`)).toHaveLength(1)
    expect(await kit.stockOf(variant)).toEqual({ onHand: 0, reserved: 0 })
  }
})

it('believes nobody but the provider', async () => {
  const { id } = await atProvider()
  const body = JSON.stringify({ id: 'evt_forged', type: 'checkout.session.completed', data: { object: {} } })
  const post = (headers: Record<string, string>) =>
    events.POST(new Request('http://shop/', { method: 'POST', headers, body })).then(({ status }) => status)
  expect(await post({})).toBe(400)
  expect(await post({ 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}` })).toBe(400)
  expect(await kit.eventsOf(id)).toEqual(['awaiting-payment'])
})

it('keeps a declined payment open, and leads back to the same page', async () => {
  const { accessToken, id, url } = await atProvider()
  await answerPayment(url, 'decline')
  await provider.events.arrived()
  expect(await payAddressOf(accessToken)).toBe(url)
  expect(await kit.eventsOf(id)).toEqual(['awaiting-payment'])
})

it('opens a new page where the one before has ended, and its event was lost', async () => {
  provider.events.faults.drop = true
  const { accessToken, id, url } = await atProvider()
  const session = provider.store.sessions.find(({ client_reference_id }) => client_reference_id === id)
  if (session) session.status = 'expired'
  expect(await payAddressOf(accessToken)).toBe(url)
  await kit.run(sql`update shop.payments set expires_at = now() - interval '1 minute' where order_id = ${id}`)
  const second = await payAddressOf(accessToken)
  expect(second).toContain(provider.url)
  expect(second).not.toBe(url)
})

it('frees the pieces of a payment that was left, after the provider has ended its page', async () => {
  const { accessToken, id, number, email, url, variant } = await atProvider()
  await reconcile.cancelOverdue(payload, minutes(45.9))
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 1 })
  await reconcile.cancelOverdue(payload, minutes(46.1))
  expect(provider.store.sessions.find(({ client_reference_id }) => client_reference_id === id)?.status).toBe('expired')
  expect(await kit.orderOf(id)).toMatchObject({ status: 'cancelled' })
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 0 })
  await answerPayment(url, 'pay')
  expect(await payAddressOf(accessToken)).not.toContain(provider.url)
  expect(await subjects(email, `${number} е отказана`)).toHaveLength(1)
})

it('settles instead of cancelling where the provider says that it was paid, and keeps the pieces while it does not answer', async () => {
  provider.events.faults.drop = true
  const { id, url, variant } = await atProvider()
  await answerPayment(url, 'pay')
  provider.events.faults.down = true
  await reconcile.cancelOverdue(payload, minutes(47))
  expect(await kit.eventsOf(id)).toEqual(['awaiting-payment'])
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 1 })
  provider.events.faults.down = false
  await reconcile.cancelOverdue(payload, minutes(47))
  expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'placed', 'paid'])
  expect(await kit.stockOf(variant)).toEqual({ onHand: 0, reserved: 0 })
})

it('pays back by itself, with an honest mail, what was paid after the last piece went', async () => {
  provider.events.faults.hold = true
  const { id, number, email, url, line } = await atProvider()
  await answerPayment(url, 'pay')
  const { releaseReservation } = await import('@/features/shop/goods/stock/reserve')
  await payload.db.drizzle.transaction((transaction) => releaseReservation(transaction, id))
  await kit.placed(kit.requestOf([line]))
  await provider.events.sendHeld((held) => [...held, ...held])
  expect(await kit.orderOf(id)).toMatchObject({ status: 'cancelled' })
  expect(await subjects(email, `${number} се връща`)).toHaveLength(1)
  await Promise.all([1, 2, 3].map(() => refunds.sendRefunds(payload)))
  await refunds.sendRefunds(payload)
  const paidBack = provider.store.refunds.filter(({ payment_intent }) =>
    provider.store.intents.some(({ id: intent, metadata }) => intent === payment_intent && metadata.order === id),
  )
  expect(paidBack).toMatchObject([{ amount: 2449, status: 'succeeded' }])
  expect(await subjects(email, `за поръчка ${number}`)).toHaveLength(2)
})

it('sells again what was released meanwhile and is still there', async () => {
  provider.events.faults.hold = true
  const { id, url, variant } = await atProvider(2)
  await answerPayment(url, 'pay')
  const { releaseReservation } = await import('@/features/shop/goods/stock/reserve')
  await payload.db.drizzle.transaction((transaction) => releaseReservation(transaction, id))
  await provider.events.sendHeld()
  expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'placed', 'paid'])
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 0 })
})

it('says of a payment whose money is on the way that it is, and takes no second one', async () => {
  const { accessToken, id, url } = await atProvider()
  await answerPayment(url, 'later')
  await provider.events.arrived()
  expect(await payAddressOf(accessToken)).toContain('/shop-order-tracking?key=')
  expect(await standing.standingOf(id)).toMatchObject({ payment: 'unpaid', isProcessing: true })
  await answerPayment(url, 'arrive')
  await provider.events.arrived()
  expect(await standing.standingOf(id)).toMatchObject({ payment: 'paid', isProcessing: false })
})

it('lets a customer try again after a payment that never arrived', async () => {
  const { accessToken, id, url } = await atProvider()
  await answerPayment(url, 'later')
  await answerPayment(url, 'fail')
  await provider.events.arrived()
  const second = await payAddressOf(accessToken)
  expect(second).toContain(provider.url)
  expect(second).not.toBe(url)
  await answerPayment(second, 'pay')
  await provider.events.arrived()
  expect(await kit.eventsOf(id)).toEqual(['awaiting-payment', 'placed', 'paid'])
})

it('opens three payments of an order, and no fourth', async () => {
  const { accessToken, id, url } = await atProvider()
  let last = url
  for (const isLast of [false, false, true]) {
    expect(await standing.standingOf(id)).toMatchObject({ mayPay: true })
    await answerPayment(last, 'later')
    await answerPayment(last, 'fail')
    await provider.events.arrived()
    last = await payAddressOf(accessToken)
    expect(last.includes(provider.url)).toBe(!isLast)
  }
  expect(await standing.standingOf(id)).toMatchObject({ mayPay: false })
})

it('cancels for the customer: the page ends, goods and money go back, nothing twice', async () => {
  const { id, url, variant } = await atProvider()
  await answerPayment(url, 'pay')
  await provider.events.arrived()
  const both = await Promise.all(
    [1, 2].map(async () => cancel.cancelOrder(await createLocalReq({}, payload), id, 'customer')),
  )
  expect(both.toSorted()).toEqual(['state', null].toSorted())
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 0 })
  const { rows } = await kit.run(sql`select amount_cents, reason, state from shop.refunds where order_id = ${id}`)
  expect(rows).toEqual([{ amount_cents: 2449, reason: 'cancelled', state: 'pending' }])
  await refunds.sendRefunds(payload)
})

it('says of a cancelled order that nothing was paid only where nothing was', async () => {
  const { inTransactionOf } = await import('@/server/db/transaction')
  const [paid, unpaid] = [await atProvider(), await atProvider()]
  await answerPayment(paid.url, 'pay')
  await provider.events.arrived()
  const { totalCents } = await kit.orderOf(paid.id)
  await inTransactionOf(payload, (req) =>
    refunds.beginRefund(req, { order: paid.id, cents: totalCents, why: 'липсва' }),
  )
  for (const { id } of [paid, unpaid]) await cancel.cancelOrder(await createLocalReq({}, payload), id, 'staff')
  const [[toPayer], [toOther]] = [
    await subjects(paid.email, `${paid.number} е отказана`),
    await subjects(unpaid.email, `${unpaid.number} е отказана`),
  ]
  expect(toPayer?.text).toContain('няма да бъде изпратена')
  expect(toPayer?.text).not.toContain('Не сте платили нищо')
  expect(toOther?.text).toContain('Не сте платили нищо')
  await refunds.sendRefunds(payload)
})

it('cancels nothing that is being packed', async () => {
  const { line } = await kit.variantWith(1)
  const { id } = await kit.placed(kit.requestOf([line]))
  await kit.run(sql`insert into shop.packing (order_id, staff) values (${id}, ${randomUUID()})`)
  expect(await cancel.cancelOrder(await createLocalReq({}, payload), id, 'customer')).toBe('packed')
})

it('waits for a transfer: reminds once, takes parts of it, and gives up after its last day', async () => {
  const { line, id: variant } = await kit.variantWith(2)
  const byTransfer = () => kit.requestOf([line], { paymentMethod: 'bank-transfer' })
  const [one, other] = [byTransfer(), byTransfer()]
  const [paid, left] = [await kit.placed(one), await kit.placed(other)]
  expect((await kit.mailsTo(one.email))[0]?.text).toContain('BG80BNBG96611020345678')
  // Ordered in the afternoon, and the task runs in the morning: on the third day it is less than three times 24 hours.
  const today = sofiaDay()
  await kit.run(sql`
    update shop.payments set created_at = ${`${today}T13:00:00Z`}::timestamptz where order_id in (${paid.id}, ${left.id})`)
  const remindOnDay = (count: number) =>
    reconcile.remindOfTransfers(payload.db.drizzle, new Date(`${addDays(today, count)}T08:17:00Z`))
  await remindOnDay(2)
  expect(await kit.mailsTo(other.email)).toHaveLength(1)
  await remindOnDay(3)
  await remindOnDay(4)
  expect(await kit.mailsTo(other.email)).toHaveLength(2)
  expect(await receive(paid.id, 1000)).toBe('part')
  expect(await kit.eventsOf(paid.id)).toEqual(['awaiting-payment'])
  expect(await receive(paid.id, 1449)).toBe('paid')
  expect(await receive(paid.id, 1449)).toBe('not-awaited')
  expect(await kit.eventsOf(paid.id)).toEqual(['awaiting-payment', 'placed', 'paid'])
  const { paymentDueAt } = await kit.orderOf(left.id)
  const due = new Date(paymentDueAt ?? 0).getTime()
  await reconcile.cancelOverdue(payload, new Date(due - 60_000))
  expect(await kit.orderOf(left.id)).toMatchObject({ status: 'awaiting-payment' })
  await reconcile.cancelOverdue(payload, new Date(due + 60_000))
  expect(await kit.orderOf(left.id)).toMatchObject({ status: 'cancelled' })
  expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 0 })
})

const receive = async (order: string, cents: number) => {
  const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
  return receiveBankTransfer(await createLocalReq({}, payload), order, cents)
}

it('has books that agree after all of this, and says where they do not', async () => {
  const { id } = await kit.variantWith(3)
  expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
  await kit.run(sql`update shop.variant_stock set reserved = 1 where variant = ${id}`)
  expect(await books.checkBooks(payload.db.drizzle)).toEqual([{ what: 'reserved', id }])
})
