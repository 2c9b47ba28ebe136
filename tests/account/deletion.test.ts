import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { freshCms } from '../setup/cms'
import { customerFixtures } from './customer-fixtures'

const { payload, dataDir } = await freshCms()
const fixtures = await customerFixtures(payload)

const stored = (folder: string) => readdirSync(join(dataDir, 'uploads', folder))

describe('a customer who is deleted', () => {
  it('takes everything along but orders and returns, which stay without the person', async () => {
    const [gone, stays] = [await fixtures.customer(), await fixtures.customer()]
    mkdirSync(join(dataDir, 'exports'))
    writeFileSync(join(dataDir, 'exports/secret.zip'), 'everything')
    for (const { id } of [gone, stays]) {
      const picture = await fixtures.create['customer-pictures'](id)
      const address = await fixtures.create.addresses(id)
      await fixtures.create['sign-ins'](id)
      await fixtures.create.reviews(id)
      await fixtures.create.downloads(id)
      const data = { picture: picture.id, billingAddress: address.id }
      await payload.update({ collection: 'customers', id, data })
    }
    await fixtures.create['data-exports'](gone.id)
    const order = await fixtures.create.orders(gone.id, undefined, {
      history: [{ status: 'delivered', at: '2026-01-12T10:00:00.000Z' }],
      placedAt: '2026-01-12T10:00:00.000Z',
    })
    const request = await fixtures.create.returns(gone.id, undefined, order.id)
    await payload.update({ collection: 'returns', id: request.id, data: { status: 'checked' } })

    await payload.delete({ collection: 'customers', id: gone.id })

    for (const collection of [
      'addresses',
      'sign-ins',
      'reviews',
      'downloads',
      'customer-files',
      'customer-pictures',
    ] as const) {
      const { docs } = await payload.find({ collection, depth: 0, pagination: false })
      expect(docs.map(({ customer }) => customer)).toEqual([stays.id])
    }
    expect(await payload.count({ collection: 'data-exports' })).toEqual({ totalDocs: 0 })
    expect(existsSync(join(dataDir, 'exports/secret.zip'))).toBe(false)
    expect([stored('customer-pictures').length, stored('customer-files').length]).toEqual([1, 1])
    const kept = await payload.findByID({ collection: 'orders', id: order.id, depth: 0 })
    expect(kept).toMatchObject({ customer: null, totalCents: 3000 })
    expect(await payload.findByID({ collection: 'returns', id: request.id, depth: 0 })).toMatchObject({
      customer: null,
    })
  })
})

describe('a data export whose path leads out of the data folder', () => {
  it('deletes nothing there', async () => {
    const outside = join(dataDir, '..', `outside-${process.pid}`)
    writeFileSync(outside, 'not ours')
    const { id } = await fixtures.customer()
    const made = await fixtures.create['data-exports'](id)
    await payload.update({ collection: 'data-exports', id: made.id, data: { file: `../outside-${process.pid}` } })
    await payload.delete({ collection: 'data-exports', id: made.id })
    expect(existsSync(outside)).toBe(true)
    rmSync(outside)
  })
})
