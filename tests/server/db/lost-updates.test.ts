import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Claims } from '@/features/auth/auth-server'
import { restEditors } from '../../admin/rest-editors'
import { freshCms } from '../../setup/cms'
import { type Change, during } from '../../setup/during'
import { orderKit } from '../../shop/orders/order-kit'

const { payload } = await freshCms()
const call = await restEditors(payload, true)
const { recordSignIn } = await import('@/features/auth/sign-ins')

let kit: Awaited<ReturnType<typeof orderKit>>

beforeAll(async () => {
  kit = await orderKit(payload)
})

async function ordered() {
  const variant = await kit.variantWith(3)
  return kit.placed(kit.requestOf([variant.line]))
}

it('a note on an order does not undo its cancellation', async () => {
  const { id } = await ordered()
  const changes: Change[] = [[`update orders set status = 'cancelled' where id = $1`, [id]]]
  const { status } = await during(payload, changes, () => call('vera', 'PATCH', `orders/${id}`, { note: 'Обади се' }))
  expect(status).toBe(200)
  expect(await payload.findByID({ collection: 'orders', id, depth: 0 })).toMatchObject({
    status: 'cancelled',
    note: 'Обади се',
  })
})

it('a bulk change of notes does not either', async () => {
  const { id } = await ordered()
  const changes: Change[] = [[`update orders set status = 'cancelled' where id = $1`, [id]]]
  const { status } = await during(payload, changes, () =>
    call('vera', 'PATCH', `orders?where[id][in][0]=${id}`, { note: 'Обади се' }),
  )
  expect(status).toBe(200)
  expect(await payload.findByID({ collection: 'orders', id, depth: 0 })).toMatchObject({ status: 'cancelled' })
})

it('a change of a weight does not undo a new price', async () => {
  const { id } = await kit.variantWith(1)
  const changes: Change[] = [['update variants set price_cents = 777 where id = $1', [id]]]
  await during(payload, changes, () => call('vera', 'PATCH', `variants?where[id][equals]=${id}`, { weightGrams: 90 }))
  const variant = await payload.findByID({ collection: 'variants', id, depth: 0 })
  expect(variant).toMatchObject({ priceCents: 777, weightGrams: 90 })
})

it('a change of the own name does not undo the end of a planned deletion', async () => {
  const data = { email: 'keeps@example.com', supabaseId: 'keeps' }
  const { id } = await payload.create({ collection: 'customers', data })
  await payload.db.pool.query(`update customers set deletion_due_at = now() + interval '7 days' where id = $1`, [id])
  const changes: Change[] = [['update customers set deletion_due_at = null where id = $1', [id]]]
  await during(payload, changes, () => payload.update({ collection: 'customers', id, data: { name: 'Мария' } }))
  const { rows } = await payload.db.pool.query('select name, deletion_due_at from customers where id = $1', [id])
  expect(rows).toEqual([{ name: 'Мария', deletion_due_at: null }])
})

it('a session that is seen again does not open once it was ended', async () => {
  const customer = await payload.create({
    collection: 'customers',
    data: { email: 'seen@example.com', supabaseId: 'seen' },
  })
  const claims: Claims = {
    ...{ sub: 'seen', session_id: 'session-seen', email: customer.email ?? '', phone: '', exp: 0, amr: [] },
    ...{ aud: 'authenticated', role: 'authenticated', aal: 'aal1', app_metadata: {}, user_metadata: {} },
  }
  expect(await recordSignIn(payload, customer, claims, new Headers())).toBe(true)
  await payload.db.pool.query(`update sign_ins set last_seen_at = now() - interval '10 minutes'`)
  const changes: Change[] = [[`update sign_ins set ended_at = now() where session_id = 'session-seen'`, []]]
  const open = await during(payload, changes, () => recordSignIn(payload, customer, claims, new Headers()))
  expect(open).toBe(false)
  const { rows } = await payload.db.pool.query(`select ended_at is not null as ended from sign_ins`)
  expect(rows).toEqual([{ ended: true }])
})

it('a promotion that is deleted while it is saved stays deleted', async () => {
  const day = { validFrom: '2026-01-01', validTo: '2026-01-02' }
  const { product } = await kit.variantWith(1)
  const data = { name: 'Зима', percentOff: 10, products: [product], ...day }
  const { id } = await payload.create({ collection: 'promotions', data })
  const changes: Change[] = [['delete from promotions where id = $1', [id]]]
  const { status } = await during(payload, changes, () => call('vera', 'PATCH', `promotions/${id}`, { percentOff: 20 }))
  expect(status).toBe(404)
  const { totalDocs } = await payload.count({ collection: 'promotions', where: { id: { equals: id } } })
  expect(totalDocs).toBe(0)
})

it('a shop of which a brochure is being saved is not deleted', async () => {
  const retailer = await kit.createRetailer()
  const brochure = await kit.createBrochure()
  const changes: Change[] = [
    ['update brochures set retailer_id = $1 where id = $2', [retailer, brochure]],
    ['update _brochures_v set version_retailer_id = $1 where parent_id = $2', [retailer, brochure]],
  ]
  const { status } = await during(payload, changes, () => call('vera', 'DELETE', `retailers/${retailer}`))
  expect(status).toBe(409)
})

const offer = z.object({ published: z.boolean().nullable() })

it('an offer that is saved while its brochure is hidden is hidden too', async () => {
  const brochure = await kit.createBrochure()
  const { id } = await payload.create({
    collection: 'offers',
    data: { brochure, pageNumber: 1, title: 'Мляко', priceCents: 199 },
  })
  const lock = `select pg_advisory_xact_lock(hashtextextended('save ' || $1, 0))`
  const changes: Change[] = [
    [lock, [brochure]],
    [`update brochures set _status = 'draft' where id = $1`, [brochure]],
  ]
  await during(payload, changes, () => call('vera', 'PATCH', `offers/${id}`, { title: 'Прясно мляко' }))
  const { rows } = await kit.run(sql`select published from offers where id = ${id}`)
  expect(offer.parse(rows[0])).toEqual({ published: false })
})

it('a bulk change of offers waits for a save of their brochure too', async () => {
  const brochure = await kit.createBrochure()
  const { id } = await payload.create({
    collection: 'offers',
    data: { brochure, pageNumber: 1, title: 'Хляб', priceCents: 99 },
  })
  const { rows: before } = await kit.run(sql`select published from offers where id = ${id}`)
  expect(offer.parse(before[0])).toEqual({ published: true })
  const changes: Change[] = [
    [`select pg_advisory_xact_lock(hashtextextended('save ' || $1, 0))`, [brochure]],
    [`update brochures set _status = 'draft' where id = $1`, [brochure]],
  ]
  await during(payload, changes, () => call('vera', 'PATCH', `offers?where[id][in][0]=${id}`, { brand: 'Пекар' }))
  const { rows } = await kit.run(sql`select published from offers where id = ${id}`)
  expect(offer.parse(rows[0])).toEqual({ published: false })
})

it('nobody keeps accounts waiting that are not theirs', async () => {
  const { rows } = await payload.db.pool.query(`select id from users where email = 'vera@example.com'`)
  const [vera] = z.tuple([z.object({ id: z.string() })]).parse(rows)
  const { holdLocks } = await import('../../setup/locks')
  const release = await holdLocks(
    process.env.DATABASE_URL ?? '',
    `select 1 from users where id = '${vera.id}' for update`,
  )
  try {
    const { status } = await call('anna', 'PATCH', 'users?where[email][exists]=true&expected=1', { name: 'Анна' })
    expect(status).toBe(200)
    expect((await call('anna', 'PATCH', `users/${vera.id}`, { name: 'Анна' })).status).toBe(403)
  } finally {
    await release()
  }
})
