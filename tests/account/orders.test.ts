import { beforeAll, describe, expect, it } from 'vitest'
import type { CmsUser } from '@/server/cms-user'
import type { Order } from '../../payload-types'
import { freshCms } from '../setup/cms'
import { customerFixtures } from './customer-fixtures'

let admin: { user: CmsUser; overrideAccess: false }

const { payload } = await freshCms()
const fixtures = await customerFixtures(payload)

beforeAll(async () => {
  const data = { email: 'admin@example.com', password: 'long-enough-for-a-test', role: 'admin' } as const
  const user = await payload.create({ collection: 'users', data })
  admin = { user: { ...user, collection: 'users' }, overrideAccess: false }
})

const line = { title: 'Риза', sku: 'SH-1', quantity: 2, unitPriceCents: 1200, vatRatePercent: 20 }

describe('the sums of an order', () => {
  it.each<[path: string, changes: Partial<Order>]>([
    ['subtotalCents', { subtotalCents: 2399 }],
    ['vatCents', { vatCents: 0 }],
    ['totalCents', { totalCents: 1 }],
    ['totalCents', { shippingCents: 0, vatCents: 400 }],
    ['subtotalCents', { lines: [{ ...line, quantity: 3 }] }],
  ])('are refused at %s when they do not add up', async (path, changes) => {
    const order = fixtures.create.orders(null, undefined, changes)
    await expect(order).rejects.toMatchObject({ data: { errors: [{ path }] } })
  })

  it.each([
    ['quantity', { quantity: 0 }, { subtotalCents: 0, vatCents: 100, totalCents: 600 }],
    ['quantity', { quantity: 1.5 }, { subtotalCents: 1800, vatCents: 400, totalCents: 2400 }],
    ['unitPriceCents', { unitPriceCents: 0.5 }, { subtotalCents: 1, vatCents: 100, totalCents: 601 }],
  ])('need a whole %s', async (field, wrong, totals) => {
    const order = fixtures.create.orders(null, undefined, { lines: [{ ...line, ...wrong }], ...totals })
    await expect(order).rejects.toMatchObject({ data: { errors: [{ path: `lines.0.${field}` }] } })
  })
})

describe('an admin', () => {
  it('changes the note of an order, and nothing that was agreed', async () => {
    const { id } = await fixtures.customer()
    const order = await fixtures.create.orders(id)
    const placed = { status: 'placed', at: order.placedAt }
    expect(order.history).toMatchObject([placed])
    const forged = { email: 'thief@example.com', number: '1', totalCents: 1, lines: [], history: [] }
    const changed = await payload.update({
      collection: 'orders',
      id: order.id,
      data: { ...forged, status: 'closed', note: 'Обаждане' },
      depth: 0,
      ...admin,
    })
    const { updatedAt } = changed
    // The key of a checkout must not be readable.
    const { checkoutKey: _, ...shown } = order
    expect(changed).toEqual({ ...shown, customer: id, note: 'Обаждане', updatedAt })
  })

  it('changes nothing of a return, which only its steps do', async () => {
    const { id } = await fixtures.customer()
    const request = await fixtures.create.returns(id)
    const forged = payload.update({
      collection: 'returns',
      id: request.id,
      data: { status: 'checked', lines: [], reason: 'Forged' },
      depth: 0,
      ...admin,
    })
    await expect(forged).rejects.toMatchObject({ status: 403 })
    expect(await payload.findByID({ collection: 'returns', id: request.id, depth: 0 })).toMatchObject({
      status: 'announced',
      lines: request.lines,
    })
  })
})
