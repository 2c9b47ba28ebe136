import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { translatorFor } from '@/i18n/translator'
import type { Cart, CartLine } from '../server/current-cart'
import { CartView } from './cart-view'

const page = '/en/shop-order-tracking?key=k'
const saved: CartLine = {
  variant: '7d7ff9d4-6d8b-4f3c-9a53-4f2f6f1c2b10',
  quantity: 1,
  addedCents: 500,
  saved: true,
  slug: 'cup',
  title: 'A cup',
  sku: 'CUP',
  size: '',
  colour: 'White',
  picture: null,
  cents: 500,
  shelfCents: 500,
  grams: 200,
  free: 3,
  composition: [],
  withdrawalException: null,
  taxClass: 'standard',
}

const suggestion = 'Something new'
const drawn = (change: Partial<Cart>) => {
  const cart = { id: 'cart', owner: { customer: null, guest: 'cart' }, lines: [], lost: 0, ...change }
  return renderToStaticMarkup(
    <CartView cart={cart} locale="en" note={null} now={new Date()} unpaid={page} suggested={<p>{suggestion}</p>} />,
  )
}

it.each([
  ['goods that are saved for later', { lines: [saved] }, saved.title],
  ['the notice of deleted goods', { lost: 2 }, translatorFor('en', 'cart')('lost', { count: 2 })],
])('an order that waits for its payment is led to beside %s', (_, change, shown) => {
  const html = drawn(change)
  expect(html).toContain(`href="${page}"`)
  expect(html).toContain(translatorFor('en', 'orderPage')('toPay'))
  expect(html).toContain(shown)
})

it('suggests something while nothing is chosen, below what is saved for later', () => {
  const html = drawn({ lines: [saved] })
  expect(html.indexOf(suggestion)).toBeGreaterThan(html.indexOf(saved.title))
})
