import { sql } from '@payloadcms/db-postgres'
import { noteEvent } from '@/features/shop/orders/move-order'
import { cmsSystem } from '@/server/cms'
import { orderTotals } from '../../src/domain/order-totals'
import { customerFixtures } from '../../tests/account/customer-fixtures'

/**
 * Writes a customer's documents by the collections' own rules, in a separate process. Arguments: the customer's address
 * and the beginning of all numbers.
 */
const [email = '', name = ''] = process.argv.slice(2)
const payload = await cmsSystem()
const { create } = await customerFixtures(payload)
const { docs } = await payload.find({ collection: 'customers', where: { email: { equals: email } }, limit: 1 })
const [customer] = docs
if (!customer) throw new Error(`There is no customer ${email}.`)

const lines = [
  { title: 'Ленена риза', sku: 'LR-38', quantity: 2, unitPriceCents: 3490, vatRatePercent: 20 },
  { title: 'Памучни чорапи, три чифта', sku: 'PC-3', quantity: 1, unitPriceCents: 899, vatRatePercent: 20 },
]
const totals = { lines, shippingCents: 450, ...orderTotals(lines, 450) }
const day = (count: number) => `2026-11-${String(count).padStart(2, '0')}T10:00:00.000Z`
for (let count = 1; count <= 12; count += 1) {
  const { id } = await create.orders(customer.id, undefined, {
    ...totals,
    number: `${name}-${count}`,
    email,
    placedAt: day(count),
    paymentMethod: count % 2 ? 'bank-transfer' : 'cash-on-delivery',
    shippingMethod: 'Куриер до врата',
  })
  if (count === 12) {
    await noteEvent(payload.db.drizzle, id, 'shipped')
    await payload.update({ collection: 'orders', id, data: { note: 'Само за нас' } })
  }
}

const order = await payload.find({
  collection: 'orders',
  where: { number: { equals: `${name}-12` } },
  depth: 0,
  limit: 1,
})
const ofOrder = order.docs[0]?.id
const back = await create.returns(customer.id, undefined, ofOrder)
await payload.update({
  collection: 'returns',
  id: back.id,
  data: { number: `${name}-return`, reason: 'Размерът не е моят.' },
})
const paid = await create.returns(customer.id, undefined, ofOrder)
await payload.update({ collection: 'returns', id: paid.id, data: { number: `${name}-paid`, status: 'checked' } })
await payload.db.drizzle.execute(sql`
  with paid as (insert into shop.payments (id, order_id, method, amount_cents, state)
    values (gen_random_uuid(), ${ofOrder}, 'bank-transfer', 8329, 'paid') returning id)
  insert into shop.refunds (id, order_id, payment, amount_cents, reason, state, done_at, return_id)
  select gen_random_uuid(), ${ofOrder}, id, 3490, 'return', 'done', now(), ${paid.id} from paid`)
const cancelled = await payload.find({ collection: 'orders', where: { number: { equals: `${name}-2` } }, depth: 0 })
await payload.update({ collection: 'orders', id: cancelled.docs[0]?.id ?? '', data: { status: 'cancelled' } })
await create.reviews(customer.id, undefined, 'published')
await create.reviews(customer.id, undefined, 'pending')
const download = await create.downloads(customer.id)
await payload.update({ collection: 'downloads', id: download.id, data: { downloadLimit: 2 } })
await payload.destroy()
process.exit(0)
