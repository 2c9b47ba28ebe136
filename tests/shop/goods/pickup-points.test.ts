import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { shownPoints } from '@/admin/points/point-panel'
import { freshDatabase } from '../../setup/database'

await freshDatabase()
const { cmsSystem } = await import('@/server/cms')
const { importPoints, pointEndpoints } = await import('@/features/shop/goods/delivery/points-endpoints')
const { withTransaction } = await import('@/server/db/transaction')

let payload: Payload

beforeAll(async () => {
  payload = await cmsSystem()
})
beforeEach(async () => {
  await payload.db.drizzle.execute(sql`delete from shop.pickup_points`)
})
afterAll(() => payload.destroy())

const head = 'carrier;code;kind;name;town;postcode;address;hours'
const line = (code: number, town = 'Русе', carrier = 'econt') =>
  `${carrier};${code};office;Офис ${code};${town};7000;ул. ${code};9–18`
const file = (...lines: string[]) => [head, ...lines].join('\n')
const ten = Array.from({ length: 10 }, (_, index) => line(index + 1))

async function run(text: string, asked: Partial<Parameters<typeof importPoints>[2]> = {}) {
  const req = await createLocalReq({}, payload)
  const bytes = new TextEncoder().encode(text)
  const answer = await withTransaction(req, () =>
    importPoints(req, bytes, { removeOthers: false, apply: null, ...asked }),
  )
  shownPoints.parse(answer.plan)
  return answer
}

async function read(text: string, removeOthers = false) {
  const { plan } = await run(text, { removeOthers })
  return run(text, { removeOthers, apply: plan.token })
}

async function stored(): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select carrier || ' ' || code || ' ' || town as point from shop.pickup_points order by carrier, code::integer`,
  )
  return rows.map(({ point }) => String(point))
}

it('says what is new, changed, gone and the same before it does it, and leaves other carriers alone', async () => {
  await read(file(...ten, line(1, 'Варна', 'speedy')))
  const next = file(line(1, 'Бургас'), ...ten.slice(1, 9), line(11))
  const { plan } = await run(next)
  expect(plan).toMatchObject({ create: [{ line: 11 }], change: [{ line: 2 }], same: 8, waits: false, losses: [] })
  expect(plan.remove).toMatchObject([{ carrier: 'econt', code: '10' }])
  expect(await stored()).toHaveLength(11)
  expect((await read(next)).done).toBe(true)
  const now = await stored()
  expect(now).toContain('econt 1 Бургас')
  expect(now).toContain('econt 11 Русе')
  expect(now).not.toContain('econt 10 Русе')
  expect(now).toContain('speedy 1 Варна')
})

it('waits for a confirmation where a third of the points of a carrier is missing', async () => {
  await read(file(...ten))
  const cut = file(...ten.slice(0, 7))
  const refused = await read(cut)
  expect(refused).toMatchObject({
    done: false,
    plan: { waits: true, losses: [{ carrier: 'econt', before: 10, gone: 3 }] },
  })
  expect(await stored()).toHaveLength(10)
  expect((await read(cut, true)).done).toBe(true)
  expect(await stored()).toHaveLength(7)
})

it('changes nothing by a file that is cut in a line, that is no table or that lacks a column', async () => {
  await read(file(...ten))
  const whole = file(...ten)
  const cut = await read(whole.slice(0, -12))
  expect(cut.plan.errors).toMatchObject([{ line: 11 }])
  expect((await read('\u0000\u0001"')).done).toBe(false)
  expect((await read('carrier;code\necont;1')).plan.missing).toContain('address')
  expect((await read(head)).plan).toMatchObject({ create: [], remove: [] })
  expect(await stored()).toHaveLength(10)
})

it('does not carry out a plan after someone else has changed the points', async () => {
  const { plan } = await run(file(...ten))
  await read(file(line(99)))
  expect((await run(file(...ten), { apply: plan.token })).done).toBe(false)
  expect(await stored()).toEqual(['econt 99 Русе'])
})

it('is noted in the audit log', async () => {
  await read(file(...ten))
  const { docs } = await payload.find({
    collection: 'audit-log',
    where: { action: { equals: 'points.imported' } },
    limit: 1,
  })
  expect(docs[0]?.details).toEqual({ created: 10, changed: 0, removed: 0 })
})

it('is open to those who work on orders alone', async () => {
  const editor = { collection: 'users', role: 'editor', id: crypto.randomUUID() } as const
  for (const { handler } of pointEndpoints) {
    const req = await createLocalReq({}, payload)
    expect((await handler(req)).status).toBe(403)
    Object.assign(req, { user: editor })
    expect((await handler(req)).status).toBe(403)
  }
})

it('begins a checkout with the point that the customer prefers, also where its town has more than a list shows', async () => {
  const { courier } = await import('../../access/samples')
  const { findPoints, findPoint } = await import('@/features/shop/goods/delivery/points')
  const { preferredDelivery } = await import('@/features/shop/goods/delivery/points')
  await read(file(...Array.from({ length: 70 }, (_, index) => line(index + 1))))
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute(sql`select id from shop.pickup_points where code = '9'`)
  const id = String(rows[0]?.id)
  expect(await preferredDelivery(drizzle, id, 'bg')).toEqual({})
  const data = { ...courier, kind: 'office', carrier: 'econt' } as const
  const method = await payload.create({ collection: 'shipping-methods', data })
  expect(await preferredDelivery(drizzle, id, 'bg')).toEqual({ method: method.id, town: 'Русе', point: id })
  const which = { carrier: 'econt', kind: 'office', weightGrams: 100 } as const
  const ids = async (chosen?: string) => {
    const { isCut, points } = await findPoints(drizzle, which, 'Русе', chosen)
    expect(isCut).toBe(true)
    return points.map((point) => point.id)
  }
  expect(await ids()).not.toContain(id)
  expect(await ids(id)).toContain(id)
  expect(await ids()).toHaveLength(60)
  const { pointsToChoose } = await import('@/features/shop/goods/delivery/points')
  expect(await pointsToChoose('Русе', 'bg')).toMatchObject({ isCut: true })
  await drizzle.execute(sql`delete from shop.pickup_points where town = 'Русе' and length(code) = 2 and code > '60'`)
  expect(await findPoints(drizzle, which, 'Русе')).toMatchObject({ isCut: false, points: { length: 60 } })
  await drizzle.execute(sql`delete from shop.pickup_points where id = ${id}`)
  expect(await findPoint(drizzle, id)).toBeNull()
  expect(await preferredDelivery(drizzle, id, 'bg')).toEqual({})
})

it('are not asked for without a method that leads to points, and a saved one is said to be served no more', async () => {
  const { courier } = await import('../../access/samples')
  const { readPreferred } = await import('@/features/shop/goods/delivery/points')
  const { PreferredPoint } = await import('@/features/shop/goods/delivery/components/preferred-point')
  const { drizzle } = payload.db
  await payload.delete({ collection: 'shipping-methods', where: { id: { exists: true } } })
  await payload.create({ collection: 'shipping-methods', data: courier })
  await read(file(line(1)))
  const { rows } = await drizzle.execute(sql`select id from shop.pickup_points`)
  const id = String(rows[0]?.id)
  expect(await readPreferred(drizzle, null, 'bg')).toEqual({ point: null, method: null, isOffered: false })
  expect(await readPreferred(drizzle, id, 'bg')).toMatchObject({ point: { id }, method: null, isOffered: false })
  const customer = await payload.create({ collection: 'customers', data: { supabaseId: crypto.randomUUID() } })
  const shown = { locale: 'bg', customer, place: undefined, saved: undefined } as const
  expect(await PreferredPoint(shown)).toBeNull()
  const data = { ...courier, kind: 'office', carrier: 'econt' } as const
  const { id: method } = await payload.create({ collection: 'shipping-methods', data })
  expect(await readPreferred(drizzle, id, 'bg')).toMatchObject({ method: { id: method }, isOffered: true })
  expect(await PreferredPoint(shown)).not.toBeNull()
  await payload.delete({ collection: 'shipping-methods', id: method })
})

it('are offered by a delivery method whose carrier was typed as the firm writes itself', async () => {
  const { courier } = await import('../../access/samples')
  const { preferredDelivery } = await import('@/features/shop/goods/delivery/points')
  const { drizzle } = payload.db
  const data = { ...courier, kind: 'office', carrier: ' Speedy ' } as const
  const method = await payload.create({ collection: 'shipping-methods', data })
  expect(method.carrier).toBe('speedy')
  const { plan } = await read(file(line(1, 'Русе', 'speedy')))
  expect(plan).toMatchObject({ unused: [] })
  const { rows } = await drizzle.execute(sql`select id from shop.pickup_points`)
  const id = String(rows[0]?.id)
  expect(await preferredDelivery(drizzle, id, 'bg')).toEqual({ method: method.id, town: 'Русе', point: id })
})
