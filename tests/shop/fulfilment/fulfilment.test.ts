import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { customerFixtures } from '../../account/customer-fixtures'
import { freshDatabase } from '../../setup/database'
import { holdLocks } from '../../setup/locks'
import { untilWaiting } from '../../setup/until-waiting'

let payload: Payload
let kit: Awaited<ReturnType<typeof customerFixtures>>
let fulfilment: typeof import('@/features/shop/fulfilment/pack')
let sending: typeof import('@/features/shop/fulfilment/send-parcel')
let work: typeof import('@/features/shop/fulfilment/work-list')
let standing: typeof import('@/features/shop/orders/standing')
const [ana, boris] = [randomUUID(), randomUUID()]

beforeAll(async () => {
  await freshDatabase()
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await customerFixtures(payload)
  fulfilment = await import('@/features/shop/fulfilment/pack')
  sending = await import('@/features/shop/fulfilment/send-parcel')
  work = await import('@/features/shop/fulfilment/work-list')
  standing = await import('@/features/shop/orders/standing')
})
afterAll(() => payload.destroy())

async function placed(quantity = 2) {
  const order = await kit.create.orders(null, undefined, { paymentMethod: 'cash-on-delivery' })
  const line = order.lines[0]?.id ?? ''
  await payload.db.drizzle.execute(sql`
    insert into shop.order_lines (order_id, line, quantity) values (${order.id}, ${line}, ${quantity})`)
  return { id: order.id, line }
}

async function step<Result>(run: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const { withTransaction } = await import('@/server/db/transaction')
  const req = await createLocalReq({}, payload)
  return withTransaction(req, () => run(req))
}

const parcelRows = z.array(z.object({ id: z.string() }))

async function parcelOf(order: string) {
  const { rows } = await payload.db.drizzle.execute(sql`select id from shop.shipments where order_id = ${order}`)
  return parcelRows.parse(rows).map(({ id }) => id)
}

describe('packing', () => {
  it('gives an order to one of two people who claim it at the same moment', async () => {
    const orders = await Promise.all(Array.from({ length: 10 }, () => placed()))
    const ids = orders.map(({ id }) => id)
    const claimants = [ana, boris, ana, boris]
    const claims = await Promise.all(claimants.map((staff) => step((req) => fulfilment.claimOrders(req, staff, ids))))
    const held = async (staff: string) =>
      (await work.readOpenLines(payload.db.drizzle, staff))
        .map(({ orderId }) => orderId)
        .filter((id) => ids.includes(id))
    const owned = new Map([
      [ana, await held(ana)],
      [boris, await held(boris)],
    ])
    expect([...owned.values()].flat().sort()).toEqual(ids.toSorted())
    // A second claim may count what the first one of the same person has committed, never what a colleague has.
    for (const [index, { count, refused }] of claims.entries()) {
      const told = ids.filter((id) => refused.every((row) => row.id !== id))
      expect(told).toHaveLength(count)
      expect(owned.get(claimants[index] ?? ana)).toEqual(expect.arrayContaining(told))
    }
    for (const staff of [ana, boris]) await step((req) => fulfilment.giveBack(req, staff, ids))
  })

  it('waits for a colleague who only writes a note to the order, and then gives it', async () => {
    const { id } = await placed()
    const release = await holdLocks(process.env.DATABASE_URL ?? '', `select from orders where id = '${id}' for update`)
    const claim = step((req) => fulfilment.claimOrders(req, ana, [id]))
    await untilWaiting(payload, claim)
    await release()
    expect(await claim).toEqual({ count: 1, refused: [] })
    await step((req) => fulfilment.giveBack(req, ana, [id]))
  })

  it('gives nobody an order that a colleague has packed meanwhile', async () => {
    const { id, line } = await placed(2)
    await step((req) => fulfilment.claimOrders(req, ana, [id]))
    await step((req) => fulfilment.packParcel(req, { staff: ana, order: id, lines: [{ line, quantity: 2 }] }))
    const refused = [{ id, why: 'changed' }]
    expect(await step((req) => fulfilment.claimOrders(req, boris, [id]))).toEqual({ count: 0, refused })
    expect((await work.countWork(payload.db.drizzle, boris)).mine).toBe(0)
  })

  it('shows what a colleague has claimed with their name, and gives it to whoever takes it over with a reason', async () => {
    const { takeOverPacking, endClaim } = await import('@/features/shop/fulfilment/claims')
    const vanya = await payload.create({
      collection: 'users',
      data: {
        email: 'vanya@example.com',
        name: 'Ваня',
        password: 'a-long-staff-password',
        role: 'editor',
        handlesOrders: true,
      },
    })
    const { id, line } = await placed(2)
    await step((req) => fulfilment.claimOrders(req, vanya.id, [id]))
    expect(await step((req) => fulfilment.claimOrders(req, boris, [id]))).toEqual({
      count: 0,
      refused: [{ id, why: 'taken' }],
    })
    const listed = await work.readWork(payload.db.drizzle, 'taken', boris)
    expect(listed.find((order) => order.id === id)?.packer).toBe('Ваня')
    expect((await work.readWork(payload.db.drizzle, 'taken', vanya.id)).map((order) => order.id)).not.toContain(id)
    await step((req) => takeOverPacking(req, boris, id, 'Ваня е болна'))
    await expect(step((req) => takeOverPacking(req, boris, id, 'пак'))).rejects.toThrow(FulfilmentRefused)
    const pack = (staff: string) =>
      step((req) => fulfilment.packParcel(req, { staff, order: id, lines: [{ line, quantity: 1 }] }))
    await expect(pack(vanya.id)).rejects.toThrow(new FulfilmentRefused('not-yours'))
    await pack(boris)
    await step((req) => endClaim(req, ana, id, 'приключи смяната'))
    expect((await work.countWork(payload.db.drizzle, boris)).mine).toBe(0)
    const { docs } = await payload.find({ collection: 'audit-log', where: { action: { equals: 'order.taken-over' } } })
    expect(docs[0]?.details).toMatchObject({ from: 'Ваня', to: 'Ваня е болна' })
  })

  it('gives back by itself what was claimed on an earlier day in Sofia, and nothing of today', async () => {
    const { giveBackOverNight } = await import('@/features/shop/fulfilment/claims')
    const [old, today] = [await placed(), await placed()]
    await step((req) => fulfilment.claimOrders(req, ana, [old.id, today.id]))
    const since = (id: string, at: string) =>
      payload.db.drizzle.execute(sql`update shop.packing set since = ${at}::timestamptz where order_id = ${id}`)
    await since(old.id, '2026-11-24T23:59:00+02:00')
    await since(today.id, '2026-11-25T00:01:00+02:00')
    await giveBackOverNight(payload, new Date('2026-11-25T20:00:00Z'))
    const mine = (await work.readWork(payload.db.drizzle, 'mine', ana)).map(({ id }) => id)
    expect(mine).toContain(today.id)
    expect(mine).not.toContain(old.id)
    await step((req) => fulfilment.giveBack(req, ana, [today.id]))
  })

  it('packs what was claimed in parts, never more than was ordered, and nothing of another person', async () => {
    const { id, line } = await placed(2)
    await step((req) => fulfilment.claimOrders(req, ana, [id]))
    const pack = (staff: string, quantity: number) =>
      step((req) => fulfilment.packParcel(req, { staff, order: id, lines: [{ line, quantity }] }))
    await expect(pack(boris, 1)).rejects.toThrow(FulfilmentRefused)
    await expect(pack(ana, 3)).rejects.toThrow(FulfilmentRefused)
    await pack(ana, 1)
    expect((await standing.standingOf(id))?.dispatch).toBe('part-shipped')
    await pack(ana, 1)
    await expect(pack(ana, 1)).rejects.toThrow(FulfilmentRefused)
    expect(await parcelOf(id)).toHaveLength(2)
    expect(await work.readOpenLines(payload.db.drizzle, ana)).toHaveLength(0)
  })

  it('does not pack twice what is sent twice at the same moment', async () => {
    const { id, line } = await placed(2)
    await step((req) => fulfilment.claimOrders(req, ana, [id]))
    const packs = Array.from({ length: 5 }, () =>
      step((req) => fulfilment.packParcel(req, { staff: ana, order: id, lines: [{ line, quantity: 2 }] })),
    )
    const ended = await Promise.allSettled(packs)
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await parcelOf(id)).toHaveLength(1)
  })

  it('hands a parcel over once, with one mail in the language of the order and its tracking number', async () => {
    const shirt = { title: 'Риза', sku: 'SH-1', quantity: 2, unitPriceCents: 1200, vatRatePercent: 20 }
    const order = await kit.create.orders(null, undefined, {
      paymentMethod: 'cash-on-delivery',
      language: 'de',
      carrier: 'econt',
      lines: [{ ...shirt, colour: 'Weiß', size: 'M' }],
    })
    const line = order.lines[0]?.id ?? ''
    await payload.db.drizzle.execute(sql`
      insert into shop.order_lines (order_id, line, quantity) values (${order.id}, ${line}, 2)`)
    await step((req) => fulfilment.claimOrders(req, ana, [order.id]))
    await step((req) => fulfilment.packParcel(req, { staff: ana, order: order.id, lines: [{ line, quantity: 2 }] }))
    const [parcel = ''] = await parcelOf(order.id)
    const ship = () => step((req) => sending.shipParcel(req, parcel, '1051234567890'))
    const ended = await Promise.allSettled([ship(), ship(), ship()])
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { rows } = await payload.db.drizzle.execute(sql`
      select payload ->> 'subject' as subject, payload ->> 'text' as text from graphile_worker._private_jobs
      where payload ->> 'to' = ${order.email}`)
    const mails = z.array(z.object({ subject: z.string(), text: z.string() })).parse(rows)
    expect(mails.map(({ subject }) => subject)).toEqual([`Bestellung ${order.number} ist unterwegs`])
    expect(mails[0]?.text).toContain('2 × Риза, Weiß, M')
    expect(mails[0]?.text).toContain('1051234567890')
    await step((req) => sending.endParcel(req, parcel, 'delivered'))
    await expect(step((req) => sending.endParcel(req, parcel, 'refused'))).rejects.toThrow()
    expect(await standing.standingOf(order.id)).toMatchObject({ dispatch: 'delivered' })
    const { history } = await payload.findByID({ collection: 'orders', id: order.id, depth: 0 })
    expect(history?.map(({ status }) => status)).toEqual(['placed', 'packed', 'shipped', 'delivered'])
  })

  it('tells every step in the audit log', async () => {
    const { docs } = await payload.find({ collection: 'audit-log', where: { action: { like: 'order.' } }, limit: 100 })
    expect(new Set(docs.map(({ action }) => action))).toEqual(
      new Set([
        'order.claimed',
        'order.given-back',
        'order.taken-over',
        'order.claim-ended',
        'order.packed',
        'order.shipped',
        'order.delivered',
      ]),
    )
  })
})

it('lists what is to be done: an order that waits for its money is not packed', async () => {
  const before = await work.countWork(payload.db.drizzle, ana)
  await placed()
  const paid = await kit.create.orders(null, undefined, { paymentMethod: 'bank-transfer' })
  await payload.db.drizzle.execute(sql`
    insert into shop.order_lines (order_id, line, quantity) values (${paid.id}, ${paid.lines[0]?.id ?? ''}, 2)`)
  expect((await work.countWork(payload.db.drizzle, ana)).pack).toBe(before.pack + 1)
  await payload.db.drizzle.execute(sql`
    insert into shop.payments (id, order_id, method, amount_cents, state) values
    (${randomUUID()}, ${paid.id}, 'bank-transfer', ${paid.totalCents}, 'paid')`)
  expect((await work.countWork(payload.db.drizzle, ana)).pack).toBe(before.pack + 2)
})

it('draws labels, and gives the accountant the month', async () => {
  const { parcelLabels } = await import('@/features/shop/fulfilment/labels')
  const { ordersCsv } = await import('@/features/shop/fulfilment/accounting')
  const { rows } = await payload.db.drizzle.execute(sql`select id from shop.shipments`)
  const labels = await parcelLabels(
    payload.db.drizzle,
    parcelRows.parse(rows).map(({ id }) => id),
  )
  expect(labels.toString('latin1').match(/\/Type \/Page\b(?!s)/g)).toHaveLength(rows.length)
  // All that a list can choose, which an address would not hold.
  const { orderEndpoints } = await import('@/features/shop/fulfilment/endpoints')
  const form = new FormData()
  for (let count = 0; count < 200; count += 1) form.append('parcel', randomUUID())
  const req = await createLocalReq({}, payload)
  Object.assign(req, { formData: async () => form })
  const print = () =>
    orderEndpoints.find(({ method, path }) => method === 'post' && path === '/work/labels.pdf')?.handler(req)
  expect((await print())?.status).toBe(403)
  Object.assign(req, { user: { collection: 'users', role: 'admin', id: ana } })
  const printed = await print()
  expect([printed?.status, printed?.headers.get('Content-Type')]).toEqual([200, 'application/pdf'])
  const csv = await ordersCsv(payload.db.drizzle, '2026-11')
  const [heads = '', ...orders] = csv.trim().split('\r\n')
  expect(heads).toContain('Начин на плащане')
  expect(heads).not.toMatch(/[a-z]/)
  expect(heads.split(';')).toHaveLength(15)
  expect(orders[0]).toMatch(/;\d{4}-\d\d-\d\d;.*;\d+,\d\d;/)
  expect(orders.length).toBeGreaterThan(9)
  expect(orders.join('\n')).toContain('наложен платеж')
  expect(orders.join('\n')).not.toContain('cash-on-delivery')
})
