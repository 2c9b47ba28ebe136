import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect, it } from 'vitest'
import { freshCms } from '../../../setup/cms'
import { voucherKit } from '../../orders/vouchers/voucher-kit'
import { afterSalesKit } from './after-sales-kit'

const { payload } = await freshCms()
const kit = await afterSalesKit(payload)
const vouchers = await voucherKit(payload, kit)
const { claimOrders, giveBack, packParcel } = await import('@/features/shop/fulfilment/pack')
const { shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { unpackParcel } = await import('@/features/shop/fulfilment/unpack')
const { readParcels } = await import('@/features/shop/fulfilment/parcels')
const { countWork, readOpenLines, readWork, readWorkOf } = await import('@/features/shop/fulfilment/work-list')
const { actOnRecentWithdrawals, withdrawalsToRetry } = await import(
  '@/features/shop/fulfilment/after-sales/act-on-withdrawal'
)

const database = payload.db.drizzle
const hoursLater = (hours: number) => new Date(Date.now() + hours * 3_600_000)

async function claimed() {
  const made = await kit.paid([2])
  const staff = randomUUID()
  await kit.step((req) => claimOrders(req, staff, [made.order.id]))
  const pack = () => kit.step((req) => packParcel(req, { staff, order: made.order.id, lines: made.lines }))
  return { ...made, staff, pack }
}

const statusOf = async (order: string) => (await kit.orderOf(order)).status
const isListed = async (kind: 'pack' | 'mine', staff: string, order: string) =>
  (await readWork(database, kind, staff)).some(({ id }) => id === order)

it('packs no goods of an order that was claimed when its customer withdrew, and cancels it once it is given back', async () => {
  const { order, pack, staff } = await claimed()
  expect(await readOpenLines(database, staff)).toHaveLength(1)
  await kit.state(kit.statementOf(order))
  expect(await statusOf(order.id)).toBe('placed')
  expect(await readOpenLines(database, staff)).toHaveLength(0)
  expect(await readWorkOf(database, order.id)).toMatchObject({ mustNotBeSent: true })
  // Only in this list can the claim be given back, without which the order cannot be cancelled.
  expect(await isListed('mine', staff, order.id)).toBe(true)
  await expect(pack()).rejects.toMatchObject({ why: 'withdrawn' })
  await actOnRecentWithdrawals(payload, hoursLater(3))
  expect(await statusOf(order.id)).toBe('placed')
  await kit.step((req) => giveBack(req, staff, [order.id]))
  await actOnRecentWithdrawals(payload, hoursLater(3))
  expect(await statusOf(order.id)).toBe('cancelled')
})

it('hands over no parcel that was packed before its customer withdrew, until staff have decided', async () => {
  const made = [await claimed(), await claimed()]
  const parcels: string[] = []
  for (const { order, pack } of made) {
    parcels.push(await pack())
    await kit.state(kit.statementOf(order))
  }
  const [unpacked = '', decided = ''] = parcels
  const listed = await readParcels(database, 'packed')
  expect(listed.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true, true])
  for (const parcel of parcels)
    await expect(kit.step((req) => shipParcel(req, parcel, null))).rejects.toMatchObject({ why: 'withdrawn' })
  await kit.step((req) => unpackParcel(req, unpacked))
  await kit.run(sql`delete from shop.packing where order_id = ${made[0]?.order.id}`)
  await kit.run(sql`insert into shop.withdrawal_decisions (withdrawal, outcome, note, staff)
    select id, 'set-aside', 'Размисли', gen_random_uuid() from shop.withdrawals where order_id = ${made[1]?.order.id}`)
  await actOnRecentWithdrawals(payload, hoursLater(48))
  expect(await statusOf(made[0]?.order.id ?? '')).toBe('cancelled')
  const left = await readParcels(database, 'packed')
  expect(left.map(({ id, isWithdrawn }) => ({ id, isWithdrawn }))).toEqual([{ id: decided, isWithdrawn: false }])
  await kit.step((req) => shipParcel(req, decided, null))
})

it('marks an order that must not be sent while something could be, not one that has arrived', async () => {
  const { order, pack } = await claimed()
  const parcel = await pack()
  const isMarked = async () => (await readWorkOf(database, order.id))?.mustNotBeSent
  const inWords = kit.statementOf(order, { goods: 'Само едната' })
  await kit.state(inWords)
  expect(await isMarked()).toBe(true)
  await kit.run(
    sql`update shop.shipments set state = 'delivered', shipped_at = now(), ended_at = now() where id = ${parcel}`,
  )
  expect(await isMarked()).toBe(false)
  await kit.run(sql`update shop.order_lines set shipped = 1 where order_id = ${order.id}`)
  expect(await isMarked()).toBe(true)
})

it('offers nobody an order to pack of which a part was withdrawn', async () => {
  const { order, lines } = await kit.paid([2, 1])
  const staff = randomUUID()
  expect(await isListed('pack', staff, order.id)).toBe(true)
  const { pack } = await countWork(database, staff)
  await kit.state(
    kit.statementOf(order, { lines: [{ line: lines[0]?.line ?? '', title: 'Риза', quantity: 1 }] }),
    order.id,
  )
  expect(await isListed('pack', staff, order.id)).toBe(false)
  expect((await countWork(database, staff)).pack).toBe(pack - 1)
  const answer = await kit.step((req) => claimOrders(req, staff, [order.id]))
  expect(answer).toEqual({ count: 0, refused: [{ id: order.id, why: 'withdrawn' }] })
})

it('packs what only a stranger has withdrawn from', async () => {
  const { order, pack } = await claimed()
  await kit.state(kit.statementOf({ number: order.number, email: `${randomUUID()}@example.com` }))
  expect(await readWorkOf(database, order.id)).toMatchObject({ mustNotBeSent: false })
  await pack()
})

async function givenBack(stated: (made: Awaited<ReturnType<typeof claimed>>) => Promise<unknown>) {
  const made = await claimed()
  await stated(made)
  await kit.step((req) => giveBack(req, made.staff, [made.order.id]))
  return made.order
}

const waitingFor = async (order: { id: string }, hours = 3) => {
  const { rows } = await kit.run(sql`select id::text from shop.withdrawals where order_id = ${order.id}`)
  const waiting = await withdrawalsToRetry(database, hoursLater(hours), 1000)
  return rows.filter(({ id }) => typeof id === 'string' && waiting.includes(id)).length
}

it('tries again what can cancel an order, once for each order, and leaves the rest to staff', async () => {
  const linesOf = ({ lines: [line] }: { lines: { line: string }[] }, quantity: number) => ({
    lines: [{ line: line?.line ?? '', title: 'Риза', quantity }],
  })
  const part = await givenBack((made) => kit.state(kit.statementOf(made.order, linesOf(made, 1)), made.order.id))
  const whole = await givenBack((made) => kit.state(kit.statementOf(made.order, linesOf(made, 2)), made.order.id))
  const often = await givenBack(async ({ order }) => {
    await kit.state(kit.statementOf(order))
    await kit.state(kit.statementOf(order))
  })
  const voucher = async (usedCents: number) => {
    const order = await givenBack((made) => kit.state(kit.statementOf(made.order)))
    const { id } = await vouchers.bought()
    await kit.run(sql`update orders set kind = 'gift-voucher' where id = ${order.id}`)
    await kit.run(sql`
      update shop.gift_cards set order_id = ${order.id}, balance_cents = balance_cents - ${usedCents} where id = ${id}`)
    return order
  }
  const orders = [part, whole, often, await voucher(0), await voucher(1)]
  const found = await Promise.all(orders.map((order) => waitingFor(order)))
  expect(found).toEqual([0, 1, 1, 1, 0])
})

it('takes in each run others of the orders that wait, as many as one run may', async () => {
  for (let count = 0; count < 2; count += 1) await givenBack(({ order }) => kit.state(kit.statementOf(order)))
  const all = await withdrawalsToRetry(database, hoursLater(3))
  const runs = await Promise.all(
    Array.from({ length: 24 * all.length }, (_, run) => withdrawalsToRetry(database, hoursLater(3 + run), 1)),
  )
  expect(runs.every(({ length }) => length === 1)).toBe(true)
  expect(new Set(runs.flat())).toEqual(new Set(all))
})
