import { createHmac } from 'node:crypto'
import Stripe from 'stripe'
import { expect, specContent, test } from './support/fixtures'
import { writeGoods } from './support/goods'
import { ownAddress } from './support/own-address'
import { stack } from './support/stack-ready'
import { submitForm } from './support/submit-form'

const content = specContent()
let goods: Awaited<ReturnType<typeof writeGoods>>

test.beforeAll(async () => {
  goods = await writeGoods(content)
})

const address = (path: string) => `${stack().url}${path}`
const add = (headers: Record<string, string> = {}) =>
  submitForm(address(`/p/${goods.slug}`), 'quantity', { variant: goods.variants.S, quantity: '1' }, headers)

const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

async function carts(): Promise<number> {
  const { rows } = await content.database.query(
    'select count(*)::integer as count from shop.cart_lines where variant = $1',
    [goods.variants.S],
  )
  return rows[0].count
}

test('a form is taken from our own pages only, and leads nowhere else', async () => {
  const own = await add({ origin: stack().url })
  expect([own.status, own.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/shop-cart\?note=added/)])
  const cookie = cookiesOf(own)
  expect(cookie).toContain('broshura-cart=')
  for (const set of own.headers.getSetCookie()) expect(set).toMatch(/SameSite=Lax/i)
  const before = await carts()
  for (const origin of ['https://evil.example', 'null']) {
    const answer = await add({ origin, cookie })
    expect([origin, answer.ok, answer.headers.get('location')]).toEqual([origin, false, null])
  }
  expect(await carts()).toBe(before)
  const hosts = await add({ 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' })
  expect(hosts.headers.get('location') ?? '').not.toContain('evil')
})

test('whoever stores no cookies is told why the cart is empty', async () => {
  const added = await add()
  const page = await fetch(address(added.headers.get('location') ?? ''))
  const { default: bg } = await import('../messages/bg.json', { with: { type: 'json' } })
  expect(await page.text()).toContain(bg.cart.notes.cookies)
})

test('events that are not of the provider, or are old or huge, change nothing', async () => {
  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: {} },
  })
  const { webhooks } = new Stripe('sk_test')
  const secret = stack().env.STRIPE_WEBHOOK_SECRET ?? ''
  const sign = (text: string, key = secret, timestamp?: number) =>
    webhooks.generateTestHeaderString({ payload: text, secret: key, ...(timestamp && { timestamp }) })
  const send = async (body: string, signature?: string) => {
    const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) }
    return (await fetch(address('/api/shop/payments/events'), { method: 'POST', body, headers })).status
  }
  expect(await send(payload)).toBe(400)
  expect(await send(payload, sign(payload, 'whsec_other'))).toBe(400)
  expect(await send(payload, sign(payload, secret, Math.floor(Date.now() / 1000) - 3600))).toBe(400)
  expect(await send(`${payload} `, sign(payload))).toBe(400)
  const huge = 'x'.repeat(300_000)
  expect(await send(huge, sign(huge))).toBe(413)
  expect(await send(payload, sign(payload))).toBe(200)
})

test('addresses that someone made up lead to our own pages', async () => {
  const made = ['', 'x', '../../admin', 'https://evil.example', '%00', 'return.x.y', 'x'.repeat(5000)]
  for (const key of made.map(encodeURIComponent)) {
    const back = await fetch(address(`/api/shop/payments/return?key=${key}`), { redirect: 'manual' })
    expect([back.status, back.headers.get('location')]).toEqual([303, '/shop-order-tracking'])
    const pay = await fetch(address(`/api/shop/payments/open?key=${key}&order=L-1`))
    expect(pay.status).toBe(200)
    expect(await pay.text()).toContain('url=/shop-order-tracking"')
    expect((await fetch(address(`/shop-order-tracking?key=${key}&news=placed`))).status).toBe(200)
    expect((await fetch(address(`/api/shop/documents/${key || 'x'}?key=${key}`))).status).toBeLessThan(500)
    expect((await fetch(address(`/shop-checkout?step=${key}&problem=${key}`))).status).toBeLessThan(500)
    expect((await fetch(address(`/shop-cart?note=${key}&line=${key}`))).status).toBe(200)
    expect(
      (await fetch(address(`/api/cart?locale=${key}`), { headers: { cookie: `broshura-cart=${key}` } })).status,
    ).toBe(200)
  }
})

test('a form of many megabytes is refused, and the site goes on', async () => {
  const body = new FormData()
  body.set('locale', 'bg')
  body.set('variant', 'x'.repeat(12_000_000))
  const answer = await fetch(address(`/p/${goods.slug}`), { method: 'POST', body }).catch(() => null)
  expect(answer?.ok ?? false).toBe(false)
  expect((await fetch(address('/shop-cart'))).status).toBe(200)
})

test('the way back from the payment provider leads to one key, however often it is taken', async () => {
  const { rows } = await content.database.query(
    'select p.id, p.order_id as "order" from shop.payments p order by p.created_at limit 1',
  )
  const [{ id, order }] = rows
  const text = `return.${id}`
  const signed = createHmac('sha256', stack().env.PAYLOAD_SECRET ?? '')
    .update(`payment ${text.replaceAll('.', ' ')}`)
    .digest('base64url')
  const keys = new Set<string | null>()
  const count = async () =>
    (
      await content.database.query('select count(*)::integer as count from shop.order_access where order_id = $1', [
        order,
      ])
    ).rows[0].count
  const before = await count()
  for (let time = 0; time < 5; time += 1) {
    const back = await fetch(address(`/api/shop/payments/return?key=${text}.${signed}`), { redirect: 'manual' })
    expect(back.status).toBe(303)
    keys.add(back.headers.get('location'))
  }
  expect(keys.size).toBe(1)
  expect(await count()).toBeLessThanOrEqual(before + 1)
})

test('wishes without end are refused: each of a guest without a cookie would make a list', async () => {
  const headers = { ...ownAddress(), origin: stack().url, accept: 'application/json' }
  const press = async () => {
    const body = new URLSearchParams({ product: goods.id, locale: 'bg' })
    return (await fetch(address('/api/shop/wishes'), { method: 'POST', body, headers })).status
  }
  const first = await press()
  expect(first).toBe(200)
  await content.database.query(`update rate_limits set points = 600 where key like 'wishes:%' and key like $1`, [
    `%${headers['x-forwarded-for']}`,
  ])
  expect(await press()).toBe(429)
})
