import { randomUUID } from 'node:crypto'

export interface Goods {
  method: string
  variants: { id: string; cents: number }[]
}

type Query = (text: string, values: unknown[]) => Promise<unknown>
type Choice = { lines: Goods['variants']; quantity: number; payment: string }

/** Puts a guest before the order button, with one or two things. @returns the id of their cart, their address, and the key of their checkout */
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
    `with cart as (insert into shop.carts (id) values ($1) returning id),
       lines as (insert into shop.cart_lines (cart, variant, quantity, added_cents)
         select cart.id, line.id::uuid, $2, line.cents from cart, json_to_recordset($3::json) as line (id text, cents integer))
     insert into shop.checkouts (key, cart, fields) select $4, cart.id, $5::jsonb from cart`,
    [cart, quantity, JSON.stringify(lines), key, JSON.stringify(fields)],
  )
  return { cart, key, email }
}
