import { beforeAll, describe, expect, it } from 'vitest'
import { newBrowser } from '../../auth/browser'
import { freshCms } from '../../setup/cms'
import { formOf, shopperKit } from './shopper-kit'

const { payload } = await freshCms()
const kit = await shopperKit(payload)
const { newCarts } = await import('@/features/shop/checkout/cart/server/current-cart')
const { takePoint } = await import('@/server/rate-limit')
const wishes = await import('@/features/shop/browse/wishlist/actions')

const office = '203.0.113.77'
const early = kit.newShopper(newBrowser(office))
let variant = ''

const countOf = async (table: 'carts' | 'wishlists') =>
  (await payload.db.pool.query(`select from shop.${table}`)).rowCount

beforeAll(async () => {
  variant = (await kit.variantWith(50)).id
  expect(await early.toCart('addToCartAction', { variant })).toContain('note=added')
  await takePoint(payload, newCarts, office, newCarts.points)
})

describe('a network that has opened more carts than people would', () => {
  it('opens no further one, and the page says so', async () => {
    const before = await countOf('carts')
    for (const action of ['addToCartAction', 'setQuantityAction', 'removeLineAction'] as const)
      expect(await kit.newShopper(newBrowser(office)).toCart(action, { variant })).toContain('note=busy')
    const forged = newBrowser(office)
    forged.cookies.set('broshura-cart', crypto.randomUUID())
    expect(await kit.newShopper(forged).toCart('addToCartAction', { variant })).toContain('note=busy')
    expect(await countOf('carts')).toBe(before)
  })

  it('goes on with the carts that it has', async () => {
    expect(await early.toCart('setQuantityAction', { variant, quantity: '3' })).toContain('note=changed')
    expect(await early.lines()).toMatchObject([{ variant, quantity: 3 }])
  })

  it('closes no other network', async () => {
    expect(await kit.newShopper(newBrowser('203.0.113.78')).toCart('addToCartAction', { variant })).toContain(
      'note=added',
    )
  })
})

it('a form of the wishlist makes no list for a guest who has none', async () => {
  const before = await countOf('wishlists')
  const fields = { wish: crypto.randomUUID(), list: crypto.randomUUID(), name: 'Списък', quantity: '1', note: '' }
  const forms = [
    () => wishes.removeWishAction(formOf(fields)),
    () => wishes.moveWishAction(formOf(fields)),
    () => wishes.changeWishAction({ values: {} }, formOf(fields)),
    () => wishes.createListAction({ values: {} }, formOf(fields)),
    () => wishes.renameListAction({ values: {} }, formOf(fields)),
    () => wishes.shareListAction({ values: {} }, formOf(fields)),
    () => wishes.deleteListAction(formOf(fields)),
    () => wishes.setWishMailsAction(formOf(fields)),
  ]
  for (const send of forms) await newBrowser().run(() => send().catch((redirected: unknown) => redirected))
  expect(await countOf('wishlists')).toBe(before)
})
