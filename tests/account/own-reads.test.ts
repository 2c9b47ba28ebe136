import { sql } from '@payloadcms/db-postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StoredFile } from '@/server/files'
import type { Customer } from '../../payload-types'
import { freshCms } from '../setup/cms'
import { customerFixtures } from './customer-fixtures'

let me: Customer
let other: Customer
let reads: typeof import('@/features/account/orders') &
  typeof import('@/features/account/returns') &
  typeof import('@/features/account/downloads')

const { payload } = await freshCms()
const fixtures = await customerFixtures(payload)

beforeAll(async () => {
  reads = {
    ...(await import('@/features/account/orders')),
    ...(await import('@/features/account/returns')),
    ...(await import('@/features/account/downloads')),
  }
  me = await fixtures.customer()
  other = await fixtures.customer()
})

describe('orders', () => {
  it('are the own alone, and someone else’s number gives nothing', async () => {
    const mine = await fixtures.create.orders(me.id, undefined, { placedAt: '2026-11-01T10:00:00.000Z' })
    const newest = await fixtures.create.orders(me.id, undefined, { placedAt: '2026-11-02T10:00:00.000Z' })
    const foreign = await fixtures.create.orders(other.id)
    const { docs, next } = await reads.ordersOf(me, null)
    expect(docs.map(({ number }) => number)).toEqual([newest.number, mine.number])
    expect(next).toBeNull()
    expect(await reads.orderOf(me, mine.number)).toMatchObject({ number: mine.number, lines: [{ title: 'Риза' }] })
    expect(await reads.orderOf(me, undefined)).toMatchObject({ number: newest.number })
    expect(await reads.orderOf(me, foreign.number)).toBeNull()
    expect(await reads.orderOf(me, 'unknown')).toBeNull()
  })

  it('keep the note of the staff to the staff', async () => {
    const { id, number } = await fixtures.create.orders(me.id)
    await payload.update({ collection: 'orders', id, data: { note: 'Обаждане' } })
    expect(await reads.orderOf(me, number)).not.toHaveProperty('note')
  })

  it('are paged without a gap or a double, also when they were placed at the same moment', async () => {
    const customer = await fixtures.customer()
    const placedAt = '2026-10-01T10:00:00.000Z'
    const numbers: string[] = []
    for (let count = 0; count < 23; count += 1) {
      const at = count < 12 ? placedAt : `2026-10-02T10:00:${count}.000Z`
      numbers.push((await fixtures.create.orders(customer.id, undefined, { placedAt: at })).number)
    }
    const { parseCursor } = await import('@/features/account/downloads')
    const seen: string[] = []
    let after: string | undefined
    do {
      const { docs, next } = await reads.ordersOf(customer, parseCursor(after))
      expect(docs.length).toBeLessThanOrEqual(10)
      seen.push(...docs.map(({ number }) => number))
      after = next ?? undefined
    } while (after)
    expect(seen).toHaveLength(23)
    expect(new Set(seen)).toEqual(new Set(numbers))
    const yearZero = '0000-01-01T10:00:00.000Z_8f14e45f-ceea-467f-a0e6-0123456789ab'
    for (const nonsense of ['', 'x', '_', '2026-10-02_x', `${placedAt}_`, yearZero])
      expect(parseCursor(nonsense)).toBeNull()
  })

  it('say which ways of paying and delivery were used, the latest first', async () => {
    const customer = await fixtures.customer()
    const order = (placedAt: string, paymentMethod: 'bank-transfer' | 'card') =>
      fixtures.create.orders(customer.id, undefined, { placedAt, paymentMethod })
    await order('2026-10-01T10:00:00.000Z', 'card')
    await order('2026-10-02T10:00:00.000Z', 'bank-transfer')
    await order('2026-10-03T10:00:00.000Z', 'bank-transfer')
    expect(await reads.methodsOf(customer, 'payment')).toEqual([
      { method: 'bank-transfer', orders: 2, lastUsedAt: new Date('2026-10-03T10:00:00.000Z') },
      { method: 'card', orders: 1, lastUsedAt: new Date('2026-10-01T10:00:00.000Z') },
    ])
    expect(await reads.methodsOf(customer, 'shipping')).toMatchObject([{ method: 'courier', orders: 3 }])
    expect(await reads.methodsOf(await fixtures.customer(), 'payment')).toEqual([])
  })
})

describe('returns', () => {
  it('are the own alone, with the money that went back', async () => {
    const asked = await fixtures.create.returns(me.id)
    const paid = await fixtures.create.returns(me.id)
    const foreign = await fixtures.create.returns(other.id)
    await payload.update({ collection: 'returns', id: paid.id, data: { status: 'checked' } })
    const order = idOf(paid.order)
    await payload.db.drizzle.execute(sql`
      with paid as (insert into shop.payments (id, order_id, method, amount_cents, state)
        values (gen_random_uuid(), ${order}, 'bank-transfer', 3000, 'paid') returning id)
      insert into shop.refunds (id, order_id, payment, amount_cents, reason, state, done_at, return_id)
      select gen_random_uuid(), ${order}, id, 1200, 'return', 'done', '2026-11-21T10:00:00Z', ${paid.id} from paid`)
    const numbers = (await reads.returnsOf(me, null)).docs.map(({ number }) => number).sort()
    expect(numbers).toEqual([asked.number, paid.number].sort())
    expect(await reads.openReturnsOf(me)).toBe(1)
    const { number } = await payload.findByID({ collection: 'orders', id: order })
    expect((await reads.refundsOf(me, null)).docs).toMatchObject([{ number, cents: 1200, method: 'bank-transfer' }])
    expect((await reads.refundsOf(other, null)).docs).toEqual([])
    expect(await reads.returnOf(me, paid.number)).toMatchObject({
      number: paid.number,
      orderNumber: number,
      sender: 'Мария Иванова',
      refunds: [{ cents: 1200, state: 'done' }],
    })
    expect(await reads.returnOf(me, foreign.number)).toBeNull()
  })
})

function idOf(relation: string | { id: string }): string {
  return typeof relation === 'string' ? relation : relation.id
}

it('reviews are the own alone, published or not', async () => {
  await fixtures.create.reviews(me.id, undefined, 'pending')
  await fixtures.create.reviews(me.id, undefined, 'published')
  await fixtures.create.reviews(other.id, undefined, 'published')
  const { docs } = await reads.reviewsOf(me, null)
  expect(docs.map(({ status }) => status)).toEqual(['published', 'pending'])
})

describe('a download', () => {
  it('is the owner’s alone', async () => {
    const { id } = await fixtures.create.downloads(other.id)
    expect((await reads.downloadsOf(me, null)).docs).toEqual([])
    expect(await reads.takeDownload(me, id)).toBeNull()
    expect(await reads.takeDownload(me, 'no-id')).toBeNull()
    expect(await reads.takeDownload(other, id)).toMatchObject({ mimeType: 'text/plain' })
  })

  it('ends after the number that was agreed, also for requests at the same moment', async () => {
    const { id } = await fixtures.create.downloads(me.id)
    await payload.update({ collection: 'downloads', id, data: { downloadLimit: 3 } })
    const taken = await Promise.all(Array.from({ length: 8 }, () => reads.takeDownload(me, id)))
    expect(taken.filter(Boolean)).toHaveLength(3)
    const [download] = (await reads.downloadsOf(me, null)).docs
    expect(download).toMatchObject({ downloadCount: 3, downloadLimit: 3 })
    expect(download && reads.downloadState(download)).toBe('used-up')
  })

  it('does not count where its file breaks off long before its end, or cannot be read', async () => {
    const { id } = await fixtures.create.downloads(me.id)
    const used = async () => (await payload.findByID({ collection: 'downloads', id })).downloadCount
    const take = async () => {
      const taken = await reads.takeDownload(me, id)
      if (!taken) throw new Error('no download was taken')
      return taken.stored
    }
    const here = new AbortController().signal
    const streamOf = (stored: StoredFile) => reads.streamOfDownload(stored, me, id, here)
    await streamOf(await take()).cancel()
    expect(await used()).toBe(0)
    expect(await new Response(streamOf(await take())).text()).toBe('A private text.')
    expect(await used()).toBe(1)
    const reader = streamOf(await take()).getReader()
    await reader.read()
    await reader.cancel()
    expect(await used(), 'who breaks off after the last byte has the file').toBe(2)
    const lost = () => new ReadableStream<Uint8Array>({ pull: () => Promise.reject(new Error('away')) })
    await expect(new Response(streamOf({ ...(await take()), stream: lost })).text()).rejects.toThrow()
    expect(await used()).toBe(2)
    reads.streamOfDownload(await take(), me, id, AbortSignal.abort())
    await expect.poll(used, { message: 'who has left before it begins has nothing of it' }).toBe(2)
    const leaving = new AbortController()
    reads.streamOfDownload(await take(), me, id, leaving.signal)
    expect(await used()).toBe(3)
    leaving.abort()
    await expect.poll(used).toBe(2)
  })

  it('ends with its last moment', async () => {
    const { id } = await fixtures.create.downloads(me.id)
    await payload.update({ collection: 'downloads', id, data: { availableUntil: '2020-01-01T00:00:00.000Z' } })
    expect(await reads.takeDownload(me, id)).toBeNull()
    const states = (await reads.downloadsOf(me, null)).docs.map(reads.downloadState)
    expect(states).toContain('expired')
  })
})
