import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import bg from '../../../messages/bg.json'
import { authServer, password } from '../../auth-server/auth-server'
import { freshDatabase } from '../../setup/database'
import { contact, home, type Shopper, shopperKit } from './shopper-kit'

const server = await authServer()
let payload: Payload
let kit: Awaited<ReturnType<typeof shopperKit>>
let signIn: typeof import('@/features/auth/login').signInWithPassword
let openedOrder: typeof import('@/features/shop/orders/opened-order').openedOrder
let shopper: Shopper

beforeAll(async () => {
  await freshDatabase()
  Object.assign(process.env, server.environment())
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await shopperKit(payload)
  signIn = (await import('@/features/auth/login')).signInWithPassword
  openedOrder = (await import('@/features/shop/orders/opened-order')).openedOrder
})
afterAll(() => payload.destroy())
beforeEach(() => {
  shopper = kit.newShopper()
})

async function signedIn(who: Shopper): Promise<void> {
  const { email } = await server.signedIn()
  await who.browser.run(() => signIn({ email, password }))
}

const changed = '/shop-checkout?step=order&problem=changed'

describe('the cart', () => {
  it.each([
    ['-1', 1],
    ['0', 1],
    ['0.5', 1],
    ['2,9', 2],
    ['1e9', 9],
    ['99999999999999999999', 9],
    ['Infinity', 1],
    ['; drop table shop.carts', 1],
    ['x'.repeat(30), 1],
  ])('makes a whole number within the stock of %s', async (typed, pieces) => {
    const { id } = await kit.variantWith(9)
    await shopper.toCart('addToCartAction', { variant: id })
    await shopper.toCart('setQuantityAction', { variant: id, quantity: typed })
    expect(await shopper.lines()).toMatchObject([{ quantity: pieces }])
  })

  it('takes nothing that is not sold, and changes no cart but its own', async () => {
    const { id, product } = await kit.variantWith(9)
    await shopper.toCart('addToCartAction', { variant: id })
    await payload.update({ collection: 'products', id: product, data: { _status: 'draft' } })
    const other = kit.newShopper()
    for (const variant of [id, randomUUID(), 'no id', "' or 1=1"]) {
      expect(await other.toCart('addToCartAction', { variant })).toMatch(/note=(gone|missing)/)
    }
    await other.toCart('removeLineAction', { variant: id })
    expect(await other.lines()).toEqual([])
    expect(await shopper.lines()).toMatchObject([{ variant: id, cents: null }])
    expect(await other.toCart('buyAgainAction', {})).toContain('/login')
  })

  it('opens no cart of an account to who knows its id, and none to who makes one up', async () => {
    await signedIn(shopper)
    await shopper.toCart('addToCartAction', { variant: (await kit.variantWith(2)).id })
    const { rows } = await payload.db.drizzle.execute(sql`select id from shop.carts where customer is not null`)
    for (const id of [...rows.map((row) => String(row.id)), randomUUID(), 'x'.repeat(5000), '%00']) {
      const thief = kit.newShopper()
      thief.browser.cookies.set('broshura-cart', id)
      expect(await thief.lines()).toEqual([])
      await thief.toCart('addToCartAction', { variant: (await kit.variantWith(1)).id })
      expect(thief.browser.cookies.get('broshura-cart')).not.toBe(id)
    }
  })

  it('sets aside what is more than can be ordered at once, when the carts of two devices are joined', async () => {
    await signedIn(shopper)
    await shopper.toCart('addToCartAction', { variant: (await kit.variantWith(2)).id })
    const guest = kit.newShopper()
    const { id, product } = await kit.variantWith(2)
    await guest.toCart('addToCartAction', { variant: id })
    await payload.db.drizzle.execute(sql`
      with made as (
        insert into variants (id, product_id, colour_id, size, sku, updated_at, created_at)
        select gen_random_uuid(), product_id, colour_id, n, 'many-' || n, now(), now()
        from variants, generate_series(1, 99) n where id = ${id} and product_id = ${product} returning id
      )
      insert into shop.cart_lines (cart, variant, quantity, added_cents)
      select ${guest.browser.cookies.get('broshura-cart')}::uuid, id, 1, 1999 from made`)
    shopper.browser.cookies.set('broshura-cart', guest.browser.cookies.get('broshura-cart') ?? '')
    const lines = await shopper.lines()
    expect(lines).toHaveLength(101)
    expect(lines.filter(({ saved }) => !saved)).toHaveLength(100)
    const [first] = lines.filter(({ saved }) => saved)
    const back = { variant: first?.variant ?? '', saved: 'off' }
    expect(await shopper.toCart('saveForLaterAction', back)).toContain('note=full')
  })
})

describe('the order button', () => {
  it.each(['1', '0', '-1999', '19.99', '99999999999', '1e400', 'NaN'])(
    'charges no price but the own one of the shop, whatever a form says (%s)',
    async (cents) => {
      await shopper.readyToOrder()
      const form = await shopper.button()
      const lines = (form.lines ?? '').replace(/\d+$/, cents)
      const { to } = await shopper.send('orderAction', { ...form, lines })
      expect(to).toMatch(/^\/shop-checkout\?step=order&problem=(price|changed)$/)
      expect(await kit.ordersOf(form.key)).toEqual([])
    },
  )

  it('orders what is in the cart and nothing else', async () => {
    const first = await shopper.readyToOrder()
    const second = await kit.variantWith(9, { priceCents: 900 })
    await shopper.toCart('addToCartAction', { variant: second.id })
    const form = await shopper.button()
    const [one = '', other = ''] = (form.lines ?? '').split(' ')
    const elsewhere = await kit.variantWith(3)
    for (const lines of [
      one,
      `${one} ${one}`,
      `${one} ${other.replace(second.id, elsewhere.id)}`,
      `${one} ${other.replace(':1:', ':-1:')}`,
      `${one} ${other.replace(':1:', ':0.5:')}`,
      Array(10_000).fill(one).join(' '),
      '',
    ]) {
      expect((await shopper.send('orderAction', { ...form, lines })).to).toBe(changed)
    }
    expect((await shopper.send('orderAction', { ...form, total: '1' })).to).toBe(changed)
    expect(await kit.stockOf(first.id)).toEqual({ onHand: 9, reserved: 0 })
    expect(await kit.ordersOf(form.key)).toEqual([])
  })

  it("takes no key but that of one's own checkout", async () => {
    const other = kit.newShopper()
    await other.readyToOrder()
    const theirs = await other.button()
    await shopper.readyToOrder()
    const mine = await shopper.button()
    for (const key of [theirs.key ?? '', randomUUID(), 'no key', '']) {
      expect((await shopper.send('orderAction', { ...mine, key })).to).toBe(changed)
    }
    expect((await other.send('orderAction', theirs)).to).toMatch(/^\/shop-order-tracking/)
    expect(await kit.ordersOf(theirs.key)).toHaveLength(1)
    expect(await kit.ordersOf(mine.key)).toEqual([])
  })

  it('leads an order that is sent again a week later, from a page that was left open, to the cart', async () => {
    await shopper.readyToOrder()
    const form = await shopper.button()
    await shopper.send('orderAction', form)
    await payload.db.drizzle.execute(sql`delete from shop.checkouts where key = ${form.key}`)
    expect((await shopper.send('orderAction', form)).to).toBe('/shop-cart')
    expect(await kit.ordersOf(form.key)).toHaveLength(1)
  })
})

it("sends to no address of someone else's", async () => {
  const other = kit.newShopper()
  await signedIn(other)
  await other.readyToOrder()
  await other.send('saveDeliveryAction', { method: kit.method, address: 'new', keep: 'on', ...home })
  await other.send('orderAction', await other.button())
  const { docs } = await payload.find({ collection: 'addresses', depth: 0 })
  await shopper.readyToOrder()
  for (const address of [docs[0]?.id ?? '', randomUUID()]) {
    const answer = await shopper.send('saveDeliveryAction', { method: kit.method, address })
    expect(answer.errors).toMatchObject({ street: bg.form.problems.required })
  }
})

it('opens no order by its number to who is not its customer', async () => {
  await signedIn(shopper)
  await shopper.readyToOrder()
  await shopper.send('saveDeliveryAction', { method: kit.method, address: 'new', ...home })
  const form = await shopper.button()
  await shopper.send('orderAction', form)
  const [order] = await kit.ordersOf(form.key)
  const fields = new URLSearchParams({ order: order?.number ?? '' })
  expect(await shopper.browser.run(() => openedOrder(fields))).toMatchObject({ id: order?.id })
  const stranger = kit.newShopper()
  expect(await stranger.browser.run(() => openedOrder(fields))).toBeNull()
  await signedIn(stranger)
  expect(await stranger.browser.run(() => openedOrder(fields))).toBeNull()
  expect(await stranger.browser.run(() => openedOrder(new URLSearchParams({ key: order?.id ?? '' })))).toBeNull()
})

describe('what is typed', () => {
  it('is kept as it was typed, without signs that nobody sees', async () => {
    await shopper.readyToOrder()
    const name = 'Мария \u0000\u0007\u202EИванова 🎁 عائشة'
    await shopper.send('saveContactAction', { ...contact, name })
    await shopper.send('savePaymentAction', { payment: 'cash-on-delivery', note: '<b>Звънете</b>\r\n\u200B=1+1\u0008' })
    const form = await shopper.button()
    await shopper.send('orderAction', form)
    expect(await kit.ordersOf(form.key)).toMatchObject([
      { shippingAddress: { name: 'Мария Иванова 🎁 عائشة' }, customerNote: '<b>Звънете</b>\r\n=1+1' },
    ])
  })

  it('is refused beside its field where it is too long, and not lost', async () => {
    await shopper.readyToOrder()
    const note = 'я'.repeat(1500)
    const answer = await shopper.send('savePaymentAction', { payment: 'cash-on-delivery', note })
    expect(answer).toMatchObject({ errors: { note: bg.form.problems['too-long'] }, values: { note } })
    expect((await shopper.opened()).typed.note).toBe(note)
    await shopper.send('savePaymentAction', { payment: 'cash-on-delivery', note: 'я'.repeat(500_000) })
    expect((await shopper.opened()).typed.note?.length).toBe(2000)
  })
})
