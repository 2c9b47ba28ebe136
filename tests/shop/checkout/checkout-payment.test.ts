import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import bg from '../../../messages/bg.json'
import { authServer, password } from '../../auth-server/auth-server'
import { freshDatabase } from '../../setup/database'
import { startProvider } from '../orders/provider-kit'
import { contact, home, type Shopper, shopperKit } from './shopper-kit'

const server = await authServer()
await freshDatabase()
Object.assign(process.env, server.environment())
const provider = await startProvider()
let payload: Payload
let kit: Awaited<ReturnType<typeof shopperKit>>
let signIn: typeof import('@/features/auth/login').signInWithPassword
let addresses: typeof import('@/features/account/addresses')

beforeAll(async () => {
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await shopperKit(payload)
  signIn = (await import('@/features/auth/login')).signInWithPassword
  addresses = await import('@/features/account/addresses')
})
afterAll(() => payload.destroy())

const deliveryCents = 450

async function bought(amountCents = 5000) {
  const { buyVoucher } = await import('@/features/shop/orders/vouchers/buy-voucher')
  const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
  const { issueCode } = await import('@/features/shop/orders/vouchers/codes')
  const gift = { design: 'branch', recipient: 'Петя', sender: 'Иван', message: null, email: null } as const
  const buyer = { buyer: 'Иван', buyerEmail: `${randomUUID()}@example.com`, payment: 'bank-transfer' } as const
  const wish = { ...gift, ...buyer, amountCents, sendOn: '2026-01-01' }
  const answer = await buyVoucher(await createLocalReq({}, payload), wish, {
    key: randomUUID(),
    language: 'bg',
    customer: null,
    origin: null,
  })
  if (!answer.ok) throw new Error(answer.why)
  await receiveBankTransfer(await createLocalReq({}, payload), answer.id, amountCents)
  const { rows } = await kit.run(sql`select id from shop.gift_cards where order_id = ${answer.id}`)
  const { id } = z.object({ id: z.string() }).parse(rows[0])
  return { id, code: await issueCode(payload.db.drizzle, id) }
}

async function withRest(restCents: number, gift = bought()) {
  const shopper = kit.newShopper()
  const { code } = await gift
  const goods = await kit.variantWith(3, { priceCents: 5000 + restCents - deliveryCents })
  await shopper.toCart('addToCartAction', { variant: goods.id })
  await shopper.send('saveContactAction', contact)
  await shopper.send('saveDeliveryAction', { method: kit.method, ...home })
  await shopper.send('savePaymentAction', { voucher: code })
  return shopper
}

async function unpaidOf({ browser }: Shopper, now = new Date()) {
  const { currentCart } = await import('@/features/shop/checkout/cart/server/current-cart')
  const { unpaidOrderPath } = await import('@/features/shop/checkout/server/unpaid-order')
  return browser.run(async () => unpaidOrderPath(await currentCart('bg'), 'bg', now))
}

it('leads back from a card payment to the order instead of an empty cart, as long as it can be paid', async () => {
  const ordered = async (payment: string) => {
    const shopper = kit.newShopper()
    await shopper.readyToOrder()
    await shopper.send('savePaymentAction', { payment })
    const { to = '' } = await shopper.send('orderAction', await shopper.button())
    expect(await shopper.lines()).toEqual([])
    return { to, waiting: (now: Date) => unpaidOf(shopper, now) }
  }
  const { to, waiting } = await ordered('card')
  expect(to).toMatch(/^\/api\/shop\/payments\/open\?key=/)
  expect(await waiting(new Date())).toBe(to.replace('/api/shop/payments/open', '/shop-order-tracking'))
  expect(await waiting(new Date('2100-01-01'))).toBeNull()
  expect(await (await ordered('cash-on-delivery')).waiting(new Date())).toBeNull()
})

it('leads back to the order from goods that are saved for later too, but not from others to order', async () => {
  const shopper = kit.newShopper()
  const [later, more] = [await kit.variantWith(3), await kit.variantWith(3)]
  await shopper.toCart('addToCartAction', { variant: later.id })
  await shopper.toCart('saveForLaterAction', { variant: later.id, saved: 'on' })
  await shopper.readyToOrder()
  await shopper.send('savePaymentAction', { payment: 'card' })
  await shopper.send('orderAction', await shopper.button())
  expect(await shopper.lines()).toMatchObject([{ variant: later.id, saved: true }])
  expect(await unpaidOf(shopper)).toMatch(/^\/shop-order-tracking\?key=/)
  await shopper.toCart('addToCartAction', { variant: more.id })
  expect(await unpaidOf(shopper)).toBeNull()
})

describe('what a voucher leaves to pay', () => {
  it.each([
    [49, ['bank-transfer']],
    [50, ['bank-transfer', 'card']],
    [0, ['gift-voucher']],
  ])('%i cents by %j', async (cents, payments) => {
    const { choices } = await (await withRest(cents)).opened()
    expect(choices.payments.toSorted()).toEqual(payments)
    expect(choices).toMatchObject({ restCents: cents, isTooLittle: cents === 49 })
  })

  it('is 50 cents where only a card could pay less', async () => {
    const gift = await bought()
    await payload.updateGlobal({ slug: 'shop-settings', data: { paymentMethods: ['card'] } })
    const shopper = await withRest(20, Promise.resolve(gift))
    expect((await shopper.opened()).choices).toMatchObject({
      restCents: 50,
      payments: ['card'],
      vouchers: [{ cents: 4970 }],
    })
    const all = ['card', 'bank-transfer', 'cash-on-delivery'] as const
    await payload.updateGlobal({ slug: 'shop-settings', data: { paymentMethods: [...all] } })
  })

  it('is not paid at the door, and where nothing else is offered that is said', async () => {
    const gift = await bought()
    await payload.updateGlobal({ slug: 'shop-settings', data: { paymentMethods: ['cash-on-delivery'] } })
    const shopper = await withRest(2000, Promise.resolve(gift))
    expect((await shopper.opened()).choices).toMatchObject({ payments: [], unpayable: 'rest' })
    const all = ['card', 'bank-transfer', 'cash-on-delivery'] as const
    await payload.updateGlobal({ slug: 'shop-settings', data: { paymentMethods: [...all] } })
  })

  it('is refused by card below 50 cents, also where a form asks for it', async () => {
    const shopper = await withRest(20)
    expect((await shopper.send('savePaymentAction', { payment: 'card' })).errors).toEqual({
      payment: bg.form.problems.choose,
    })
    const { id: variant, line } = await kit.variantWith(1)
    const { id: voucher } = await bought(2429)
    const order = kit.requestOf([line], { paymentMethod: 'card', vouchers: [{ voucher, cents: 2429 }] })
    expect(await kit.place(order)).toEqual({ ok: false, problem: { kind: 'payment-method' } })
    expect(await kit.stockOf(variant)).toEqual({ onHand: 1, reserved: 0 })
  })
})

it('a code that takes all of the goods leaves no card for a delivery below 50 cents, nor for nothing', async () => {
  const { id } = await payload.create({
    collection: 'coupons',
    data: { code: 'ALLFREE', percentOff: 100, validFrom: '2026-01-01', validTo: '2027-12-31' },
  })
  const shopper = kit.newShopper()
  await shopper.toCart('addToCartAction', { variant: (await kit.variantWith(3)).id })
  await shopper.send('saveContactAction', contact)
  await shopper.send('saveDeliveryAction', { method: kit.method, ...home })
  await shopper.send('savePaymentAction', { coupon: 'ALLFREE' })
  const payments = async (cents: number) => {
    await payload.update({
      collection: 'shipping-methods',
      id: kit.method,
      data: { rates: [{ upToGrams: 5000, priceCents: cents }] },
    })
    return (await shopper.opened()).choices.payments.toSorted()
  }
  expect(await payments(deliveryCents)).toContain('card')
  expect(await payments(49)).toEqual(['bank-transfer', 'cash-on-delivery'])
  expect(await payments(0)).toEqual(['bank-transfer', 'cash-on-delivery'])
  await payments(deliveryCents)
  await payload.delete({ collection: 'coupons', id })
})

it('the simulator refuses less than 50 cents, as the provider does', async () => {
  const ask = async (cents: string) => {
    const expires = String(Math.floor(Date.now() / 1000) + 3600)
    const body = new URLSearchParams({ 'line_items[0][price_data][unit_amount]': cents, expires_at: expires })
    const headers = { authorization: `Bearer ${process.env.STRIPE_SECRET_KEY}` }
    const answer = await fetch(`${provider.url}/v1/checkout/sessions`, { method: 'POST', body, headers })
    return [answer.status, JSON.parse(await answer.text()).error?.code]
  }
  expect(await ask('49')).toEqual([400, 'amount_too_small'])
  expect(await ask('50')).toEqual([200, undefined])
})

it('an address abroad gets no parcel: it is refused at the field, by the order itself, and as the address for delivery', async () => {
  const shopper = kit.newShopper()
  const { email } = await server.signedIn()
  await shopper.browser.run(() => signIn({ email, password }))
  await shopper.toCart('addToCartAction', { variant: (await kit.variantWith(2)).id })
  await shopper.send('saveContactAction', contact)
  const { customer } = await shopper.opened()
  if (!customer) throw new Error('nobody is signed in')
  const wien = { name: 'Ана Колева', street: 'Ring 1', postcode: '1010', city: 'Wien', country: 'AT' }
  expect(await addresses.saveAddress({ customer }, wien)).toEqual({ ok: true })
  const { choices, typed } = await shopper.opened()
  expect(typed.address).toBeUndefined()
  const [saved] = choices.addresses
  const chosen = { method: kit.method, address: saved?.id ?? '' }
  expect((await shopper.send('saveDeliveryAction', chosen)).errors).toEqual({ address: bg.form.problems.abroad })
  const now = await payload.findByID({ collection: 'customers', id: customer.id, depth: 0 })
  expect([now.shippingAddress, now.billingAddress]).toEqual([null, saved?.id])
  expect((await shopper.opened()).typed).toMatchObject({ company: '', invoiceAddress: 'Ring 1, 1010 Wien' })
  const abroad = { ok: false, problem: { code: 'abroad' } }
  expect(await addresses.chooseAddress(customer, saved?.id, 'shipping')).toEqual(abroad)
  const asDelivery = { ...wien, use: 'shipping' }
  expect(await addresses.saveAddress({ customer }, asDelivery)).toEqual({
    ok: false,
    problem: { code: 'abroad', field: 'country' },
  })
  const { line } = await kit.variantWith(1)
  expect(await kit.place(kit.requestOf([line], { shippingAddress: wien }))).toEqual({
    ok: false,
    problem: { kind: 'shipping' },
  })
  const { rows } = await kit.run(sql`select from orders where shipping_address_country <> 'BG'`)
  expect(rows).toEqual([])
})
