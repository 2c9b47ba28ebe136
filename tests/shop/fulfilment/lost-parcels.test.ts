import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { freshCms } from '../../setup/cms'
import { parcelKit } from './parcel-kit'

const { payload } = await freshCms()
const kit = await parcelKit(payload)
const { loseParcel } = await import('@/features/shop/fulfilment/take-in')
const { endParcel } = await import('@/features/shop/fulfilment/send-parcel')
const { closeOrders } = await import('@/features/shop/fulfilment/close-orders')
const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
const { openRefundsOf, payRefund } = await import('@/features/shop/orders/payments/refunds')
const { checkBooks } = await import('@/features/shop/orders/check-books')
const { standingOf } = await import('@/features/shop/orders/standing')

const database = payload.db.drizzle
const lose = (parcel: string) => kit.step((req) => loseParcel(req, parcel))

const moveRows = z.array(z.object({ quantity: z.number(), reason: z.string() }))
async function movesOf(variant: string) {
  const { rows } = await kit.run(sql`
    select quantity, reason from shop.stock_moves where variant = ${variant} order by id`)
  return moveRows.parse(rows).map(({ quantity, reason }) => `${reason} ${quantity}`)
}

it('one of three parcels is lost: it is written off and refunded, nobody has refused it, and the order closes', async () => {
  const shirt = await kit.variantWith(5, { priceCents: 3000 })
  const order = await kit.placed(kit.requestOf([{ ...shirt.line, quantity: 3 }], { paymentMethod: 'bank-transfer' }))
  await receiveBankTransfer(await createLocalReq({}, payload), order.id, order.totalCents)
  const [line = ''] = (await kit.linesOf(order.id)).map((one) => one.line)
  const parcels: string[] = []
  for (const quantity of [1, 1, 1]) parcels.push(await kit.sent(order.id, [{ line, quantity }]))
  const [first = '', second = '', lost = ''] = parcels
  for (const parcel of [first, second]) await kit.step((req) => endParcel(req, parcel, 'delivered'))
  await lose(lost)
  expect(await movesOf(shirt.id)).toEqual(['delivery 5', 'sale -3', 'return 1', 'damage -1'])
  const standing = await standingOf(order.id)
  expect(standing).toMatchObject({ dispatch: 'delivered', refundingCents: 3000 })
  expect(standing?.parcels.find(({ id }) => id === lost)).toMatchObject({ state: 'lost', pieces: 1, restocked: 0 })
  expect(await kit.eventsOf(order.id)).not.toContain('refused')
  const mails = await kit.mailsTo(order.email)
  const told = mails.find(({ subject }) => subject === `Пратка от поръчка ${order.number} е изгубена`)
  expect(told?.text).toContain('30,00')
  for (const { text } of mails) expect(text).not.toContain('не беше потърсена')
  await expect(lose(lost)).rejects.toThrow(FulfilmentRefused)
  expect(await checkBooks(database)).toEqual([])
  for (const refund of await openRefundsOf(database, order.id))
    await payRefund(await createLocalReq({}, payload), refund)
  await kit.run(sql`
    update shop.shipments set ended_at = ended_at - interval '20 days', checked_at = checked_at - interval '20 days'
    where order_id = ${order.id}`)
  await closeOrders(payload)
  expect((await kit.orderOf(order.id)).status).toBe('closed')
})

it('of an order that was to be paid at the door all is lost: nothing is owed, and it closes', async () => {
  const shirt = await kit.variantWith(2)
  const order = await kit.placed(kit.requestOf([shirt.line]))
  const parcel = await kit.sent(order.id, await kit.linesOf(order.id))
  await lose(parcel)
  expect(await standingOf(order.id)).toMatchObject({
    dispatch: 'lost',
    atDoorCents: 0,
    refundingCents: 0,
    parcels: [{ state: 'lost', restocked: 0 }],
  })
  const told = (await kit.mailsTo(order.email)).find(({ subject }) => subject.endsWith('е изгубена'))
  expect(told?.text).toContain('Не ни дължите нищо')
  await closeOrders(payload)
  expect((await kit.orderOf(order.id)).status).toBe('closed')
  expect(await checkBooks(database)).toEqual([])
})

it('a parcel that has not left, or is back, cannot be lost', async () => {
  const shirt = await kit.variantWith(2)
  const order = await kit.placed(kit.requestOf([shirt.line]))
  const parcel = await kit.sent(order.id, await kit.linesOf(order.id))
  await kit.step((req) => endParcel(req, parcel, 'refused'))
  await expect(lose(parcel)).rejects.toThrow(FulfilmentRefused)
})
