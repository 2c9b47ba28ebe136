import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sofiaDay } from '@/domain/calendar-day'
import { earliestInTime, lastDayToWithdraw } from '@/domain/withdrawal-time'
import { freshDatabase } from '../../../setup/database'
import { justInTime, justTooLate } from '../../../setup/withdrawal-days'
import { afterSalesKit } from './after-sales-kit'

let payload: Payload
let kit: Awaited<ReturnType<typeof afterSalesKit>>
let announce: typeof import('@/features/shop/fulfilment/after-sales/announce-return')
let returnable: typeof import('@/features/shop/fulfilment/after-sales/returnable')
let checkIn: typeof import('@/features/shop/fulfilment/after-sales/check-in-return')
let parcelBack: typeof import('@/features/shop/fulfilment/take-in')
let sending: typeof import('@/features/shop/fulfilment/send-parcel')
let books: typeof import('@/features/shop/orders/check-books')

beforeAll(async () => {
  await freshDatabase()
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await afterSalesKit(payload)
  announce = await import('@/features/shop/fulfilment/after-sales/announce-return')
  returnable = await import('@/features/shop/fulfilment/after-sales/returnable')
  checkIn = await import('@/features/shop/fulfilment/after-sales/check-in-return')
  parcelBack = await import('@/features/shop/fulfilment/take-in')
  sending = await import('@/features/shop/fulfilment/send-parcel')
  books = await import('@/features/shop/orders/check-books')
})
afterAll(() => payload.destroy())

type Line = { line: string; quantity: number }
type Paid = Awaited<ReturnType<typeof kit.paid>>

async function pack({ order, lines }: Paid, packed: Line[] = lines) {
  const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
  const staff = randomUUID()
  await kit.step((req) => claimOrders(req, staff, [order.id]))
  const parcel = await kit.step((req) => packParcel(req, { staff, order: order.id, lines: packed }))
  await kit.run(sql`delete from shop.packing where order_id = ${order.id}`)
  return parcel
}

async function underWay(paid: Paid, packed?: Line[]) {
  const parcel = await pack(paid, packed)
  await kit.step((req) => sending.shipParcel(req, parcel, null))
  return parcel
}

async function refused(paid: Paid, packed?: Line[]) {
  const parcel = await underWay(paid, packed)
  await kit.step((req) => sending.endParcel(req, parcel, 'refused'))
  return parcel
}

const takeBack = (parcel: string, lines: Line[]) =>
  kit.step((req) =>
    parcelBack.checkInParcel(req, {
      parcel,
      restocked: new Map(lines.map(({ line, quantity }) => [line, quantity])),
      refundCents: 0,
    }),
  )
const announced = (order: string, lines: Line[]) =>
  kit.step((req) => announce.announceReturn(req, { order, lines, reason: null, withdrawal: null }))
const countsOf = async (order: string) =>
  (await returnable.returnableLines(payload.db.drizzle, order)).map(({ kept, arrived }) => ({ kept, arrived }))
const takeIn = (id: string, lines: Line[]) =>
  kit.step((req) =>
    checkIn.checkInReturn(req, {
      id,
      refundCents: 0,
      lines: lines.map((line) => ({ ...line, restocked: line.quantity, condition: 'as-new' as const })),
    }),
  )
const tooMuch = { why: 'too-much' }

describe('goods that never reached the customer', () => {
  it('are announced by nobody: not while packed or under way, nor refused, nor taken in again', async () => {
    const paid = await kit.paid([2])
    const { order, lines } = paid
    const parcel = await pack(paid)
    await expect(announced(order.id, lines)).rejects.toMatchObject(tooMuch)
    await kit.step((req) => sending.shipParcel(req, parcel, null))
    await expect(announced(order.id, lines)).rejects.toMatchObject(tooMuch)
    expect(await countsOf(order.id)).toEqual([{ kept: 2, arrived: 0 }])
    await kit.step((req) => sending.endParcel(req, parcel, 'refused'))
    await expect(announced(order.id, lines)).rejects.toMatchObject(tooMuch)
    expect(await countsOf(order.id)).toEqual([{ kept: 0, arrived: 0 }])
    await takeBack(parcel, lines)
    await expect(announced(order.id, lines)).rejects.toMatchObject(tooMuch)
    expect(await kit.returnsOf(order.id)).toEqual([])
    expect((await kit.mailsTo(order.email)).filter(({ subject }) => subject.startsWith('Връщане'))).toEqual([])
  })

  it('do not count with the parcel of the same line that arrived', async () => {
    const paid = await kit.paid([3])
    const { order, lines } = paid
    const part = (quantity: number) => lines.map((line) => ({ ...line, quantity }))
    const first = await underWay(paid, part(1))
    await kit.step((req) => sending.endParcel(req, first, 'delivered'))
    const second = await refused(paid, part(2))
    expect(await countsOf(order.id)).toEqual([{ kept: 1, arrived: 1 }])
    await expect(announced(order.id, part(2))).rejects.toMatchObject(tooMuch)
    await announced(order.id, part(1))
    const [back] = await kit.returnsOf(order.id)
    await takeIn(back?.id ?? '', part(1))
    await takeBack(second, part(2))
    expect(await countsOf(order.id)).toEqual([{ kept: 0, arrived: 0 }])
    expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
  })
})

describe('the time to withdraw', () => {
  it('does not end before the last parcel has arrived', async () => {
    const paid = await kit.paid([2])
    const { order, lines } = paid
    const one = lines.map((line) => ({ ...line, quantity: 1 }))
    const inTime = () => returnable.isInTime(payload.db.drizzle, order.id)
    const arrived = async (parcel: string) => {
      await kit.step((req) => sending.endParcel(req, parcel, 'delivered'))
      await kit.run(sql`update shop.shipments set ended_at = ${justTooLate()} where id = ${parcel}`)
    }
    const { openMatters } = await import('@/server/open-matters')
    const waitsFor = () => openMatters(payload.db.drizzle, { guest: order.email })
    const awaited = [{ kind: 'order', number: order.number, status: 'shipped' }]
    await arrived(await underWay(paid, one))
    expect(await inTime(), 'a piece has not been sent').toBe(true)
    expect(await waitsFor()).toEqual(awaited)
    const last = await underWay(paid, one)
    expect(await inTime(), 'a parcel is under way').toBe(true)
    expect(await waitsFor()).toEqual(awaited)
    await arrived(last)
    expect(await waitsFor()).toEqual([])
    expect(await inTime()).toBe(false)
    await kit.run(sql`update shop.shipments set ended_at = ${justInTime()} where id = ${last}`)
    expect(await waitsFor()).toMatchObject([
      { kind: 'delivered', until: lastDayToWithdraw(earliestInTime(sofiaDay())) },
    ])
  })

  it('begins when the rest is refused, for which the customer had waited', async () => {
    const paid = await kit.paid([2])
    const one = paid.lines.map((line) => ({ ...line, quantity: 1 }))
    const first = await underWay(paid, one)
    await kit.step((req) => sending.endParcel(req, first, 'delivered'))
    await kit.run(sql`update shop.shipments set ended_at = ${justTooLate()} where id = ${first}`)
    const rest = await refused(paid, one)
    expect(await returnable.isInTime(payload.db.drizzle, paid.order.id)).toBe(true)
    await kit.run(sql`update shop.shipments set ended_at = ${justTooLate()} where id = ${rest}`)
    expect(await returnable.isInTime(payload.db.drizzle, paid.order.id)).toBe(false)
  })
})

describe('a return of goods that are back another way', () => {
  it('is refused in words, takes nothing from the parcel, and can be ended also after it was received', async () => {
    const paid = await kit.paid([1])
    const { order, lines } = paid
    const parcel = await underWay(paid)
    // As announced before the rule that only delivered goods can be.
    await kit.run(sql`update shop.shipments set state = 'delivered' where id = ${parcel}`)
    await announced(order.id, lines)
    await kit.run(sql`update shop.shipments set state = 'refused', ended_at = now() where id = ${parcel}`)
    const [back] = await kit.returnsOf(order.id)
    const id = back?.id ?? ''
    await expect(takeIn(id, lines)).rejects.toMatchObject({ why: 'back-before' })
    await takeBack(parcel, lines)
    await expect(takeIn(id, lines)).rejects.toMatchObject({ why: 'back-before' })
    await kit.step((req) => checkIn.receiveReturn(req, id))
    await kit.step((req) => checkIn.endReturn(req, id))
    expect((await kit.returnsOf(order.id)).map(({ status }) => status)).toEqual(['ended'])
    await expect(kit.step((req) => checkIn.endReturn(req, id))).rejects.toMatchObject({ why: 'changed' })
    expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
  })
})

describe('a withdrawal from goods under way', () => {
  const act = async () =>
    (await import('@/features/shop/fulfilment/after-sales/act-on-withdrawal')).actOnRecentWithdrawals(payload)

  it('is acknowledged, and its return is announced when they arrive', async () => {
    const paid = await kit.paid([1])
    const { order } = paid
    const parcel = await underWay(paid)
    const stated = kit.statementOf(order)
    expect(await kit.state(stated, order.id)).toBeInstanceOf(Date)
    expect(await kit.returnsOf(order.id)).toEqual([])
    await act()
    expect(await kit.returnsOf(order.id)).toEqual([])
    await kit.step((req) => sending.endParcel(req, parcel, 'delivered'))
    await act()
    await act()
    expect(await kit.returnsOf(order.id)).toMatchObject([{ status: 'announced', withdrawal: stated.id }])
  })

  it('asks for nothing back where the parcel is refused', async () => {
    const paid = await kit.paid([1])
    const stated = kit.statementOf(paid.order)
    await refused(paid)
    await kit.state(stated, paid.order.id)
    await act()
    expect(await kit.returnsOf(paid.order.id)).toEqual([])
  })
})

describe('the orders that an account may send back', () => {
  it('are those of which something has arrived and is not back', async () => {
    const { returnableOrders } = await import('@/features/shop/fulfilment/after-sales/own-orders')
    const paid = await kit.paid([2])
    const data = { email: paid.order.email, supabaseId: randomUUID() }
    const customer = await payload.create({ collection: 'customers', data })
    await kit.run(sql`update orders set customer_id = ${customer.id} where id = ${paid.order.id}`)
    const part = paid.lines.map((line) => ({ ...line, quantity: 1 }))
    const first = await underWay(paid, part)
    await kit.step((req) => sending.endParcel(req, first, 'delivered'))
    await refused(paid, part)
    expect(await returnableOrders(customer.id)).toEqual([{ number: paid.order.number }])
    await announced(paid.order.id, part)
    const [back] = await kit.returnsOf(paid.order.id)
    await takeIn(back?.id ?? '', part)
    expect(await returnableOrders(customer.id)).toEqual([])
  })
})
