import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatMoment } from '@/design/format'
import { newBrowser } from '../../../auth/browser'
import { freshDatabase } from '../../../setup/database'
import { visitorRequest } from '../../../setup/next-request'
import { justInTime, justTooLate } from '../../../setup/withdrawal-days'
import { formOf } from '../../checkout/shopper-kit'
import { afterSalesKit } from './after-sales-kit'

let payload: Payload
let kit: Awaited<ReturnType<typeof afterSalesKit>>
let lists: typeof import('@/features/shop/fulfilment/after-sales/staff-lists')
let books: typeof import('@/features/shop/orders/check-books')

beforeAll(async () => {
  await freshDatabase()
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await afterSalesKit(payload)
  lists = await import('@/features/shop/fulfilment/after-sales/staff-lists')
  books = await import('@/features/shop/orders/check-books')
})
afterAll(() => payload.destroy())

const rowShape = z.array(
  z.object({ order: z.string().nullable(), verified: z.boolean(), at: z.coerce.date(), goods: z.string().nullable() }),
)
async function rowsOf(id: string) {
  const { rows } = await kit.run(sql`
    select order_id as order, is_verified as verified, stated_at as at, goods from shop.withdrawals where id = ${id}`)
  return rowShape.parse(rows)
}
const isOpen = async (id: string) =>
  (await lists.readOpenWithdrawals(payload.db.drizzle, null)).some((one) => one.id === id)

describe('a statement of withdrawal', () => {
  it('of an order that there is not is recorded and acknowledged with content, day and time', async () => {
    const email = `${randomUUID()}@example.com`
    const stated = kit.statementOf({ number: 'L-000000-AAAAAA', email }, { goods: 'Една риза, синя' })
    expect(await kit.state(stated)).toBeInstanceOf(Date)
    const [row, ...others] = await rowsOf(stated.id)
    expect(others).toEqual([])
    expect(row).toMatchObject({ order: null, verified: false, goods: 'Една риза, синя' })
    const [mail, ...more] = await kit.mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Получихме отказа Ви от договора за поръчка L-000000-AAAAAA')
    for (const part of ['Мария Иванова', 'L-000000-AAAAAA', email]) expect(mail?.text).toContain(part)
    expect(mail?.text).toContain('отговорете на това писмо')
    expect(mail?.replyTo).toBe('shop@example.com')
    expect(mail?.text).not.toContain('Една риза, синя')
    expect(mail?.text).toContain('Описанието Ви е записано.')
    expect(mail?.text).toContain(formatMoment(row?.at.toISOString() ?? '', 'bg'))
    expect(await isOpen(stated.id)).toBe(true)
  })

  it('mails words that were typed only to the mailbox of the order, and a name without links', async () => {
    const lure = 'Профилът Ви е спрян, влезте на https://evil.example/login'
    const goods = `Пратете парите: ${lure}`
    const changes = { goods, name: `Мария\nИванова \u202E${lure}` }
    const mailbox = `${randomUUID()}@example.com`
    await kit.state(kit.statementOf({ number: lure, email: mailbox }, changes))
    const [toStranger] = await kit.mailsTo(mailbox)
    const { order } = await kit.paid([1])
    await kit.state(kit.statementOf({ number: order.number.toLowerCase(), email: order.email }, changes))
    const toOwner = (await kit.mailsTo(order.email)).find(({ subject }) => subject.startsWith('Получихме отказа'))
    for (const mail of [toStranger, toOwner]) {
      expect(mail).toBeDefined()
      for (const text of [mail?.subject, mail?.text, mail?.html]) {
        expect(text).not.toContain('evil.example')
        expect(text).not.toContain('\u202E')
      }
    }
    expect(toStranger?.text).not.toContain('Пратете парите')
    expect(toOwner?.text).toContain('Пратете парите')
  })

  it('is one, however often it is sent at the same moment', async () => {
    const { order } = await kit.paid([2])
    const stated = kit.statementOf(order)
    const [first, ...again] = await Promise.all([1, 2, 3].map(() => kit.state(stated)))
    expect(again).toEqual([first, first])
    expect(await rowsOf(stated.id)).toHaveLength(1)
    const about = (await kit.mailsTo(order.email)).map(({ subject }) => subject)
    expect(about.filter((subject) => subject.startsWith('Получихме отказа'))).toHaveLength(1)
    expect(about.filter((subject) => subject.endsWith('е отказана'))).toHaveLength(1)
  })

  it('says and stores the same of an order whose address is another', async () => {
    const { order } = await kit.paid([1])
    const email = `${randomUUID()}@example.com`
    const [known, unknown] = [
      kit.statementOf({ number: order.number, email }),
      kit.statementOf({ number: 'L-000000-BBBBBB', email }),
    ]
    expect([await kit.state(known), await kit.state(unknown)]).toEqual([expect.any(Date), expect.any(Date)])
    const [one, other] = (await kit.mailsTo(email)).map(({ text }) => text.replaceAll(/L-\w+-\w+/g, 'NUMBER'))
    expect(one).toBe(other)
    expect(await rowsOf(known.id)).toMatchObject([{ order: null, verified: false }])
    expect((await kit.orderOf(order.id)).status).toBe('placed')
    // Staff see that such an order exists, and decide.
    const listed = (await lists.readOpenWithdrawals(payload.db.drizzle, null)).find((each) => each.id === known.id)
    expect(listed).toMatchObject({ isVerified: false, order: { id: order.id } })
  })

  it('is listed with the order whose number was stated, or is looked up, as people type it', async () => {
    const { order } = await kit.paid([1])
    const typed = order.number.toLowerCase().replaceAll('-', ' ').replaceAll('k', 'К').replaceAll('m', 'М')
    const email = `${randomUUID()}@example.com`
    const [stated, other] = [
      kit.statementOf({ number: typed, email }),
      kit.statementOf({ number: 'L-000000-CCCCCC', email }),
    ]
    for (const one of [stated, other]) await kit.state(one)
    const orderOf = async (id: string, lookedUp: { withdrawal: string; number: string } | null) =>
      (await lists.readOpenWithdrawals(payload.db.drizzle, lookedUp)).find((each) => each.id === id)?.order
    expect(await orderOf(stated.id, null)).toMatchObject({ id: order.id })
    expect(await orderOf(other.id, null)).toBeNull()
    const dashes = ` ${order.number.replaceAll('-', '–')}`
    expect(await orderOf(other.id, { withdrawal: other.id, number: dashes })).toMatchObject({ id: order.id })
  })

  it('never changes and is never deleted, except that a name is erased from it', async () => {
    const stated = kit.statementOf({ number: 'L-1', email: 'somebody@example.com' })
    await kit.state(stated)
    const all = sql`where id = ${stated.id}`
    for (const change of [
      sql`update shop.withdrawals set name = 'Друг' ${all}`,
      sql`update shop.withdrawals set stated_at = now() - interval '20 days' ${all}`,
      sql`update shop.withdrawals set name = '—', email = 'erased@customers.invalid', order_number = 'L-2' ${all}`,
      sql`delete from shop.withdrawals ${all}`,
      sql`truncate shop.withdrawals cascade`,
    ])
      await expect(kit.run(change)).rejects.toThrow()
    await kit.run(sql`update shop.withdrawals set name = '—', email = 'erased@customers.invalid' ${all}`)
    expect(await rowsOf(stated.id)).toMatchObject([{ goods: null }])
  })

  it('is shown with the pieces that will be stated, before it is', async () => {
    const { issueAccess } = await import('@/features/shop/orders/access')
    const { withdrawAction } = await import('@/features/shop/fulfilment/after-sales/actions')
    const { quantityField } = await import('@/features/shop/fulfilment/after-sales/read-form')
    const { order, lines } = await kit.delivered([3, 1])
    const [shirts, coat] = lines.map(({ line }) => quantityField(line))
    const key = await issueAccess(payload.db.drizzle, order.id)
    const form = formOf({ key, statement: randomUUID(), name: 'Мария', scope: 'part', [shirts ?? '']: '9' })
    const filled = () => visitorRequest(() => withdrawAction({ values: {} }, form))
    const { values } = await newBrowser().run(filled)
    expect(values).toMatchObject({ step: 'check', [shirts ?? '']: '3', [coat ?? '']: '0' })
  })

  it('is refused only to machines: after 30 of one network in an hour', async () => {
    const network = randomUUID()
    const answers = []
    for (let count = 0; count < 31; count += 1) {
      const email = `${randomUUID()}@example.com`
      answers.push((await kit.state(kit.statementOf({ number: 'L-0', email }), null, network)) !== null)
    }
    expect(answers).toEqual([...Array.from({ length: 30 }, () => true), false])
  })
})

describe('what follows from it', () => {
  it('before dispatch: the order is cancelled, its goods and its money go back', async () => {
    const { order, variants } = await kit.paid([2])
    const stated = kit.statementOf({ number: order.number.toLowerCase(), email: order.email.toUpperCase() })
    await kit.state(stated)
    expect((await kit.orderOf(order.id)).status).toBe('cancelled')
    expect(await kit.refundsOf(order.id)).toEqual([{ cents: order.totalCents, state: 'pending', reason: 'cancelled' }])
    expect(await kit.stockOf(variants[0] ?? '')).toEqual({ onHand: 10, reserved: 0 })
    expect(await isOpen(stated.id)).toBe(false)
  })

  it('is done by the scheduled task where the process ended after the record', async () => {
    const { recordWithdrawal } = await import('@/features/shop/fulfilment/after-sales/state-withdrawal')
    const { actOnRecentWithdrawals } = await import('@/features/shop/fulfilment/after-sales/act-on-withdrawal')
    const { order } = await kit.paid([1])
    await recordWithdrawal(kit.statementOf(order), null)
    await actOnRecentWithdrawals(payload)
    expect((await kit.orderOf(order.id)).status).toBe('placed')
    await actOnRecentWithdrawals(payload, new Date(Date.now() + 120_000))
    expect((await kit.orderOf(order.id)).status).toBe('cancelled')
  })

  it('after delivery: a return of these lines, with its number and address by mail', async () => {
    const { order, lines } = await kit.delivered([3, 1])
    const chosen = [{ line: lines[0]?.line ?? '', title: 'Риза', quantity: 2 }]
    const stated = kit.statementOf(order, { lines: chosen })
    await kit.state(stated, order.id)
    const [back, ...others] = await kit.returnsOf(order.id)
    expect(others).toEqual([])
    expect(back).toMatchObject({ status: 'announced', withdrawal: stated.id })
    expect(back?.lines.map(({ line, quantity }) => ({ line, quantity }))).toEqual([
      { line: lines[0]?.line, quantity: 2 },
    ])
    const mail = (await kit.mailsTo(order.email)).at(-1)
    expect(mail?.subject).toBe(`Връщане ${back?.number} от поръчка ${order.number}`)
    expect(mail?.text).toContain('ул. Шипка 6, София')
    expect(mail?.text).toContain('/shop-withdrawal?key=')
    expect(await isOpen(stated.id)).toBe(false)
    const { standingOf } = await import('@/features/shop/orders/standing')
    expect((await standingOf(order.id))?.returns).toEqual([{ number: back?.number, status: 'announced' }])
    expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
  })

  it('is left to staff where goods are named in words, or the time is over', async () => {
    const { order, parcel } = await kit.delivered([2])
    const inWords = kit.statementOf(order, { goods: 'Само едната' })
    await kit.state(inWords)
    expect(await isOpen(inWords.id)).toBe(true)
    await kit.run(sql`update shop.shipments set ended_at = ${justTooLate()} where id = ${parcel}`)
    const late = kit.statementOf(order)
    await kit.state(late)
    expect(await isOpen(late.id)).toBe(true)
    expect(await kit.returnsOf(order.id)).toEqual([])
  })

  it('shows staff whether its order has a parcel, which pieces that are not sent are not', async () => {
    const { giveUpPieces } = await import('@/features/shop/fulfilment/give-up-pieces')
    const { order, lines } = await kit.paid([2])
    const goods = lines.map(({ line, quantity }) => ({ line, quantity: 1, seenOpen: quantity }))
    const taken = { restocked: new Map<string, number>(), refundCents: 0 }
    await kit.step((req) => giveUpPieces(req, randomUUID(), { order: order.id, lines: goods, ...taken }))
    const sent = await kit.delivered([1])
    for (const [one, hasParcel] of [
      [order, false],
      [sent.order, true],
    ] as const) {
      const stated = kit.statementOf(one, { goods: 'Само едната' })
      await kit.state(stated)
      const listed = (await lists.readOpenWithdrawals(payload.db.drizzle, null)).find(({ id }) => id === stated.id)
      expect(listed?.order).toMatchObject({ id: one.id, hasParcel })
    }
  })

  it('is answered by itself on the last day to withdraw', async () => {
    const { order, parcel } = await kit.delivered([1])
    await kit.run(sql`update shop.shipments set ended_at = ${justInTime()} where id = ${parcel}`)
    const inTime = kit.statementOf(order)
    await kit.state(inTime)
    expect(await isOpen(inTime.id)).toBe(false)
    expect(await kit.returnsOf(order.id)).toHaveLength(1)
  })

  it('counts from the moment of the statement, not from that of a later try', async () => {
    const { actOnWithdrawal } = await import('@/features/shop/fulfilment/after-sales/act-on-withdrawal')
    const { order, parcel } = await kit.delivered([1])
    await kit.run(sql`update shop.shipments set ended_at = now() - interval '40 days' where id = ${parcel}`)
    const stated = kit.statementOf(order)
    await kit.state(stated)
    expect(await isOpen(stated.id)).toBe(true)
    const earlier = randomUUID()
    await kit.run(sql`insert into shop.withdrawals
      select (jsonb_populate_record(late, jsonb_build_object('id', ${earlier}::text, 'stated_at', now() - interval '35 days'))).*
      from shop.withdrawals late where id = ${stated.id}`)
    await actOnWithdrawal(payload, earlier)
    expect(await isOpen(earlier)).toBe(false)
    expect(await kit.returnsOf(order.id)).toHaveLength(1)
  })

  it.each([null, 'another@example.com'])('keeps an order open until staff have decided: %s', async (email) => {
    const { closeOrders } = await import('@/features/shop/fulfilment/close-orders')
    const { order, parcel } = await kit.delivered([1])
    const about = { number: order.number.toLowerCase(), email: email ?? order.email }
    const stated = kit.statementOf(about, { goods: 'Едно' })
    await kit.state(stated)
    await kit.run(sql`update shop.shipments set ended_at = now() - interval '30 days' where id = ${parcel}`)
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('placed')
    await kit.run(sql`insert into shop.withdrawal_decisions (withdrawal, outcome, note, staff)
      values (${stated.id}, 'set-aside', 'Оттеглен', gen_random_uuid())`)
    await closeOrders(payload)
    expect((await kit.orderOf(order.id)).status).toBe('closed')
  })

  it('is one allowed state, whoever is first: withdraw, pack and cancel at the same moment', async () => {
    const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
    const { cancelOrder } = await import('@/features/shop/orders/cancel-order')
    for (let round = 0; round < 5; round += 1) {
      const { order, lines } = await kit.paid([2])
      const staff = randomUUID()
      await Promise.allSettled([
        kit.state(kit.statementOf(order)),
        kit.step(async (req) => {
          await claimOrders(req, staff, [order.id])
          return packParcel(req, { staff, order: order.id, lines })
        }),
        cancelOrder(await createLocalReq({}, payload), order.id, 'staff'),
      ])
      const { status } = await kit.orderOf(order.id)
      expect(['placed', 'cancelled']).toContain(status)
      expect(await books.checkBooks(payload.db.drizzle)).toEqual([])
    }
  })
})
