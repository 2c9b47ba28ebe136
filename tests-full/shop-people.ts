import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { readForm } from '../e2e/support/submit-form'
import type { Told } from '../scripts/soak/order-ledger'
import { payAtProvider } from '../scripts/soak/payments'
import type { Random } from '../scripts/soak/seeded-random'
import { fillCart, type Goods } from '../tests/shop/checkout/guest-cart'
import type { ShopStack } from './shop-stack'

const pauseMs = 300
const mostTries = 300

type Answer = { status: number; headers: Headers; text: string }

/** Reads the body as well: a server that is killed behind the head has not answered. */
async function persist(ask: () => Promise<Response>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    const answer = await ask()
      .then(async (response): Promise<Answer> => {
        const { status, headers } = response
        return { status, headers, text: await response.text() }
      })
      .catch(() => null)
    if (answer && answer.status < 500) return answer
    if (tries > mostTries) throw new Error(`no answer but ${answer?.status}: ${answer?.text}`)
    await delay(pauseMs)
  }
}

export const cookieOf = (cart: string) => `broshura-cart=${cart}`

export async function orderForm(url: string, cookie: string): Promise<FormData | null> {
  const page = `${url}/shop-checkout?step=order`
  await persist(() => fetch(page, { headers: { cookie } }))
  return readForm(page, 'name="key"', { cookie })
}

export const pressOrder = (url: string, cookie: string, body: FormData) =>
  fetch(`${url}/shop-checkout?step=order`, { method: 'POST', headers: { cookie }, body, redirect: 'manual' })

export function startGuests(stack: ShopStack, goods: Goods, random: Random, guests: number) {
  let stopped = false
  const orders: Told[] = []

  async function order(): Promise<void> {
    const lines = random.shuffled(goods.variants).slice(0, random.between(1, 2))
    const payment = random.chance(75) ? 'card' : 'cash-on-delivery'
    const { cart, email } = await fillCart(stack.query, goods, { lines, quantity: random.between(1, 2), payment })
    const cookie = cookieOf(cart)
    const form = await orderForm(stack.url, cookie).catch(() => null)
    if (!form) return
    const answer = await persist(() => pressOrder(stack.url, cookie, form))
    const place = answer.headers.get('location') ?? ''
    orders.push({ email, place })
    if (!place.includes('/api/shop/payments/open')) return
    const page = await persist(() => fetch(new URL(place, stack.url)))
    await payAtProvider(stack, random, page.text)
  }

  const all = Promise.all(
    Array.from({ length: guests }, async () => {
      while (!stopped) await order()
    }),
  )
  return {
    stop: async () => {
      stopped = true
      await all
      return orders
    },
  }
}

const openLines = z.array(z.object({ order: z.string(), line: z.string(), open: z.number() }))
const idRows = z.array(z.object({ id: z.string() }))

export function startPacker(
  stack: ShopStack,
  random: Random,
  { id, authorization }: { id: string; authorization: string },
) {
  let stopped = false
  const parcels = new Map<string, { order: string; pieces: number }>()
  const send = (what: string, fields: [string, string][]) => {
    // The same key on each retry, as when a browser resends a form.
    const body = new URLSearchParams([['key', randomUUID()], ...fields])
    return persist(() =>
      fetch(`${stack.url}/api/cms/orders/work/${what}`, {
        method: 'POST',
        headers: { authorization },
        body,
        redirect: 'manual',
      }),
    )
  }

  async function walk(): Promise<void> {
    const placed = idRows.parse(await stack.query("select id from orders where status = 'placed' limit 40"))
    const chosen = random.shuffled(placed).slice(0, 3)
    if (random.chance(15) && chosen[0]) await send('cancel', [['order', chosen[0].id]])
    await send(
      'claim',
      chosen.map((order) => ['order', order.id]),
    )
    const lines = openLines.parse(
      await stack.query(
        `select lines.order_id as order, lines.line, lines.quantity - lines.shipped as open from shop.packing
         join shop.order_lines lines on lines.order_id = packing.order_id and lines.shipped < lines.quantity
         where packing.staff = $1`,
        [id],
      ),
    )
    for (const [order, own] of Map.groupBy(lines, (line) => line.order)) {
      const parcel = randomUUID()
      const packed = own.map((line) => ({ ...line, quantity: random.chance(30) ? 1 : line.open }))
      parcels.set(parcel, { order, pieces: packed.reduce((sum, { quantity }) => sum + quantity, 0) })
      const fields = packed.map(({ line, quantity }): [string, string] => [`pack:${order}:${line}`, String(quantity)])
      await send('pack', [[`parcel:${order}`, parcel], ...fields])
      if (random.chance(60))
        await send('ship', [
          ['parcel', parcel],
          [`tracking:${parcel}`, '1051234567890'],
        ])
    }
    await delay(random.between(50, 500))
  }

  const all = (async () => {
    while (!stopped) await walk()
  })()
  return {
    stop: async () => {
      stopped = true
      await all
      return parcels
    },
  }
}
