import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { shopperKit } from './shopper-kit'

const { payload } = await freshCms()
const shop = await shopperKit(payload)
const { currentCart } = await import('@/features/shop/checkout/cart/server/current-cart')

it('a cart says that a thing has left it, until somebody changes it', async () => {
  const shopper = shop.newShopper()
  const [one, other] = [await shop.variantWith(2), await shop.variantWith(2)]
  for (const { id } of [one, other]) await shopper.toCart('addToCartAction', { variant: id, quantity: '1' })
  await payload.delete({ collection: 'variants', id: one.id })
  const shown = () => shopper.browser.run(() => currentCart('bg'))
  expect(await shown()).toMatchObject({ lost: 1, lines: [{ variant: other.id, quantity: 1 }] })
  await shopper.toCart('addToCartAction', { variant: other.id, quantity: '1' })
  expect(await shown()).toMatchObject({ lost: 0, lines: [{ quantity: 2 }] })
})

it('what is taken off sale stays in the cart, and cannot be ordered', async () => {
  const shopper = shop.newShopper()
  const { id } = await shop.variantWith(2)
  await shopper.toCart('addToCartAction', { variant: id, quantity: '1' })
  await payload.update({ collection: 'variants', id, data: { offSale: true } })
  const cart = await shopper.browser.run(() => currentCart('bg'))
  expect(cart).toMatchObject({ lost: 0, lines: [{ variant: id, cents: null }] })
})
