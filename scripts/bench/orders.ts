import { Guest, type Page } from './guest'
import { spentWhile } from './processor'
import { heading, line, ms } from './report'
import { summary } from './samples'
import type { Subject } from './subject'

export interface Goods {
  page: string
  variant: string
}

export const goodsOnSale = `
  select '/p/' || p.slug as page, v.id as variant, s.on_hand - s.reserved as free
  from shop.variant_stock s join variants v on v.id = s.variant
  join products p on p.id = v.product_id join shop.listed_products l on l.product = p.id order by md5(v.id::text) limit 200`

export const courierToTheDoor = `
  select id from shipping_methods where kind = 'address' and active and cash_on_delivery order by "order", id limit 1`

const connections = 40
const seconds = 30

/** @throws where a piece was not put into the cart, for example because the network has too many */
export async function fillCart(guest: Guest, goods: Goods[]): Promise<void> {
  for (const { page, variant } of goods) {
    const { url } = await guest.send(await guest.open(page), 'variant', { variant, quantity: '1' })
    if (!url.includes('note=added')) throw new Error(`Putting goods into the cart led to ${url}.`)
  }
}

interface Choice {
  shippingMethod: string
  email?: string
  payment?: 'cash-on-delivery' | 'card'
}

export async function fillCheckout(
  guest: Guest,
  { shippingMethod, email = 'maria@example.com', payment: paidBy = 'cash-on-delivery' }: Choice,
): Promise<Page> {
  const contact = await guest.open('/shop-checkout')
  const delivery = await guest.send(contact, 'phone', {
    name: 'Мария Иванова',
    email,
    phone: '+359 88 123 4567',
  })
  const address = { street: 'ул. Шипка 6', postcode: '1504', city: 'София' }
  const payment = await guest.send(delivery, 'method', { method: shippingMethod, ...address })
  return guest.send(payment, 'payment', { payment: paidBy })
}

export async function measureOrders(
  subject: Subject,
  { many, hot, shippingMethod }: { many: Goods[]; hot: Goods; shippingMethod: string },
): Promise<void> {
  heading(`${subject.what}: orders by plain forms, cash on delivery, ${connections} connections`)
  await ordersFor(subject, 5, many, shippingMethod)
  for (const [what, goods] of [
    [`${many.length} variants`, many],
    ['one variant for all', [hot]],
  ] as const) {
    const { result, web, postgres } = await spentWhile(subject, () =>
      ordersFor(subject, seconds, goods, shippingMethod),
    )
    const { orders, presses, whole, perSecond } = result
    line(`${what}: ${orders} orders`, `${perSecond.toFixed(1)} orders/s`)
    line('  from the product to the order', `p50 ${ms(whole.p50)}, p95 ${ms(whole.p95)}`)
    line('  the order button', `p50 ${ms(presses.p50)}, p95 ${ms(presses.p95)}`)
    line('  processor time of an order', `web ${ms(web / orders)}, Postgres ${ms(postgres / orders)}`)
  }
}

async function ordersFor(subject: Subject, forSeconds: number, goods: readonly Goods[], shippingMethod: string) {
  const [whole, presses]: [number[], number[]] = [[], []]
  const began = performance.now()
  const end = began + forSeconds * 1000
  let turn = 0
  const lane = async () => {
    while (performance.now() < end) {
      const chosen = goods[turn++ % goods.length]
      if (!chosen) throw new Error('There is nothing to buy.')
      const start = performance.now()
      const guest = new Guest(subject.site)
      await fillCart(guest, [chosen])
      const ready = await fillCheckout(guest, { shippingMethod })
      const press = performance.now()
      const ordered = await guest.send(ready, 'total', {})
      if (!ordered.url.includes('/shop-order-tracking?key=')) throw new Error(`No order, but ${ordered.url}`)
      presses.push(performance.now() - press)
      whole.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, lane))
  const perSecond = (whole.length * 1000) / (performance.now() - began)
  return { orders: whole.length, perSecond, whole: summary(whole), presses: summary(presses) }
}
