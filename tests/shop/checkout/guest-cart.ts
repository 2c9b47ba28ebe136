import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import type { Locale } from '@/i18n/routing'
import { newBrowser } from '../../auth/browser'
import { visitorRequest } from '../../setup/next-request'

export interface Goods {
  method: string
  variants: { id: string; cents: number }[]
}

type Query = (text: string, values: unknown[]) => Promise<unknown>
type Choice = { lines: Goods['variants']; quantity: number; payment: string }

/** Repeated after an answer that was lost with the connection, it fills the cart once. */
export async function fillCart(query: Query, goods: Goods, { lines, payment, quantity }: Choice) {
  const cart = randomUUID()
  const key = randomUUID()
  const email = `${cart}@example.com`
  const fields = {
    ...{ name: 'Мария Иванова', email, phone: '+359 88 123 4567' },
    ...{ method: goods.method, street: 'ул. Шипка 6', postcode: '1504', city: 'София' },
    payment,
  }
  await query(
    `with cart as (insert into shop.carts (id) values ($1) on conflict do nothing returning id),
       lines as (insert into shop.cart_lines (cart, variant, quantity, added_cents)
         select cart.id, line.id::uuid, $2, line.cents from cart, json_to_recordset($3::json) as line (id text, cents integer))
     insert into shop.checkouts (key, cart, fields) select $4, cart.id, $5::jsonb from cart`,
    [cart, quantity, JSON.stringify(lines), key, JSON.stringify(fields)],
  )
  return { cart, key, email }
}

export async function guestAtButton(payload: Payload, method: string, lines: Goods['variants'], locale: Locale = 'bg') {
  const { orderAction } = await import('@/features/shop/checkout/actions')
  const { currentCart } = await import('@/features/shop/checkout/cart/server/current-cart')
  const { openCheckout } = await import('@/features/shop/checkout/server/open-checkout')
  const { shownAtButton } = await import('@/features/shop/checkout/server/order')
  const query: Query = (text, values) => payload.db.pool.query(text, values)
  const choice = { lines, quantity: 1, payment: 'cash-on-delivery' }
  const { cart, key } = await fillCart(query, { method, variants: lines }, choice)
  const who = newBrowser()
  who.cookies.set('broshura-cart', cart)
  const open = await who.run(() => visitorRequest(() => openCheckout(locale, new Date())))
  const form = new FormData()
  const fields = { locale, script: 'on', ...(open && shownAtButton(open)) }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return {
    key,
    press: async () => (await who.run(() => visitorRequest(() => orderAction({ values: {} }, form)))).to ?? '',
    left: async () => (await who.run(() => currentCart(locale))).lines,
  }
}
