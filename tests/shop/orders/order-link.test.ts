import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase } from '../../setup/database'
import { orderKit } from './order-kit'

let payload: Payload
let kit: Awaited<ReturnType<typeof orderKit>>
let link: typeof import('@/features/shop/orders/request-link')
let opened: typeof import('@/features/shop/orders/opened-order')

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  link = await import('@/features/shop/orders/request-link')
  opened = await import('@/features/shop/orders/opened-order')
  kit = await orderKit(payload)
})
afterAll(() => payload.destroy())

const ordered = async () => {
  const { line } = await kit.variantWith(1)
  const request = kit.requestOf([line])
  return { ...(await kit.placed(request)), email: request.email }
}

it('mails a link to who ordered, and says the same to who did not', async () => {
  const { email, number } = await ordered()
  const stranger = `${crypto.randomUUID()}@example.com`
  const answers = [
    await link.requestOrderLink({ email: email.toUpperCase(), number: number.toLowerCase() }, 'a'),
    await link.requestOrderLink({ email: stranger, number }, 'b'),
    await link.requestOrderLink({ email, number: 'L-000000-NOBODY' }, 'c'),
  ]
  expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }])
  expect(await kit.mailsTo(stranger)).toEqual([])
  const mails = await kit.mailsTo(email)
  expect(mails).toHaveLength(2)
  const key = /shop-order-tracking\?key=([\w-]+)/.exec(mails[1]?.text ?? '')?.[1] ?? ''
  expect((await opened.openOrder(key))?.order).toMatchObject({ number })
})

it('limits how many links a network may ask for, for one mailbox and for all', async () => {
  const ask = (email: string, network: string) => link.requestOrderLink({ email, number: 'L-1' }, network)
  const flood = await Promise.all(Array.from({ length: 6 }, () => ask('flood@example.com', 'flood')))
  expect(flood.filter(({ ok }) => ok)).toHaveLength(5)
  const spread = await Promise.all(Array.from({ length: 21 }, (_, index) => ask(`${index}@example.com`, 'one')))
  expect(spread.filter(({ ok }) => ok)).toHaveLength(20)
})

it('counts for 90 days', async () => {
  const { issueAccess } = await import('@/features/shop/orders/access')
  const { id, number } = await ordered()
  const issued = (daysAgo: number) =>
    issueAccess(payload.db.drizzle, id, new Date(Date.now() - daysAgo * 24 * 60 * 60 * 1000))
  expect((await opened.openOrder(await issued(89.9)))?.order).toMatchObject({ number })
  expect(await opened.openOrder(await issued(90.1))).toBeNull()
})

it('opens an order for its key alone, which the database does not keep', async () => {
  const { accessToken, id } = await ordered()
  expect(await opened.openOrder('somebody-guesses')).toBeNull()
  expect(await opened.openOrder(accessToken)).toMatchObject({
    order: { id },
    standing: { payment: 'unpaid', dispatch: 'open', isPacked: false, parcels: [] },
  })
  const stored = await payload.db.pool.query('select token_hash from shop.order_access where order_id = $1', [id])
  expect(JSON.stringify(stored.rows)).not.toContain(accessToken)
  await payload.db.pool.query('update shop.order_access set expires_at = now() where order_id = $1', [id])
  expect(await opened.openOrder(accessToken)).toBeNull()
})
