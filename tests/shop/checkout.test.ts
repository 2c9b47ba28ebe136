import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import bg from '../../messages/bg.json'
import { type Browser, newBrowser } from '../auth/browser'
import { authServer, password } from '../auth-server/auth-server'
import { freshDatabase } from '../setup/database'
import { visitorRequest } from '../setup/next-request'
import { orderKit } from './order-kit'

const server = await authServer()
let payload: Payload
let kit: Awaited<ReturnType<typeof orderKit>>
let cart: typeof import('@/features/shop/cart/actions')
let checkout: typeof import('@/features/shop/checkout/actions')
let reading: typeof import('@/features/shop/cart/server/current-cart')
let opening: typeof import('@/features/shop/checkout/server/open-checkout')
let shownText: typeof import('@/features/shop/checkout/server/order').shownText
let points: typeof import('@/features/shop/delivery/import-points')
let signIn: typeof import('@/features/account/auth/login').signInWithPassword
let locker = ''
let browser: Browser

beforeAll(async () => {
  await freshDatabase()
  Object.assign(process.env, server.environment())
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await orderKit(payload)
  cart = await import('@/features/shop/cart/actions')
  checkout = await import('@/features/shop/checkout/actions')
  reading = await import('@/features/shop/cart/server/current-cart')
  opening = await import('@/features/shop/checkout/server/open-checkout')
  ;({ shownText } = await import('@/features/shop/checkout/server/order'))
  points = await import('@/features/shop/delivery/import-points')
  signIn = (await import('@/features/account/auth/login')).signInWithPassword
  const { id } = await payload.create({
    collection: 'shipping-methods',
    data: {
      name: 'Автомат',
      kind: 'locker',
      carrier: 'speedy',
      rates: [{ upToGrams: 2000, priceCents: 249 }],
      daysFrom: 1,
      daysTo: 2,
      cashOnDelivery: false,
      active: true,
    },
  })
  locker = id
  const common = { carrier: 'speedy', kind: 'locker' as const, hours: '', latitude: 42.1, longitude: 24.7 }
  await points.writePoints(payload.db.drizzle, [
    { ...common, code: '1', name: 'Автомат 1', town: 'Пловдив', postcode: '4000', address: 'ул. 1', maxGrams: 5000 },
    { ...common, code: '2', name: 'Автомат 2', town: 'Пловдив', postcode: '4003', address: 'ул. 2', maxGrams: 100 },
    { ...common, code: '3', name: 'Автомат 3', town: 'Русе', postcode: '7000', address: 'ул. 3', maxGrams: null },
  ])
})
afterAll(() => payload.destroy())
beforeEach(() => {
  browser = newBrowser()
})

function formOf(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ locale: 'bg', ...fields })) data.set(name, value)
  return data
}

type CartAction = Exclude<keyof typeof cart, 'buyAgainAction'>

/** Sends a form of the cart; @returns where it leads. */
async function toCart(action: CartAction, fields: Record<string, string>, who = browser): Promise<string> {
  const redirected = await who.run(() => cart[action](formOf(fields)).catch((error: unknown) => error))
  return z.object({ digest: z.string() }).parse(redirected).digest
}

/** Sends a step as a script does: what follows is in `to`. */
const send = (action: keyof typeof checkout, fields: Record<string, string>, who = browser) =>
  who.run(() => visitorRequest(() => checkout[action]({ values: {} }, formOf({ script: 'on', ...fields }))))

const contact = { name: 'Мария Иванова', email: 'maria@example.com', phone: '+359 88 123 4567' }
const home = { street: 'ул. Шипка 6', postcode: '1504', city: 'София' }

const opened = (who = browser) =>
  who.run(() =>
    visitorRequest(async () => {
      const open = await opening.openCheckout('bg', new Date())
      if (!open) throw new Error('there is no checkout')
      return open
    }),
  )

/** What the form of the order button has in it. */
async function button(who = browser): Promise<Record<string, string>> {
  const { key, lines, choices } = await opened(who)
  return { key: key ?? '', lines: shownText(lines), total: String(choices.totals.totalCents) }
}

async function readyToOrder(pieces = 1) {
  const goods = await kit.variantWith(9)
  await toCart('addToCartAction', { variant: goods.id, quantity: String(pieces) })
  await send('saveContactAction', contact)
  await send('saveDeliveryAction', { method: kit.method, ...home })
  await send('savePaymentAction', { payment: 'cash-on-delivery' })
  return goods
}

const ordersOf = async (key: string | undefined) =>
  (await payload.find({ collection: 'orders', where: { checkoutKey: { equals: key } }, depth: 0 })).docs

describe('a guest', () => {
  it('orders what stood above the button, and the cart is empty', async () => {
    const goods = await readyToOrder(2)
    const form = await button()
    const { to } = await send('orderAction', form)
    expect(to).toMatch(/^\/shop-order-tracking\?key=/)
    const [order] = await ordersOf(form.key)
    expect(order).toMatchObject({ email: contact.email, paymentMethod: 'cash-on-delivery', language: 'bg' })
    expect(order?.totalCents).toBe(Number(form.total))
    expect(order?.shippingAddress).toMatchObject({ ...home, name: contact.name, country: 'BG' })
    expect(await kit.stockOf(goods.id)).toEqual({ onHand: 7, reserved: 0 })
    expect((await browser.run(() => reading.currentCart('bg'))).lines).toEqual([])
    expect(browser.cookies.get('broshura-cart-count')).toBe('0.guest')
  })

  it('makes one order by a double click, by Back, and by sending it again later', async () => {
    const goods = await readyToOrder()
    const form = await button()
    const twice = await Promise.all([send('orderAction', form), send('orderAction', form)])
    const later = await send('orderAction', form)
    for (const { to } of [...twice, later]) expect(to).toMatch(/^\/shop-order-tracking\?key=/)
    expect(await ordersOf(form.key)).toHaveLength(1)
    expect(await kit.stockOf(goods.id)).toEqual({ onHand: 8, reserved: 0 })
  })

  it('is told all that is wrong at once, and loses nothing that was typed', async () => {
    await toCart('addToCartAction', { variant: (await kit.variantWith(3)).id })
    const wrong = { name: '', email: 'maria@', phone: 'call me' }
    const { problems } = bg.form
    expect(await send('saveContactAction', wrong)).toMatchObject({
      values: wrong,
      errors: { name: problems.required, email: problems.email, phone: problems['phone-shape'] },
    })
    expect((await opened()).typed).toMatchObject(wrong)
  })

  it('sees a price that was raised meanwhile old and new, and is not charged it', async () => {
    const goods = await readyToOrder()
    const form = await button()
    await payload.update({ collection: 'products', id: goods.product, data: { priceCents: 2999 } })
    const { to } = await send('orderAction', form)
    expect(to).toBe('/shop-checkout?step=order&problem=price')
    expect(await ordersOf(form.key)).toEqual([])
    expect((await opened()).lines).toMatchObject([{ addedCents: 1999, cents: 2999 }])
    expect((await send('orderAction', await button())).to).toMatch(/^\/shop-order-tracking/)
    expect(await ordersOf(form.key)).toMatchObject([{ subtotalCents: 2999 }])
  })

  it('is told what has sold out meanwhile', async () => {
    const goods = await readyToOrder(2)
    const form = await button()
    await payload.db.drizzle.execute(sql`update shop.variant_stock set on_hand = 1 where variant = ${goods.id}`)
    expect((await send('orderAction', form)).to).toBe('/shop-checkout?step=order&problem=goods')
    expect((await opened()).lines).toMatchObject([{ quantity: 2, free: 1 }])
  })

  it('does not order a cart that another tab has changed', async () => {
    const goods = await readyToOrder()
    const form = await button()
    await toCart('setQuantityAction', { variant: goods.id, quantity: '3' })
    expect((await send('orderAction', form)).to).toBe('/shop-checkout?step=order&problem=changed')
    expect(await ordersOf(form.key)).toEqual([])
  })
})

describe('a pick-up point', () => {
  const atLocker = (fields: Record<string, string>) => send('saveDeliveryAction', { method: locker, ...fields })

  beforeEach(async () => {
    await toCart('addToCartAction', { variant: (await kit.variantWith(3, { weightGrams: 900 })).id })
    await send('saveContactAction', contact)
  })

  it('is found by its town in Latin letters, without those that are too small for the parcel', async () => {
    expect((await atLocker({ town: 'plovdiv' })).to).toBe('/shop-checkout?step=delivery')
    expect((await opened()).choices.points.map(({ name }) => name)).toEqual(['Автомат 1'])
    expect((await atLocker({ town: 'plovdiv' })).errors).toEqual({ point: bg.form.problems['pickup-point'] })
    expect((await atLocker({ town: 'plovdiv', point: 'speedy:1' })).to).toBe('/shop-checkout?step=payment')
    expect((await opened()).choices.payments).toEqual(['bank-transfer'])
  })

  it('is refused where it is too small, in another town, or there is none', async () => {
    await atLocker({ town: 'Пловдив' })
    expect((await atLocker({ town: 'Пловдив', point: 'speedy:2' })).errors).toHaveProperty('point')
    expect((await atLocker({ town: 'Пловдив', point: 'speedy:3' })).errors).toHaveProperty('point')
    expect((await atLocker({ town: 'Атлантида' })).errors).toEqual({ town: bg.form.problems['pickup-none'] })
    expect((await atLocker({ town: '' })).errors).toEqual({ town: bg.form.problems['pickup-search'] })
  })

  it('takes no parcel that is heavier than its rates', async () => {
    const heavy = await kit.variantWith(3, { weightGrams: 3000 })
    await toCart('addToCartAction', { variant: heavy.id })
    expect((await atLocker({ town: 'Русе' })).errors).toEqual({ method: bg.form.problems.choose })
  })
})

it('checks the company of an invoice and the code of a coupon beside their fields', async () => {
  await readyToOrder()
  const wish = { payment: 'bank-transfer', invoice: 'on', company: 'Фирма', eik: '203123452', invoiceAddress: 'София' }
  const { problems } = bg.form
  expect((await send('savePaymentAction', { ...wish, vatNumber: 'BG1', coupon: 'NONE' })).errors).toEqual({
    coupon: problems['coupon-unknown'],
    eik: problems.eik,
    vatNumber: problems['vat-number'],
  })
  expect((await send('savePaymentAction', { ...wish, eik: '203 123 451' })).to).toBe('/shop-checkout?step=order')
  const form = await button()
  await send('orderAction', form)
  expect(await ordersOf(form.key)).toMatchObject([{ invoice: { company: 'Фирма', eik: '203123451' } }])
})

it('goes on with the account what was begun as a guest, and keeps the address where that is wished', async () => {
  const goods = await kit.variantWith(9)
  await toCart('addToCartAction', { variant: goods.id, quantity: '2' })
  await send('saveContactAction', contact)
  const { email } = await server.signedIn()
  await browser.run(() => signIn({ email, password }))
  expect((await opened()).typed).toMatchObject(contact)
  await send('saveDeliveryAction', { method: kit.method, address: 'new', keep: 'on', ...home })
  await send('savePaymentAction', { payment: 'cash-on-delivery' })
  await send('orderAction', await button())
  const again = await kit.variantWith(1)
  await toCart('addToCartAction', { variant: again.id })
  expect((await opened()).choices.addresses).toMatchObject([home])
  expect((await opened()).typed.address).toBe((await opened()).choices.addresses[0]?.id)
})

it('puts what is still sold of an own order into the cart again', async () => {
  const { email } = await server.signedIn()
  await browser.run(() => signIn({ email, password }))
  const goods = await readyToOrder(2)
  await send('saveDeliveryAction', { method: kit.method, address: 'new', ...home })
  const form = await button()
  await send('orderAction', form)
  const [order] = await ordersOf(form.key)
  const buy = (who: Browser) =>
    who.run(() => cart.buyAgainAction(formOf({ order: order?.number ?? '' })).catch((error: unknown) => error))
  await buy(browser)
  const { lines } = await browser.run(() => reading.currentCart('bg'))
  expect(lines).toMatchObject([{ variant: goods.id, quantity: 2 }])
  expect(await buy(newBrowser())).toMatchObject({ digest: expect.stringContaining('/login') })
})
