import { noteEvent } from '@/features/shop/orders/events'
import { cmsSystem } from '@/server/cms'
import { orderTotals } from '../../src/domain/order-totals'
import { customerFixtures } from '../../tests/customers/customer-fixtures'

/**
 * Writes what a customer of the shop would own, by the collections' own rules, in a process beside the tests: the address
 * of the customer and the beginning of all numbers are its arguments.
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
for (const kind of ['return', 'cancellation'] as const) {
  const { id } = await create.returns(customer.id, undefined, order.docs[0]?.id)
  const data = { kind, number: `${name}-${kind}`, reason: 'Размерът не е моят.' }
  await payload.update({ collection: 'returns', id, data })
}
const paid = await create.returns(customer.id, undefined, order.docs[0]?.id)
await payload.update({
  collection: 'returns',
  id: paid.id,
  data: { number: `${name}-paid`, status: 'refunded', refundCents: 3490, decidedAt: day(13), refundedAt: day(14) },
})
await create.reviews(customer.id, undefined, 'published')
await create.reviews(customer.id, undefined, 'pending')
const download = await create.downloads(customer.id)
await payload.update({ collection: 'downloads', id: download.id, data: { downloadLimit: 2 } })
await payload.destroy()
process.exit(0)
