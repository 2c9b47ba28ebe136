import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import type { OrderRequest } from '@/features/shop/orders/order-request'
import { freshDatabase } from '../../setup/database'
import { parcelKit } from './parcel-kit'

let payload: Payload
let kit: Awaited<ReturnType<typeof parcelKit>>
let sending: typeof import('@/features/shop/fulfilment/send-parcel')
let checkIn: typeof import('@/features/shop/fulfilment/take-in')
let parcels: typeof import('@/features/shop/fulfilment/parcels')
let books: typeof import('@/features/shop/orders/check-books')
let standing: typeof import('@/features/shop/orders/standing')

beforeAll(async () => {
  await freshDatabase()
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await parcelKit(payload)
  sending = await import('@/features/shop/fulfilment/send-parcel')
  checkIn = await import('@/features/shop/fulfilment/take-in')
  parcels = await import('@/features/shop/fulfilment/parcels')
  books = await import('@/features/shop/orders/check-books')
  standing = await import('@/features/shop/orders/standing')
})
afterAll(() => payload.destroy())

async function refusedOrder(request: Partial<OrderRequest> = {}) {
  const [shirt, coat] = [await kit.variantWith(5), await kit.variantWith(5, { priceCents: 9900 })]
  const ordered = kit.requestOf([{ ...shirt.line, quantity: 3 }, coat.line], request)
  const order = await kit.placed(ordered)
  if (order.status === 'awaiting-payment') {
    const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
    await receiveBankTransfer(await createLocalReq({}, payload), order.id, order.totalCents)
  }
  const lines = await kit.linesOf(order.id)
  const parcel = await kit.sent(order.id, lines)
  await kit.step((req) => sending.endParcel(req, parcel, 'refused'))
  return { order, lines, parcel, shirt: shirt.id, coat: coat.id, email: ordered.email }
}

async function offered(parcel: string) {
  const database = payload.db.drizzle
  const refused = await parcels.readParcels(database, 'refused')
  return (await parcels.readReturning(database, refused)).get(parcel)
}

const refundRows = z.array(z.object({ cents: z.number(), state: z.string(), reason: z.string() }))
async function refundsOf(order: string) {
  const { rows } = await kit.run(sql`
    select amount_cents as cents, state, reason from shop.refunds where order_id = ${order}`)
  return refundRows.parse(rows)
}

const moveRows = z.array(z.object({ quantity: z.number(), reason: z.string() }))
async function movesOf(variant: string) {
  const { rows } = await kit.run(sql`
    select quantity, reason from shop.stock_moves where variant = ${variant} order by id`)
  return moveRows.parse(rows).map(({ quantity, reason }) => `${reason} ${quantity}`)
}

const restockedOf = (lines: { line: string }[], counts: number[]) =>
  new Map(lines.map(({ line }, at) => [line, counts[at] ?? 0]))

describe('a refused parcel', () => {
  it('that was to be paid at the door goes back to stock by line, and nothing is due', async () => {
    const { coat, email, lines, order, parcel, shirt } = await refusedOrder()
    expect(await offered(parcel)).toMatchObject({ dueCents: 0, mostCents: 0 })
    await kit.step((req) =>
      checkIn.checkInParcel(req, { parcel, restocked: restockedOf(lines, [2, 0]), refundCents: 0 }),
    )
    expect(await kit.stockOf(shirt)).toEqual({ onHand: 4, reserved: 0 })
    expect(await kit.stockOf(coat)).toEqual({ onHand: 4, reserved: 0 })
    expect(await movesOf(shirt)).toEqual(['delivery 5', 'sale -3', 'return 3', 'damage -1'])
    expect(await movesOf(coat)).toEqual(['delivery 5', 'sale -1', 'return 1', 'damage -1'])
    expect(await refundsOf(order.id)).toEqual([])
    expect(await standing.standingOf(order.id)).toMatchObject({
      dispatch: 'refused',
      atDoorCents: 0,
      parcels: [{ state: 'returned', pieces: 4, restocked: 2 }],
    })
    const mail = (await kit.mailsTo(email)).at(-1)
    expect(mail?.subject).toBe(`Пратката от поръчка ${order.number} се върна при нас`)
    expect(mail?.text).toContain('Не ни дължите нищо')
    expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
    await kit.run(sql`update shop.order_lines set returned = 0 where order_id = ${order.id}`)
    expect((await books.checkBooks(payload.db.drizzle)).map(({ what }) => what)).toEqual(['returned'])
    await kit.run(sql`update shop.order_lines set returned = shipped where order_id = ${order.id}`)
    const { docs } = await payload.find({ collection: 'audit-log', where: { action: { equals: 'order.checked-in' } } })
    expect(docs.map(({ target }) => target)).toEqual([`orders ${order.id}`])
  })

  it('comes back once, however often and at whatever moment it is said', async () => {
    const { lines, parcel, shirt } = await refusedOrder()
    const again = () =>
      kit.step((req) => checkIn.checkInParcel(req, { parcel, restocked: restockedOf(lines, [3, 1]), refundCents: 0 }))
    const ended = await Promise.allSettled([again(), again(), again()])
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(again()).rejects.toThrow(FulfilmentRefused)
    expect(await kit.stockOf(shirt)).toEqual({ onHand: 5, reserved: 0 })
  })

  it('that was paid for is offered its money with the delivery, and no more than was paid', async () => {
    const { email, lines, order, parcel, shirt } = await refusedOrder({ paymentMethod: 'bank-transfer' })
    expect(await offered(parcel)).toMatchObject({ dueCents: order.totalCents, mostCents: order.totalCents })
    const restocked = restockedOf(lines, [3, 1])
    const tooMuch = { parcel, restocked, refundCents: order.totalCents + 1 }
    await expect(kit.step((req) => checkIn.checkInParcel(req, tooMuch))).rejects.toThrow(FulfilmentRefused)
    expect(await kit.stockOf(shirt)).toEqual({ onHand: 2, reserved: 0 })
    await kit.step((req) => checkIn.checkInParcel(req, { ...tooMuch, refundCents: order.totalCents }))
    expect(await refundsOf(order.id)).toEqual([{ cents: order.totalCents, state: 'pending', reason: 'return' }])
    expect((await kit.mailsTo(email)).at(-1)?.text).toContain('Връщаме Ви')
    expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
  })

  it('that is taken at a later attempt is delivered: its cash is paid, and its invoice issued', async () => {
    const invoice = { company: 'Купувач ЕООД', eik: '175074752', address: 'бул. „Витоша“ 1, София' }
    const { order, parcel } = await refusedOrder({ invoice })
    await kit.step((req) => sending.endParcel(req, parcel, 'delivered'))
    expect(await standing.standingOf(order.id)).toMatchObject({
      dispatch: 'delivered',
      payment: 'paid',
      paidCents: order.totalCents,
    })
    const { rows } = await kit.run(sql`select kind from shop.documents where order_id = ${order.id}`)
    expect(rows).toEqual([{ kind: 'invoice' }])
    const late = kit.step((req) => checkIn.checkInParcel(req, { parcel, restocked: new Map(), refundCents: 0 }))
    await expect(late).rejects.toThrow(FulfilmentRefused)
    expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
  })

  it('that was noted by mistake is on its way again, once, and the history of its order says nothing of it', async () => {
    const { order, parcel } = await refusedOrder()
    await kit.step((req) => sending.undoRefusal(req, parcel))
    expect((await standing.standingOf(order.id))?.dispatch).toBe('shipped')
    expect(await kit.eventsOf(order.id)).toEqual(['placed', 'packed', 'shipped'])
    const { rows } = await kit.run(sql`select state, ended_at from shop.shipments where id = ${parcel}`)
    expect(rows).toEqual([{ state: 'shipped', ended_at: null }])
    await expect(kit.step((req) => sending.undoRefusal(req, parcel))).rejects.toThrow(FulfilmentRefused)
  })

  it('takes in no more than is in it', async () => {
    const { lines, parcel } = await refusedOrder()
    const more = kit.step((req) =>
      checkIn.checkInParcel(req, { parcel, restocked: restockedOf(lines, [4, 1]), refundCents: 0 }),
    )
    await expect(more).rejects.toThrow(FulfilmentRefused)
  })

  it('that is not on its way back is not taken in', async () => {
    const shirt = await kit.variantWith(2)
    const order = await kit.placed(kit.requestOf([shirt.line]))
    const parcel = await kit.sent(order.id, await kit.linesOf(order.id))
    const early = kit.step((req) => checkIn.checkInParcel(req, { parcel, restocked: new Map(), refundCents: 0 }))
    await expect(early).rejects.toThrow(FulfilmentRefused)
  })

  it('closes an order of which nothing was kept, and only when its refund is paid', async () => {
    const { closeOrders } = await import('@/features/shop/fulfilment/close-orders')
    const { openRefundsOf, payRefund } = await import('@/features/shop/orders/payments/refunds')
    const { lines, order, parcel } = await refusedOrder({ paymentMethod: 'bank-transfer' })
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('placed')
    const restocked = restockedOf(lines, [3, 1])
    await kit.step((req) => checkIn.checkInParcel(req, { parcel, restocked, refundCents: order.totalCents }))
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('placed')
    for (const refund of await openRefundsOf(payload.db.drizzle, order.id))
      await payRefund(await createLocalReq({}, payload), refund)
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('closed')
  })
})

describe('an order that leaves in two parcels', () => {
  it('is paid at the door for what is in each, together the total to the cent, and what is refused is awaited no more', async () => {
    const shirt = await kit.variantWith(5, { priceCents: 3333 })
    const order = await kit.placed(kit.requestOf([{ ...shirt.line, quantity: 3 }]))
    const [line] = (await kit.linesOf(order.id)).map((one) => one.line)
    if (!line) throw new Error('the order has no line')
    const first = await kit.sent(order.id, [{ line, quantity: 1 }])
    const second = await kit.sent(order.id, [{ line, quantity: 2 }])
    const onTheWay = await parcels.readParcels(payload.db.drizzle, 'shipped')
    const collected = [first, second].map((id) => onTheWay.find((parcel) => parcel.id === id)?.collectCents)
    expect(collected).toEqual([3333 + order.shippingCents, 6666])
    await kit.step((req) => sending.endParcel(req, first, 'delivered'))
    expect((await standing.standingOf(order.id))?.payment).toBe('part-paid')
    await kit.step((req) => sending.endParcel(req, second, 'refused'))
    expect(await offered(second)).toMatchObject({ dueCents: 0 })
    await kit.step((req) =>
      checkIn.checkInParcel(req, { parcel: second, restocked: new Map([[line, 2]]), refundCents: 0 }),
    )
    expect(await standing.standingOf(order.id)).toMatchObject({
      dispatch: 'delivered',
      paidCents: 3333 + order.shippingCents,
    })
    const { rows } = await kit.run(sql`
      select sum(amount_cents) filter (where state = 'pending') as pending from shop.payments where order_id = ${order.id}`)
    expect(rows).toEqual([{ pending: null }])
    expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
  })

  it('is paid when both have arrived', async () => {
    const shirt = await kit.variantWith(5, { priceCents: 3333 })
    const order = await kit.placed(kit.requestOf([{ ...shirt.line, quantity: 3 }]))
    const [line] = (await kit.linesOf(order.id)).map((one) => one.line)
    if (!line) throw new Error('the order has no line')
    for (const quantity of [1, 2]) {
      const parcel = await kit.sent(order.id, [{ line, quantity }])
      await kit.step((req) => sending.endParcel(req, parcel, 'delivered'))
    }
    expect(await standing.standingOf(order.id)).toMatchObject({ payment: 'paid', paidCents: order.totalCents })
  })
})

it('tells in the audit log which money staff noted and which order they cancelled', async () => {
  const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
  const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
  const { openRefundsOf, payRefund } = await import('@/features/shop/orders/payments/refunds')
  const shirt = await kit.variantWith(2)
  const order = await kit.placed(kit.requestOf([shirt.line], { paymentMethod: 'bank-transfer' }))
  await receiveBankTransfer(await createLocalReq({}, payload), order.id, order.totalCents)
  expect(await cancelOrder(await createLocalReq({}, payload), order.id, 'staff')).toBeNull()
  for (const refund of await openRefundsOf(payload.db.drizzle, order.id))
    await payRefund(await createLocalReq({}, payload), refund)
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { target: { equals: `orders ${order.id}` } },
    sort: 'at',
  })
  expect(docs.map(({ action }) => action)).toEqual(['order.received', 'order.cancelled', 'order.refunded'])
})

it('counts as revenue only orders that are accepted, and carts that were ordered', async () => {
  const { readShopDays } = await import('@/features/shop/fulfilment/accounting')
  const { removeOrdered } = await import('@/features/shop/checkout/cart/server/store-cart')
  const tomorrow = addDays(sofiaDay(), 1)
  // Of two days, because it may become midnight meanwhile.
  const counted = async () => {
    const days = await readShopDays(payload.db.drizzle, tomorrow, 2)
    const sum = (of: 'orders' | 'cents' | 'refundedCents' | 'carts' | 'orderedCarts') =>
      days.reduce((total, day) => total + day[of], 0)
    return {
      orders: sum('orders'),
      cents: sum('cents'),
      refundedCents: sum('refundedCents'),
      carts: sum('carts'),
      orderedCarts: sum('orderedCarts'),
    }
  }
  const before = await counted()
  const shirt = await kit.variantWith(5)
  const accepted = await kit.placed(kit.requestOf([shirt.line]))
  await kit.placed(kit.requestOf([shirt.line], { paymentMethod: 'bank-transfer' }))
  const [ordered, left] = [randomUUID(), randomUUID()]
  await kit.run(sql`insert into shop.carts (id) values (${ordered}), (${left})`)
  await removeOrdered(payload.db.drizzle, ordered, [shirt.id])
  expect(await counted()).toEqual({
    ...before,
    orders: before.orders + 1,
    cents: before.cents + accepted.totalCents,
    carts: before.carts + 2,
    orderedCarts: before.orderedCarts + 1,
  })
})
