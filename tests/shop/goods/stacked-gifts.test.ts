import { expect, it } from 'vitest'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { freshCms } from '../../setup/cms'
import { shopperKit } from '../checkout/shopper-kit'

const { payload } = await freshCms()
const kit = await shopperKit(payload)
const { readPrices } = await import('@/features/shop/goods/prices/read-prices')
const { readStock } = await import('@/features/shop/goods/variants/product-variants')

const days = { validFrom: sofiaDay(), validTo: addDays(sofiaDay(), 1) }
let number = 0

const coupon = async (data: object) =>
  (await payload.create({ collection: 'coupons', data: { code: `STACK${++number}`, ...days, ...data } })).code

async function promoted(gift: object) {
  const goods = await kit.variantWith(9, { priceCents: 2000 })
  await payload.create({ collection: 'promotions', data: { name: 'A', products: [goods.product], ...days, ...gift } })
  return goods
}

const order = async (variant: string, shownCents: number, couponCode: string, quantity = 1) => {
  const answer = await kit.place(kit.requestOf([{ variant, quantity, shownCents }], { couponCode }))
  return answer.ok ? (await kit.orderOf(answer.order.id)).lines[0]?.discountCents : answer.problem
}

it('a coupon of at most half leaves half of the price before a promotion', async () => {
  const goods = await promoted({ percentOff: 20 })
  expect(await order(goods.id, 1600, await coupon({ percentOff: 50 }), 2)).toBe(1200)
  expect(await order(goods.id, 1600, await coupon({ percentOff: 10 }))).toBe(160)
  expect(await order(goods.id, 1600, await coupon({ amountCents: 800, minimumCents: 1600 }))).toBe(600)
})

it('one that takes nothing more off is refused and not spent; an admin’s of more than half counts wholly', async () => {
  const goods = await promoted({ percentOff: 50 })
  const code = await coupon({ percentOff: 50 })
  expect(await order(goods.id, 1000, code)).toEqual({ kind: 'coupon', why: 'reduced' })
  const other = await kit.variantWith(9, { priceCents: 2000 })
  expect(await order(other.id, 2000, code)).toBe(1000)
  expect(await order(goods.id, 1000, await coupon({ percentOff: 60 }))).toBe(600)
})

it('the checkout says so before the button, with the sum that the order will have', async () => {
  const goods = await promoted({ percentOff: 50 })
  const shopper = kit.newShopper()
  await shopper.toCart('addToCartAction', { variant: goods.id, quantity: '1' })
  const code = await coupon({ percentOff: 50 })
  expect(await shopper.send('savePaymentAction', { payment: 'cash-on-delivery', coupon: code })).toMatchObject({
    errors: { coupon: expect.stringMatching(/наполовина/) },
  })
  const { choices } = await shopper.opened()
  expect(choices).toMatchObject({ couponProblem: 'reduced', discountCents: 0 })
})

it('the checkout says where a code takes off less than it promises', async () => {
  const [goods, other] = [await promoted({ percentOff: 20 }), await kit.variantWith(9, { priceCents: 2000 })]
  const shopper = kit.newShopper()
  await shopper.toCart('addToCartAction', { variant: goods.id, quantity: '1' })
  await shopper.send('savePaymentAction', { payment: 'cash-on-delivery', coupon: await coupon({ percentOff: 50 }) })
  expect((await shopper.opened()).choices).toMatchObject({ isCouponBounded: true, discountCents: 600 })
  await shopper.send('savePaymentAction', { payment: 'cash-on-delivery', coupon: await coupon({ percentOff: 30 }) })
  expect((await shopper.opened()).choices).toMatchObject({ isCouponBounded: false, discountCents: 480 })
  const buyer = kit.newShopper()
  await buyer.toCart('addToCartAction', { variant: other.id, quantity: '1' })
  await buyer.send('savePaymentAction', { payment: 'cash-on-delivery', coupon: await coupon({ percentOff: 50 }) })
  expect((await buyer.opened()).choices).toMatchObject({ isCouponBounded: false, discountCents: 1000 })
})

it('a code that is announced names the price that the order will have, or none', async () => {
  const [half, part] = [await promoted({ percentOff: 50 }), await promoted({ percentOff: 20 })]
  const code = await coupon({ percentOff: 50, isPublic: true })
  const prices = await readPrices([half.product, part.product])
  expect(prices.get(half.product)?.code).toBeUndefined()
  expect(prices.get(part.product)?.code).toMatchObject({ text: code, cents: 1000 })
  expect(await order(part.id, 1600, code)).toBe(600)
})

it('several pieces cost as many times the price that is announced for one, before the order button and in the order', async () => {
  const goods = await kit.variantWith(9, { priceCents: 1002 })
  const code = await coupon({ percentOff: 60, isPublic: true })
  const announced = (await readPrices([goods.product])).get(goods.product)?.code
  expect(announced).toMatchObject({ text: code, cents: 400 })
  const shopper = kit.newShopper()
  await shopper.toCart('addToCartAction', { variant: goods.id, quantity: '2' })
  await shopper.send('savePaymentAction', { payment: 'cash-on-delivery', coupon: code })
  expect((await shopper.opened()).choices).toMatchObject({ discountCents: 2 * 602, couponProblem: null })
  expect(await order(goods.id, 1002, code, 2)).toBe(2 * 602)
})

it('nothing is said of the stock of a product that is not public', async () => {
  const { id, product } = await kit.variantWith(3)
  expect(await readStock(product)).toEqual({ [id]: 3 })
  await payload.update({ collection: 'products', id: product, data: { _status: 'draft' } })
  expect(await readStock(product)).toEqual({})
})
