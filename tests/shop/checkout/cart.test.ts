import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Owner } from '@/features/shop/orders/owned/owned-rows'
import type { Database } from '@/server/db/transaction'
import { customerFixtures } from '../../account/customer-fixtures'
import { contentFixtures } from '../../content/content-fixtures'
import { freshDatabase } from '../../setup/database'

let payload: Payload
let store: typeof import('@/features/shop/checkout/cart/server/store-cart')
let lines: typeof import('@/features/shop/checkout/cart/server/change-lines')
let stock: typeof import('@/features/shop/goods/stock/reserve')
let product = ''
let colour = ''
let customer = ''
let newCustomer: () => Promise<{ id: string }>
let count = 0

beforeAll(async () => {
  await freshDatabase()
  const { cmsSystem } = await import('@/server/cms')
  payload = await cmsSystem()
  store = await import('@/features/shop/checkout/cart/server/store-cart')
  lines = await import('@/features/shop/checkout/cart/server/change-lines')
  stock = await import('@/features/shop/goods/stock/reserve')
  newCustomer = (await customerFixtures(payload)).customer
  product = await (await contentFixtures(payload)).createProduct({ slug: 'carted' })
  await payload.update({ collection: 'products', id: product, data: { priceCents: 4900 } })
  colour = (await payload.create({ collection: 'colours', data: { name: 'Бяло', slug: 'white', hex: '#ffffff' } })).id
})
afterAll(() => payload.destroy())
beforeEach(async () => {
  customer = (await newCustomer()).id
})

const inOne = <Result>(work: (transaction: Database) => Promise<Result>) => payload.db.drizzle.transaction(work)
const guest: Owner = { customer: null, guest: null }

async function variantWith(pieces: number): Promise<string> {
  count += 1
  const data = { product, colour, size: String(count), sku: `CART-${count}` }
  const { id } = await payload.create({ collection: 'variants', data })
  if (pieces > 0) await stock.moveStock(payload.db.drizzle, { variant: id, quantity: pieces }, 'delivery')
  return id
}

const cartWith = (owner: Owner, pieces: Record<string, number>) =>
  inOne(async (transaction) => {
    const cart = await store.cartToChange(transaction, owner)
    for (const [variant, quantity] of Object.entries(pieces)) {
      await store.putLines(transaction, cart, [{ variant, quantity, addedCents: 4900 }])
    }
    return cart
  })

async function piecesOf(owner: Owner): Promise<Record<string, number>> {
  const cart = await store.findCart(payload.db.drizzle, owner)
  const found = cart ? await store.cartLinesOf(payload.db.drizzle, cart) : []
  return Object.fromEntries(found.map(({ variant, quantity }) => [variant, quantity]))
}

const signIn = (guestCart: string, who = customer) =>
  inOne((transaction) => store.mergeCarts(transaction, { customer: who, guest: guestCart }))

describe('a cart at the sign-in', () => {
  it('takes the larger quantity of each variant, never the sum, and loses none', async () => {
    const [one, two, three] = [await variantWith(9), await variantWith(9), await variantWith(9)]
    await cartWith({ customer, guest: null }, { [one]: 2, [two]: 5 })
    await signIn(await cartWith(guest, { [one]: 3, [two]: 1, [three]: 4 }))
    expect(await piecesOf({ customer, guest: null })).toEqual({ [one]: 3, [two]: 5, [three]: 4 })
  })

  it('is the same on two devices at once, however often it is repeated', async () => {
    const [one, two, three] = [await variantWith(9), await variantWith(9), await variantWith(9)]
    const phone = await cartWith(guest, { [one]: 2, [two]: 1 })
    const desktop = await cartWith(guest, { [one]: 2, [three]: 1 })
    await Promise.all([phone, desktop, phone, desktop, phone].map((cart) => signIn(cart)))
    expect(await piecesOf({ customer, guest: null })).toEqual({ [one]: 2, [two]: 1, [three]: 1 })
    expect(await piecesOf({ customer: null, guest: phone })).toEqual({})
  })

  it('keeps in the cart what only one of the two had set aside', async () => {
    const one = await variantWith(9)
    const own = await cartWith({ customer, guest: null }, { [one]: 1 })
    await store.changeLine(payload.db.drizzle, own, one, { saved: true })
    await signIn(await cartWith(guest, { [one]: 1 }))
    expect(await store.cartLinesOf(payload.db.drizzle, own)).toMatchObject([{ saved: false }])
  })
})

it('opens no customer’s cart by its id, and gives a guest an id of our own', async () => {
  const one = await variantWith(9)
  const own = await cartWith({ customer, guest: null }, { [one]: 1 })
  expect(await piecesOf({ customer: null, guest: own })).toEqual({})
  await signIn(own, (await newCustomer()).id)
  expect(await piecesOf({ customer, guest: null })).toEqual({ [one]: 1 })
  const invented = randomUUID()
  expect(await cartWith({ customer: null, guest: invented }, { [one]: 1 })).not.toBe(invented)
})

describe('a quantity', () => {
  const add = (cart: string, variant: string, typed: string) =>
    inOne((transaction) => lines.addPieces(transaction, { cart, variant }, typed))
  const set = (cart: string, variant: string, typed: string) =>
    inOne((transaction) => lines.setPieces(transaction, { cart, variant }, typed))

  it('is added to what is there, within the stock, and said to be corrected', async () => {
    const one = await variantWith(5)
    const cart = await cartWith(guest, {})
    expect(await add(cart, one, '2')).toBe('added')
    expect(await add(cart, one, '2')).toBe('added')
    expect(await add(cart, one, '2')).toBe('corrected')
    expect(await piecesOf({ customer: null, guest: cart })).toEqual({ [one]: 5 })
  })

  it('is added for many variants as for each of them, with two statements while the cart is locked', async () => {
    const [one, two, none] = [await variantWith(9), await variantWith(2), await variantWith(0)]
    const cart = await cartWith(guest, { [one]: 1 })
    const pieces = [one, two, two, none, null].map((variant, index) => ({ variant, quantity: index + 1 }))
    const goods = await lines.goodsOf(payload.db.drizzle, pieces, new Date())
    const notes = await inOne(async (transaction) => {
      const execute = vi.spyOn(transaction, 'execute')
      const added = await lines.addAll(transaction, cart, pieces, goods)
      expect(execute).toHaveBeenCalledTimes(2)
      return added
    })
    expect(notes).toEqual(['added', 'added', 'corrected', 'gone', 'gone'])
    expect(await piecesOf({ customer: null, guest: cart })).toEqual({ [one]: 2, [two]: 2 })
  })

  it.each([
    ['3', 3, 'changed'],
    ['8', 5, 'corrected'],
    ['0', 1, 'corrected'],
    ['2,5', 2, 'corrected'],
    ['many', 1, 'corrected'],
  ])('typed as %s becomes %i', async (typed, quantity, note) => {
    const one = await variantWith(5)
    const cart = await cartWith(guest, { [one]: 2 })
    expect(await set(cart, one, typed)).toBe(note)
    expect(await piecesOf({ customer: null, guest: cart })).toEqual({ [one]: quantity })
  })

  it('of what is sold out, or was never there, is not added', async () => {
    const cart = await cartWith(guest, {})
    expect(await add(cart, await variantWith(0), '1')).toBe('gone')
    expect(await add(cart, randomUUID(), '1')).toBe('gone')
    expect(await piecesOf({ customer: null, guest: cart })).toEqual({})
  })

  it('is not said to be changed, nor its line to be set aside, once the line is no longer in the cart', async () => {
    const one = await variantWith(5)
    const cart = await cartWith(guest, { [one]: 2 })
    await store.removeLine(payload.db.drizzle, cart, one)
    expect(await set(cart, one, '3')).toBe('absent')
    for (const saved of [true, false])
      expect(await inOne((transaction) => lines.saveForLater(transaction, cart, one, saved))).toBe('absent')
    expect(await piecesOf({ customer: null, guest: cart })).toEqual({})
  })

  it('added by many presses at once is the sum of them', async () => {
    const one = await variantWith(50)
    const cart = await cartWith(guest, {})
    const owner = { customer: null, guest: cart }
    const press = () =>
      inOne(async (transaction) =>
        lines.addPieces(transaction, { cart: await store.cartToChange(transaction, owner), variant: one }, '1'),
      )
    await Promise.all(Array.from({ length: 8 }, press))
    expect(await piecesOf(owner)).toEqual({ [one]: 8 })
  })
})

it('forgets what was typed at the checkout, and what was ordered there, after seven days', async () => {
  const checkout = await import('@/features/shop/checkout/server/store-checkout')
  const [old, fresh] = [await cartWith(guest, {}), await cartWith(guest, {})]
  const type = async (cart: string, time: string) => {
    await checkout.saveStep(payload.db.drizzle, cart, 'contact', { email: 'maria@example.com' })
    await payload.db.pool.query('update shop.checkouts set updated_at = now() - $2::interval where cart = $1', [
      cart,
      time,
    ])
  }
  await type(old, '7 days 1 hour')
  await type(fresh, '6 days 23 hours')
  await checkout.removeOldCheckouts(payload.db.drizzle)
  const { rows } = await payload.db.pool.query('select cart from shop.checkouts where cart in ($1, $2)', [old, fresh])
  expect(rows).toEqual([{ cart: fresh }])
})

it('removes a cart that nobody has changed for 60 days, and no other', async () => {
  const [old, fresh] = [await cartWith(guest, {}), await cartWith(guest, {})]
  const leave = (id: string, days: number) =>
    payload.db.drizzle.execute(sql`
      update shop.carts set updated_at = now() - make_interval(days => ${days}, hours => 1) where id = ${id}`)
  await leave(old, 60)
  await leave(fresh, 59)
  await store.removeOldCarts(payload.db.drizzle)
  const left = (id: string) => store.findCart(payload.db.drizzle, { customer: null, guest: id })
  expect([await left(old), await left(fresh)]).toEqual([null, fresh])
})
