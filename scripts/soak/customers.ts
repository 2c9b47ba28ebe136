import { z } from 'zod'
import type { Guest } from '../bench/guest'
import { courierToTheDoor, fillCart, fillCheckout, type Goods, goodsOnSale } from '../bench/orders'
import { PatientGuest } from './lanes'
import type { Ledger } from './ledger'
import { payAtProvider } from './payments'
import type { Random } from './seeded-random'
import type { Stack } from './stack'

export const mailDomain = 'soak.example'
/** So that several who choose the same at once can all have it. */
const enough = 4
/** After the order button: the order, its payment, or why there is none. */
const ends = ['/shop-order-tracking?key=', '/api/shop/payments/open', 'problem=']
const onSale = z.array(z.object({ page: z.string(), variant: z.string(), free: z.number() }))
const methods = z.tuple([z.object({ id: z.string() })]).rest(z.unknown())

/** Customers fill a cart by the forms of the pages, change it, and leave or order; cards are paid at the simulator. */
export async function customersOf(stack: Stack, ledger: Ledger, random: Random) {
  const [{ id: shippingMethod }] = methods.parse(await stack.query(courierToTheDoor))
  let count = 0

  async function choose(): Promise<Goods[]> {
    const goods = onSale.parse(await stack.query(goodsOnSale)).filter(({ free }) => free >= enough)
    // Without a word the rest of the run would order nothing.
    if (goods.length === 0) throw new Error('Nothing is left to buy.')
    return random.shuffled(goods).slice(0, random.between(1, 2))
  }

  return async function buy(): Promise<void> {
    const chosen = await choose()
    const guest = new PatientGuest(stack.url)
    await fillCart(guest, chosen)
    if (random.chance(50)) await changeCart(guest, chosen, random)
    if (random.chance(20)) return
    count += 1
    const email = `customer-${count}@${mailDomain}`
    const payment = random.chance(75) ? 'card' : 'cash-on-delivery'
    const ready = await fillCheckout(guest, { shippingMethod, email, payment })
    const led = await guest.send(ready, 'total', {})
    if (!ends.some((each) => led.url.includes(each))) throw new Error(`The order button led to ${led.url}.`)
    ledger.note('order', { email, place: led.url })
    if (led.url.includes('/api/shop/payments/open')) await payAtProvider(stack, random, led.html)
  }
}

async function changeCart(guest: Guest, [first]: Goods[], random: Random): Promise<void> {
  if (!first) return
  const quantity = String(random.between(1, 2))
  const { url } = await guest.send(await guest.open('/shop-cart'), 'quantity', { variant: first.variant, quantity })
  if (!url.includes('note=')) throw new Error(`A change of the cart led to ${url}.`)
}
