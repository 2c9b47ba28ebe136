import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moneyMethods } from '@/domain/order-states'
import bg from '../../../messages/bg.json'
import { authServer, password } from '../../auth-server/auth-server'
import { freshDatabase } from '../../setup/database'
import { contact, home, type Shopper, shopperKit } from './shopper-kit'

const server = await authServer()
let payload: Payload
let kit: Awaited<ReturnType<typeof shopperKit>>
let points: typeof import('@/features/shop/goods/delivery/import-points')
let signIn: typeof import('@/features/auth/login').signInWithPassword
let locker = ''
let shopper: Shopper

beforeAll(async () => {
  await freshDatabase()
  Object.assign(process.env, server.environment())
  payload = await (await import('@/server/cms')).cmsSystem()
  kit = await shopperKit(payload)
  points = await import('@/features/shop/goods/delivery/import-points')
  signIn = (await import('@/features/auth/login')).signInWithPassword
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
  shopper = kit.newShopper()
})

describe('a guest', () => {
  it('orders what stood above the button, and the cart is empty', async () => {
    const goods = await shopper.readyToOrder(2)
    const form = await shopper.button()
    const { to } = await shopper.send('orderAction', form)
    expect(to).toMatch(/^\/shop-order-tracking\?key=/)
    const [order] = await kit.ordersOf(form.key)
    expect(order).toMatchObject({ email: contact.email, paymentMethod: 'cash-on-delivery', language: 'bg' })
    expect(order?.totalCents).toBe(Number(form.total))
    expect(order?.shippingAddress).toMatchObject({ ...home, name: contact.name, country: 'BG' })
    expect(await kit.stockOf(goods.id)).toEqual({ onHand: 7, reserved: 0 })
    expect(await shopper.lines()).toEqual([])
    expect(shopper.browser.cookies.get('broshura-cart-count')).toBe('0.guest')
  })

  it('makes one order by a double click, by Back, and by sending it again later', async () => {
    const goods = await shopper.readyToOrder()
    const form = await shopper.button()
    const twice = await Promise.all([shopper.send('orderAction', form), shopper.send('orderAction', form)])
    const later = await shopper.send('orderAction', form)
    for (const { to } of [...twice, later]) expect(to).toMatch(/^\/shop-order-tracking\?key=/)
    expect(await kit.ordersOf(form.key)).toHaveLength(1)
    expect(await kit.stockOf(goods.id)).toEqual({ onHand: 8, reserved: 0 })
  })

  it('is told all that is wrong at once, and loses nothing that was typed', async () => {
    await shopper.toCart('addToCartAction', { variant: (await kit.variantWith(3)).id })
    const wrong = { name: '', email: 'maria@', phone: 'call me' }
    const { problems } = bg.form
    expect(await shopper.send('saveContactAction', wrong)).toMatchObject({
      values: wrong,
      errors: { name: problems.required, email: problems.email, phone: problems['phone-shape'] },
    })
    expect((await shopper.opened()).typed).toMatchObject(wrong)
  })

  it('sees a price that was raised meanwhile old and new, and is not charged it', async () => {
    const goods = await shopper.readyToOrder()
    const form = await shopper.button()
    await payload.update({ collection: 'products', id: goods.product, data: { priceCents: 2999 } })
    const { to } = await shopper.send('orderAction', form)
    expect(to).toBe('/shop-checkout?step=order&problem=price')
    expect(await kit.ordersOf(form.key)).toEqual([])
    expect((await shopper.opened()).lines).toMatchObject([{ addedCents: 1999, cents: 2999 }])
    expect((await shopper.send('orderAction', await shopper.button())).to).toMatch(/^\/shop-order-tracking/)
    expect(await kit.ordersOf(form.key)).toMatchObject([{ subtotalCents: 2999 }])
  })

  it('is told what has sold out meanwhile', async () => {
    const goods = await shopper.readyToOrder(2)
    const form = await shopper.button()
    await payload.db.drizzle.execute(sql`update shop.variant_stock set on_hand = 1 where variant = ${goods.id}`)
    expect((await shopper.send('orderAction', form)).to).toBe('/shop-checkout?step=order&problem=goods')
    expect((await shopper.opened()).lines).toMatchObject([{ quantity: 2, free: 1 }])
  })

  it('does not order a cart that another tab has changed', async () => {
    const goods = await shopper.readyToOrder()
    const form = await shopper.button()
    await shopper.toCart('setQuantityAction', { variant: goods.id, quantity: '3' })
    expect((await shopper.send('orderAction', form)).to).toBe('/shop-checkout?step=order&problem=changed')
    expect(await kit.ordersOf(form.key)).toEqual([])
  })

  it.each([
    ['saveContactAction', { ...contact, email: 'another@example.com' }],
    ['saveDeliveryAction', { ...home, street: 'бул. Витоша 1' }],
    ['savePaymentAction', { payment: 'bank-transfer' }],
    ['savePaymentAction', { payment: 'cash-on-delivery', note: 'Звънете' }],
  ] as const)('does not order what another tab has changed meanwhile by %s: %j', async (action, fields) => {
    await shopper.readyToOrder()
    const form = await shopper.button()
    await shopper.send(action, { method: kit.method, ...fields })
    expect((await shopper.send('orderAction', form)).to).toBe('/shop-checkout?step=order&problem=changed')
    expect(await kit.ordersOf(form.key)).toEqual([])
    expect((await shopper.send('orderAction', await shopper.button())).to).toMatch(/^\/shop-order-tracking/)
  })
})

describe('a pick-up point', () => {
  const atLocker = (fields: Record<string, string>) => shopper.send('saveDeliveryAction', { method: locker, ...fields })
  const again = async (fields: Record<string, string>) => {
    const { typed, choices } = await shopper.opened()
    const shown = { townOf: choices.method?.id ?? '', ...(choices.points.length > 0 && { pointsOf: typed.town ?? '' }) }
    return atLocker({ ...shown, ...fields })
  }

  beforeEach(async () => {
    await shopper.toCart('addToCartAction', { variant: (await kit.variantWith(3, { weightGrams: 900 })).id })
    await shopper.send('saveContactAction', contact)
  })

  it('is found by its town in Latin letters, without those that are too small for the parcel', async () => {
    expect((await atLocker({ town: 'plovdiv' })).to).toBe('/shop-checkout?step=delivery')
    expect((await shopper.opened()).choices.points.map(({ name }) => name)).toEqual(['Автомат 1'])
    expect((await again({ town: 'plovdiv' })).errors).toEqual({ point: bg.form.problems['pickup-point'] })
    expect((await again({ town: 'plovdiv', point: 'speedy:1' })).to).toBe('/shop-checkout?step=payment')
    expect((await shopper.opened()).choices.payments).toEqual(['bank-transfer'])
  })

  it('is asked for on the page that follows, where the way or the town was chosen only now: no missing field is named', async () => {
    expect((await atLocker({})).to).toBe('/shop-checkout?step=delivery')
    expect((await shopper.opened()).choices.method?.id).toBe(locker)
    expect((await again({})).errors).toEqual({ town: bg.form.problems['pickup-search'] })
    expect((await again({ town: 'Пловдив' })).to).toBe('/shop-checkout?step=delivery')
    expect((await again({ town: 'Русе' })).to).toBe('/shop-checkout?step=delivery')
    expect((await again({ town: 'Русе', point: 'speedy:1' })).errors).toEqual({
      point: bg.form.problems['pickup-point'],
    })
  })

  it('is refused where it is too small, in another town, or there is none', async () => {
    await atLocker({ town: 'Пловдив' })
    expect((await again({ town: 'Пловдив', point: 'speedy:2' })).errors).toHaveProperty('point')
    expect((await again({ town: 'Пловдив', point: 'speedy:3' })).errors).toHaveProperty('point')
    expect((await again({ town: 'Атлантида' })).errors).toEqual({ town: bg.form.problems['pickup-none'] })
    expect((await again({ town: '' })).errors).toEqual({ town: bg.form.problems['pickup-search'] })
  })

  it('cannot be chosen where cash on delivery alone is offered, which it does not take', async () => {
    await payload.updateGlobal({ slug: 'shop-settings', data: { paymentMethods: ['cash-on-delivery'] } })
    const { methods } = (await shopper.opened()).choices
    expect(methods.find(({ id }) => id === locker)).toMatchObject({ isPayable: false })
    expect(methods.find(({ id }) => id === kit.method)).toMatchObject({ isPayable: true })
    await atLocker({ town: 'Русе' })
    expect((await shopper.opened()).choices).toMatchObject({ payments: [], unpayable: 'method' })
    await payload.updateGlobal({ slug: 'shop-settings', data: { paymentMethods: [...moneyMethods] } })
    expect((await shopper.opened()).choices).toMatchObject({ payments: ['bank-transfer'], unpayable: null })
  })

  it('is asked for at once where there is no other method of delivery', async () => {
    expect((await shopper.opened()).choices.method).toBeNull()
    await payload.update({ collection: 'shipping-methods', id: kit.method, data: { active: false } })
    expect((await shopper.opened()).choices.method?.id).toBe(locker)
    expect((await again({})).errors).toEqual({ town: bg.form.problems['pickup-search'] })
    await payload.update({ collection: 'shipping-methods', id: kit.method, data: { active: true } })
  })

  it('takes no parcel that is heavier than its rates', async () => {
    const heavy = await kit.variantWith(3, { weightGrams: 3000 })
    await shopper.toCart('addToCartAction', { variant: heavy.id })
    expect((await atLocker({ town: 'Русе' })).errors).toEqual({ method: bg.form.problems.choose })
  })
})

it('checks the company of an invoice and the code of a coupon beside their fields', async () => {
  await shopper.readyToOrder()
  const wish = { payment: 'bank-transfer', invoice: 'on', company: 'Фирма', eik: '203123452', invoiceAddress: 'София' }
  const { problems } = bg.form
  expect((await shopper.send('savePaymentAction', { ...wish, vatNumber: 'BG1', coupon: 'NONE' })).errors).toEqual({
    coupon: problems['coupon-unknown'],
    eik: problems.eik,
    vatNumber: problems['vat-number'],
  })
  const other = { ...wish, eik: '203 123 451', vatNumber: 'BG175074752' }
  expect((await shopper.send('savePaymentAction', other)).errors).toEqual({ vatNumber: problems['vat-number-other'] })
  expect((await shopper.send('savePaymentAction', { ...wish, eik: '203 123 451' })).to).toBe(
    '/shop-checkout?step=order',
  )
  const form = await shopper.button()
  await shopper.send('orderAction', form)
  expect(await kit.ordersOf(form.key)).toMatchObject([{ invoice: { company: 'Фирма', eik: '203123451' } }])
})

it('goes on with the account what was begun as a guest, and keeps the address where that is wished', async () => {
  const goods = await kit.variantWith(9)
  await shopper.toCart('addToCartAction', { variant: goods.id, quantity: '2' })
  await shopper.send('saveContactAction', contact)
  const { email } = await server.signedIn()
  await shopper.browser.run(() => signIn({ email, password }))
  expect((await shopper.opened()).typed).toMatchObject(contact)
  await shopper.send('saveDeliveryAction', { method: kit.method, address: 'new', keep: 'on', ...home })
  await shopper.send('savePaymentAction', { payment: 'cash-on-delivery' })
  await shopper.send('orderAction', await shopper.button())
  const again = await kit.variantWith(1)
  await shopper.toCart('addToCartAction', { variant: again.id })
  expect((await shopper.opened()).choices.addresses).toMatchObject([home])
  expect((await shopper.opened()).typed.address).toBe((await shopper.opened()).choices.addresses[0]?.id)
})

it('fills in the name and phone of the profile, and of the saved address where the profile has none', async () => {
  const { email } = await server.signedIn()
  await shopper.browser.run(() => signIn({ email, password }))
  await shopper.toCart('addToCartAction', { variant: (await kit.variantWith(1)).id })
  const { customer } = await shopper.opened()
  if (!customer) throw new Error('nobody is signed in')
  const saved = { ...home, country: 'BG', customer: customer.id, name: 'Ана Колева', phone: '+359 88 111 2222' }
  const { id: address } = await payload.create({ collection: 'addresses', data: saved })
  await payload.update({ collection: 'customers', id: customer.id, data: { name: null, phone: null } })
  expect((await shopper.opened()).typed).toMatchObject({ name: saved.name, phone: saved.phone, email, address })
  const profile = { name: 'Анна Колева', phone: '+359 88 333 4444' }
  await payload.update({ collection: 'customers', id: customer.id, data: profile })
  expect((await shopper.opened()).typed).toMatchObject(profile)
  await shopper.send('saveContactAction', { ...contact, name: '' })
  expect((await shopper.opened()).typed).toMatchObject({ ...contact, name: '' })
})

it('has the telephone number of the contact where the saved address has none, and the contact as its buyer', async () => {
  const { email } = await server.signedIn()
  await shopper.browser.run(() => signIn({ email, password }))
  await shopper.readyToOrder()
  const { customer } = await shopper.opened()
  if (!customer) throw new Error('nobody is signed in')
  const data = { ...home, country: 'BG', customer: customer.id, name: 'Ана Колева' }
  const { id: address } = await payload.create({ collection: 'addresses', data })
  await shopper.send('saveDeliveryAction', { method: kit.method, address })
  const form = await shopper.button()
  await shopper.send('orderAction', form)
  const [order] = await kit.ordersOf(form.key)
  expect(order?.shippingAddress).toMatchObject({ name: data.name, phone: contact.phone })
  expect(order?.billingAddress).toMatchObject({ name: contact.name, phone: contact.phone, street: home.street })
})

it('puts what is still sold of an own order into the cart again', async () => {
  const { email } = await server.signedIn()
  await shopper.browser.run(() => signIn({ email, password }))
  const goods = await shopper.readyToOrder(2)
  await shopper.send('saveDeliveryAction', { method: kit.method, address: 'new', ...home })
  const form = await shopper.button()
  await shopper.send('orderAction', form)
  const [order] = await kit.ordersOf(form.key)
  const again = { order: order?.number ?? '' }
  expect(await shopper.toCart('buyAgainAction', again)).toContain('note=added')
  expect(await shopper.lines()).toMatchObject([{ variant: goods.id, quantity: 2 }])
  const { drizzle } = payload.db
  await drizzle.execute(sql`update shop.variant_stock set on_hand = reserved + 3 where variant = ${goods.id}`)
  expect(await shopper.toCart('buyAgainAction', again)).toContain('note=corrected')
  expect(await shopper.lines()).toMatchObject([{ variant: goods.id, quantity: 3 }])
  expect(await kit.newShopper().toCart('buyAgainAction', again)).toContain('/login')
})
