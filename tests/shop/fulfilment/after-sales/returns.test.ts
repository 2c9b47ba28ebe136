import { randomInt, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditSentence } from '@/admin/audit/audit-cells'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { freshDatabase } from '../../../setup/database'
import { afterSalesKit } from './after-sales-kit'

let payload: Payload
let kit: Awaited<ReturnType<typeof afterSalesKit>>
let announce: typeof import('@/features/shop/fulfilment/after-sales/announce-return')
let checkIn: typeof import('@/features/shop/fulfilment/after-sales/check-in-return')
let lists: typeof import('@/features/shop/fulfilment/after-sales/staff-lists')
let refunds: typeof import('@/features/shop/orders/payments/refunds')
let books: typeof import('@/features/shop/orders/check-books')

beforeAll(async () => {
  await freshDatabase()
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await afterSalesKit(payload)
  announce = await import('@/features/shop/fulfilment/after-sales/announce-return')
  checkIn = await import('@/features/shop/fulfilment/after-sales/check-in-return')
  lists = await import('@/features/shop/fulfilment/after-sales/staff-lists')
  refunds = await import('@/features/shop/orders/payments/refunds')
  books = await import('@/features/shop/orders/check-books')
})
afterAll(() => payload.destroy())

type Line = { line: string; quantity: number }

async function announced(order: string, lines: Line[]) {
  const number = await kit.step((req) => announce.announceReturn(req, { order, lines, reason: null, withdrawal: null }))
  const back = (await kit.returnsOf(order)).find((one) => one.number === number)
  if (!back) throw new Error('there is no return')
  return back
}

const offered = async (id: string) => (await lists.readOpenReturns(payload.db.drizzle)).find((one) => one.id === id)

async function takeIn(id: string, lines: (Line & { restocked: number })[], refundCents: number) {
  const came = lines.map((line) => ({
    ...line,
    condition: line.restocked > 0 ? ('as-new' as const) : ('worn' as const),
  }))
  await kit.step((req) => checkIn.checkInReturn(req, { id, lines: came, refundCents }))
}

async function payBack(order: string) {
  for (const refund of await refunds.openRefundsOf(payload.db.drizzle, order))
    await refunds.payRefund(await createLocalReq({}, payload), refund)
}

describe('a return', () => {
  it('of part of an order: stock by line, the price of the goods, credit note and mails', async () => {
    const invoice = { company: 'Фирма ЕООД', eik: '175074752', address: 'София' }
    const { order, lines, variants } = await kit.delivered([3, 1], { invoice })
    const [shirt] = lines
    const back = await announced(order.id, [{ line: shirt?.line ?? '', quantity: 2 }])
    expect(await offered(back.id)).toMatchObject({ dueCents: 2 * 1999, mostCents: order.totalCents })
    await kit.step((req) => checkIn.receiveReturn(req, back.id))
    await takeIn(back.id, [{ line: shirt?.line ?? '', quantity: 2, restocked: 1 }], 2 * 1999)
    expect(await kit.stockOf(variants[0] ?? '')).toEqual({ onHand: 8, reserved: 0 })
    expect(await kit.refundsOf(order.id)).toEqual([{ cents: 3998, state: 'pending', reason: 'return' }])
    const mails = await kit.mailsTo(order.email)
    const named = mails.filter(({ text }) => text.includes(`2 × ${order.lines[0]?.title}, Бяло, M`))
    expect(named).toHaveLength(2)
    const mail = mails.at(-1)
    expect(mail?.text).toContain('39,98')
    expect(mail?.replyTo).toBe('shop@example.com')
    expect(mail?.text).toContain('по начина, по който сте платили')
    await payBack(order.id)
    const { rows } = await kit.run(sql`
      select content->>'totalCents' as cents, content #>> '{lines,0,quantity}' as pieces, jsonb_array_length(content->'lines') as lines
      from shop.documents where order_id = ${order.id} and kind = 'credit-note'`)
    expect(rows).toEqual([{ cents: '3998', pieces: '2', lines: 1 }])
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { target: { equals: `orders ${order.id}` } },
      sort: 'at',
    })
    expect(docs.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['order.return-received', 'order.return-checked', 'order.refunded']),
    )
    expect((await kit.returnsOf(order.id)).map(({ status }) => status)).toEqual(['checked'])
    expect((await books.checkBooks(payload.db.drizzle)).filter(({ what }) => what !== 'undrawn')).toEqual([])
  })

  it('of an order paid at the door: its buyer is asked for an account, and no mail names the courier’s cash as the way back', async () => {
    const { order, lines } = await kit.paidAtDoor(2)
    const before = (await kit.mailsTo(order.email)).length
    const back = await announced(order.id, lines)
    await takeIn(back.id, [{ line: lines[0]?.line ?? '', quantity: 2, restocked: 2 }], 2 * 1999)
    await payBack(order.id)
    const mails = (await kit.mailsTo(order.email)).slice(before, before + 3)
    expect(mails.map(({ text }) => text.includes('IBAN'))).toEqual([true, true, false])
    for (const { replyTo, text } of mails) {
      expect(text).not.toContain('по който сте платили')
      expect(replyTo).toBe('shop@example.com')
    }
  })

  it('is announced for no more than was sent and has not come back, also at the same moment', async () => {
    const { order, lines } = await kit.delivered([2])
    const two = [{ line: lines[0]?.line ?? '', quantity: 2 }]
    await expect(announced(order.id, [{ line: lines[0]?.line ?? '', quantity: 3 }])).rejects.toThrow(FulfilmentRefused)
    const both = await Promise.allSettled([announced(order.id, two), announced(order.id, two)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const unsent = await kit.paid([1])
    await expect(announced(unsent.order.id, unsent.lines)).rejects.toThrow(FulfilmentRefused)
  })

  it('is checked in once, however many staff do it at the same moment, and refunds no more than was paid', async () => {
    const { order, lines, variants } = await kit.delivered([2])
    const back = await announced(order.id, lines)
    const all = lines.map((line) => ({ ...line, restocked: 2 }))
    await expect(takeIn(back.id, all, order.totalCents + 1)).rejects.toThrow(FulfilmentRefused)
    await expect(takeIn(back.id, [{ line: lines[0]?.line ?? '', quantity: 3, restocked: 0 }], 0)).rejects.toThrow(
      FulfilmentRefused,
    )
    const ended = await Promise.allSettled([1, 2, 3].map(() => takeIn(back.id, all, order.totalCents)))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await kit.stockOf(variants[0] ?? '')).toEqual({ onHand: 10, reserved: 0 })
    expect(await kit.refundsOf(order.id)).toEqual([{ cents: order.totalCents, state: 'pending', reason: 'return' }])
    await expect(kit.run(sql`update shop.return_lines set restocked = 0`)).rejects.toThrow()
    await expect(kit.run(sql`delete from shop.return_lines`)).rejects.toThrow()
  })

  it('of every piece singly gives back the whole payment, delivery with the last, to the cent', async () => {
    const { order, lines } = await kit.delivered([3, 2], {}, 1000 + randomInt(999))
    let back = 0
    for (const line of lines)
      for (let piece = 0; piece < line.quantity; piece += 1) {
        const one = await announced(order.id, [{ ...line, quantity: 1 }])
        const due = (await offered(one.id))?.dueCents ?? 0
        await takeIn(one.id, [{ ...line, quantity: 1, restocked: 1 }], due)
        back += due
      }
    expect(back).toBe(order.totalCents)
    await payBack(order.id)
    const { closeOrders } = await import('@/features/shop/fulfilment/close-orders')
    await kit.run(sql`update shop.shipments set ended_at = now() - interval '30 days' where order_id = ${order.id}`)
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('closed')
    expect((await books.checkBooks(payload.db.drizzle)).filter(({ id }) => id === order.id)).toEqual([])
  })

  it('keeps its order open until it is checked in or ended', async () => {
    const { closeOrders } = await import('@/features/shop/fulfilment/close-orders')
    const { order, lines } = await kit.delivered([1])
    const back = await announced(order.id, lines)
    await kit.run(sql`update shop.shipments set ended_at = now() - interval '30 days' where order_id = ${order.id}`)
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('placed')
    await kit.step((req) => checkIn.endReturn(req, back.id))
    await expect(takeIn(back.id, [{ line: lines[0]?.line ?? '', quantity: 1, restocked: 1 }], 0)).rejects.toThrow()
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('closed')
  })

  it('that is ended is in the log as what it was: never arrived, or here and not taken in', async () => {
    const ended = async (isHere: boolean) => {
      const { order, lines } = await kit.delivered([1])
      const back = await announced(order.id, lines)
      if (isHere) await kit.step((req) => checkIn.receiveReturn(req, back.id))
      await kit.step((req) => checkIn.endReturn(req, back.id))
      const { docs } = await payload.find({
        collection: 'audit-log',
        where: {
          target: { equals: `orders ${order.id}` },
          action: { in: ['order.return-ended', 'order.return-not-taken-in'] },
        },
      })
      return docs.map((entry) => auditSentence(entry, 'en'))
    }
    expect(await ended(false)).toEqual([expect.stringContaining('never arrived')])
    expect(await ended(true)).toEqual([expect.stringContaining('had arrived')])
  })

  it('whose card refund the provider refuses is listed for staff', async () => {
    const { order, lines } = await kit.delivered([1])
    const back = await announced(order.id, lines)
    await takeIn(back.id, [{ line: lines[0]?.line ?? '', quantity: 1, restocked: 1 }], 1999)
    await kit.run(sql`update shop.refunds set state = 'failed' where order_id = ${order.id}`)
    const failed = await lists.readFailedRefunds(payload.db.drizzle)
    expect(failed).toContainEqual(expect.objectContaining({ orderId: order.id, cents: 1999 }))
  })
})

describe('staff', () => {
  it('who do not handle orders reach none of its steps', async () => {
    const { afterSalesEndpoints } = await import('@/features/shop/fulfilment/after-sales/endpoints')
    const data = { email: `${randomUUID()}@example.com`, password: 'long-enough-for-a-test', role: 'editor' } as const
    const user = { ...(await payload.create({ collection: 'users', data })), collection: 'users' as const }
    for (const { handler } of afterSalesEndpoints) {
      const req = await createLocalReq({ user }, payload)
      expect((await handler(req)).status).toBe(403)
    }
  })
})
