import { expect, it } from 'vitest'
import { freshCms } from '../../setup/cms'
import { orderKit } from '../orders/order-kit'
import { fillCart } from './guest-cart'

const { payload } = await freshCms()

it('is filled once by a statement that is sent again after a lost answer', async () => {
  const kit = await orderKit(payload)
  const { id, line } = await kit.variantWith(2)
  const variants = [{ id, cents: line.shownCents }]
  const send = (text: string, values: unknown[]) => payload.db.pool.query(text, values)
  const sendTwice = async (text: string, values: unknown[]) => {
    await send(text, values)
    return send(text, values)
  }
  const choice = { lines: variants, quantity: 1, payment: 'cash-on-delivery' }
  const { cart } = await fillCart(sendTwice, { method: kit.method, variants }, choice)
  const { rows } = await send('select quantity from shop.cart_lines where cart = $1', [cart])
  expect(rows).toEqual([{ quantity: 1 }])
})
