import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { customerFixtures } from '../../account/customer-fixtures'
import { freshCms } from '../../setup/cms'
import { voucherKit } from '../orders/vouchers/voucher-kit'

const { payload } = await freshCms()
const database = payload.db.drizzle
const kit = await voucherKit(payload)
const { person } = await customerFixtures(payload)
const work = await import('@/features/shop/fulfilment/work-list')
const { refundsOf } = await import('@/features/account/returns')
const { ownArchive } = await import('@/features/account/my-data/export/own-archive')

// Values of a later version of the database that this build does not know.
await kit.run(sql`alter type enum_orders_payment_method add value 'barter'`)
await kit.run(sql`alter table shop.payments drop constraint payments_method_check`)

async function customer() {
  const { id } = await person()
  return payload.findByID({ collection: 'customers', id })
}

async function ordered(of: string | null = null) {
  const { line } = await kit.variantWith(1)
  return kit.orderOf((await kit.placed(kit.requestOf([line], { customer: of }))).id)
}

async function broken(of: string | null = null) {
  const order = await ordered(of)
  await kit.run(sql`update orders set payment_method = 'barter' where id = ${order.id}`)
  await kit.run(sql`update shop.payments set state = 'paid' where order_id = ${order.id}`)
  return order
}

async function copyOf(id: string) {
  const files = unzipSync(await ownArchive(payload, id))
  return new TextDecoder().decode(files['data.html'])
}

it('an order that a voucher pays alone is in the lists of staff and of its customer, with its refund and in the copy of data', async () => {
  const { id: owner } = await customer()
  const voucher = await kit.bought({ amountCents: 10_000 })
  const { line } = await kit.variantWith(1)
  const totalCents = (await ordered()).totalCents
  const vouchers = [{ voucher: voucher.id, cents: totalCents }]
  const request = kit.requestOf([line], { customer: owner, paymentMethod: 'gift-voucher', vouchers })
  const { id } = await kit.placed(request)
  expect((await work.readWork(database, 'pack', randomUUID())).map((one) => one.id)).toContain(id)
  expect(await work.readWorkOf(database, id)).toMatchObject({ paymentMethod: 'gift-voucher' })
  expect(await copyOf(owner)).toContain('Подаръчен ваучер')
  expect(await kit.cancel(id)).toBeNull()
  const back = await refundsOf(await payload.findByID({ collection: 'customers', id: owner }), null)
  expect(back.docs).toMatchObject([{ method: 'gift-voucher', cents: totalCents }])
})

it('a broken order does not end the list of staff: the others are shown, and it stands there with its number', async () => {
  const [good, bad] = [await ordered(), await broken()]
  const listed = await work.readWork(database, 'pack', randomUUID())
  expect(listed.map(({ id }) => id)).toContain(good.id)
  expect(listed.broken).toEqual([{ id: bad.id, number: bad.number }])
  expect(await work.readWorkOf(database, bad.id)).toBeNull()
})

it('a broken order is in the copy of data with its plain fields, beside the others', async () => {
  const { id } = await customer()
  const [good, bad] = [await ordered(id), await broken(id)]
  const copy = await copyOf(id)
  for (const { number } of [good, bad]) expect(copy).toContain(number)
  expect(copy).toContain('barter')
})

it('a broken refund is left out of the customer’s list, and the others are shown', async () => {
  const owner = await customer()
  const orders = [await ordered(owner.id), await ordered(owner.id)]
  for (const [index, { id }] of orders.entries()) {
    const payment = randomUUID()
    await kit.run(sql`
      insert into shop.payments (id, order_id, method, amount_cents, state)
      values (${payment}, ${id}, ${index === 0 ? 'barter' : 'card'}, 500, 'paid')`)
    await kit.run(sql`
      insert into shop.refunds (id, order_id, payment, amount_cents, reason, state, done_at)
      values (${randomUUID()}, ${id}, ${payment}, 500, 'return', 'done', now())`)
  }
  const { docs } = await refundsOf(owner, null)
  expect(docs.map(({ number }) => number)).toEqual([orders[1]?.number])
})
