import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { customerFixtures } from '../../account/customer-fixtures'
import { freshDatabase } from '../../setup/database'
import { orderKit } from '../orders/order-kit'

await freshDatabase()
Object.assign(process.env, { UNPAID_ORDERS: '3' })
let payload: Payload
let kit: Awaited<ReturnType<typeof orderKit>>
let people: Awaited<ReturnType<typeof customerFixtures>>
let holding: typeof import('@/features/shop/orders/hold')
let packing: typeof import('@/features/shop/fulfilment/pack')
let work: typeof import('@/features/shop/fulfilment/work-list')
const staff = randomUUID()

beforeAll(async () => {
  payload = await (await import('@/server/cms')).cmsSystem()
  holding = await import('@/features/shop/orders/hold')
  packing = await import('@/features/shop/fulfilment/pack')
  work = await import('@/features/shop/fulfilment/work-list')
  kit = await orderKit(payload)
  people = await customerFixtures(payload)
})
afterAll(() => payload.destroy())

const request = () => createLocalReq({}, payload)
async function step<Result>(run: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
  const { withTransaction } = await import('@/server/db/transaction')
  const req = await request()
  return withTransaction(req, () => run(req))
}
const claim = async (order: string) => (await step((req) => packing.claimOrders(req, staff, [order]))).count
const holdOf = async (order: string) => (await work.readWorkOf(payload.db.drizzle, order))?.hold ?? null
const isListed = async (kind: 'pack' | 'confirm' | 'late', order: string) =>
  (await work.readWork(payload.db.drizzle, kind, staff)).some(({ id }) => id === order)

async function ordered(pieces: number, changes: Parameters<typeof kit.requestOf>[1] = {}, now?: Date) {
  const { id: variant, line } = await kit.variantWith(40, { weightGrams: 100 })
  const email = `${randomUUID()}@example.com`
  const { id } = await kit.placed(kit.requestOf([{ ...line, quantity: pieces }], { email, ...changes }), now)
  return { id, email, variant, pieces }
}

describe('an order that is paid at the door', () => {
  it('is packed as it was when it is small, and held when it is large', async () => {
    const small = await ordered(2)
    expect(await holdOf(small.id)).toBeNull()
    expect(await claim(small.id)).toBe(1)
    const large = await ordered(10)
    expect(await holdOf(large.id)).toMatchObject({ reason: 'large', way: 'mailbox' })
    expect(await isListed('confirm', large.id)).toBe(true)
    for (const kind of ['pack', 'late'] as const) expect(await isListed(kind, large.id)).toBe(false)
    expect(await claim(large.id)).toBe(0)
    const { rows } = await kit.run(sql`select id as line from orders_lines where _parent_id = ${large.id}`)
    await kit.run(sql`insert into shop.packing (order_id, staff) values (${large.id}, ${staff})`)
    const line = String(rows[0]?.line)
    await expect(
      step((req) => packing.packParcel(req, { staff, order: large.id, lines: [{ line, quantity: 1 }] })),
    ).rejects.toThrow(FulfilmentRefused)
  })

  it('is held by its sum too', async () => {
    const { line } = await kit.variantWith(5, { priceCents: 16_000 })
    const dear = await kit.placed(kit.requestOf([{ ...line, quantity: 2 }]))
    expect(await holdOf(dear.id)).toMatchObject({ reason: 'large' })
    const card = await kit.placed(kit.requestOf([{ ...line, quantity: 2 }], { paymentMethod: 'bank-transfer' }))
    expect(await holdOf(card.id)).toBeNull()
  })

  it('is held when others of the same network are not paid yet, whatever mailboxes are typed', async () => {
    const origin = randomUUID()
    for (let time = 0; time < 3; time += 1) expect(await holdOf((await ordered(1, { origin })).id)).toBeNull()
    expect(await holdOf((await ordered(1, { origin })).id)).toMatchObject({ reason: 'repeated' })
    expect(await holdOf((await ordered(1, { origin: randomUUID() })).id)).toBeNull()
  })

  it('of an account is held where its mailbox is not one that the account has confirmed', async () => {
    const { storeConfirmedEmail } = await import('@/features/auth/auth-state')
    const { id: customer } = await people.customer()
    const email = `${randomUUID()}@example.com`
    expect(await holdOf((await ordered(12, { customer, email })).id)).toMatchObject({ reason: 'large' })
    await storeConfirmedEmail(payload.db.drizzle, customer, email)
    expect(await holdOf((await ordered(12, { customer, email })).id)).toBeNull()
  })
})

describe('a held order', () => {
  it('is confirmed by the link that is mailed to its mailbox, and by nothing that its page has', async () => {
    const { readHoldToken } = await import('@/features/shop/orders/hold')
    const { email, id } = await ordered(10)
    const mails = await kit.mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toContainEqual(expect.stringContaining('Потвърдете поръчка'))
    const asking = mails.filter(({ text }) => text.includes('confirm='))
    expect(asking).toHaveLength(1)
    const link = /confirm=([^\s&]+)/.exec(asking[0]?.text ?? '')?.[1]
    expect(readHoldToken(link)?.id).toBe(id)
    expect(await holding.releaseHold(await request(), id, { customer: true })).toBe(true)
    expect(await holding.releaseHold(await request(), id, { customer: true })).toBe(false)
    expect(await isListed('confirm', id)).toBe(false)
    expect(await claim(id)).toBe(1)
  })

  it('is released by staff with a note, and only by them where a call is wanted', async () => {
    await payload.updateGlobal({ slug: 'shop-settings', data: { doorHoldWay: 'call', doorHoldPieces: 3 } })
    const { email, id } = await ordered(3)
    for (const { text } of await kit.mailsTo(email)) expect(text).not.toContain('confirm=')
    expect(await holding.releaseHold(await request(), id, { customer: true })).toBe(false)
    expect(await holding.releaseHold(await request(), id, { staffNote: 'Обадихме се' })).toBe(true)
    const { rows } = await kit.run(sql`select released_by as by, note from shop.order_holds where order_id = ${id}`)
    expect(rows).toEqual([{ by: 'staff', note: 'Обадихме се' }])
    await payload.updateGlobal({ slug: 'shop-settings', data: { doorHoldWay: 'off' } })
    expect(await holdOf((await ordered(20)).id)).toBeNull()
    await payload.updateGlobal({ slug: 'shop-settings', data: { doorHoldWay: 'mailbox', doorHoldPieces: 10 } })
  })

  it('waits for a call through three working days, because staff call on these', async () => {
    await payload.updateGlobal({ slug: 'shop-settings', data: { doorHoldWay: 'call' } })
    const { id } = await ordered(10, {}, new Date('2026-12-23T16:00:00Z'))
    await payload.updateGlobal({ slug: 'shop-settings', data: { doorHoldWay: 'mailbox' } })
    const statusAt = async (moment: string) => {
      await holding.cancelLapsedHolds(payload, new Date(moment))
      return (await kit.orderOf(id)).status
    }
    expect([await statusAt('2026-12-31T21:59:00Z'), await statusAt('2026-12-31T22:00:00Z')]).toEqual([
      'placed',
      'cancelled',
    ])
  })

  it('is cancelled when nobody has confirmed it in its time, and its goods are for sale again', async () => {
    const [lapsed, confirmed] = [await ordered(10), await ordered(10)]
    await holding.releaseHold(await request(), confirmed.id, { customer: true })
    await holding.cancelLapsedHolds(payload, new Date())
    expect(await kit.orderOf(lapsed.id)).toMatchObject({ status: 'placed' })
    expect(await kit.stockOf(lapsed.variant)).toMatchObject({ onHand: 30 })
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    await holding.cancelLapsedHolds(payload, inHours(23.9))
    expect(await kit.orderOf(lapsed.id)).toMatchObject({ status: 'placed' })
    await holding.cancelLapsedHolds(payload, inHours(24.1))
    expect(await kit.orderOf(lapsed.id)).toMatchObject({ status: 'cancelled' })
    expect(await kit.stockOf(lapsed.variant)).toMatchObject({ onHand: 40, reserved: 0 })
    expect(await kit.orderOf(confirmed.id)).toMatchObject({ status: 'placed' })
  })
})
