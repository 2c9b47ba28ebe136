import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import type { OrderRequest } from '@/features/shop/orders/order-request'
import { courier } from '../../access/samples'
import { contentFixtures } from '../../content/content-fixtures'

const home = { name: 'Мария Иванова', street: 'ул. Шипка 6', postcode: '1504', city: 'София', country: 'BG' }
const counted = z.object({ onHand: z.number(), reserved: z.number() })

const queuedMail = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
})

export async function orderKit(payload: Payload) {
  const { placeOrder } = await import('@/features/shop/orders/place-order')
  const { moveStock } = await import('@/features/shop/goods/stock/reserve')
  const kit = await contentFixtures(payload)
  const run = payload.db.drizzle.execute.bind(payload.db.drizzle)
  const colour = (
    await payload.create({ collection: 'colours', data: { name: 'Бяло', slug: 'white', hex: '#ffffff' } })
  ).id
  const method = (await payload.create({ collection: 'shipping-methods', data: courier })).id
  const seller = {
    sellerName: '„Лист“ ООД',
    eik: '175074752',
    address: 'ул. Шипка 6, София',
    email: 'shop@example.com',
    phone: '+359 2 111 222',
    iban: 'BG80BNBG96611020345678',
    bic: 'BNBGBGSD',
    vatRatePercent: 20,
  }
  await payload.updateGlobal({ slug: 'shop-settings', data: seller })
  let count = 0

  async function variantWith(
    quantity: number,
    { priceCents = 1999, ...changes }: { priceCents?: number; weightGrams?: number } = {},
  ) {
    count += 1
    const own = count
    const product = await kit.createProduct({ slug: `ordered-${own}`, priceCents })
    const data = { product, colour, size: 'M', sku: `ORDER-${own}`, ...changes }
    const { id } = await payload.create({ collection: 'variants', data })
    if (quantity > 0) await moveStock(payload.db.drizzle, { variant: id, quantity }, 'delivery')
    return { id, product, line: { variant: id, quantity: 1, shownCents: priceCents } }
  }

  const requestOf = (lines: OrderRequest['lines'], changes: Partial<OrderRequest> = {}): OrderRequest => ({
    checkoutKey: randomUUID(),
    reviewInvitation: false,
    language: 'bg',
    customer: null,
    origin: null,
    email: `${randomUUID()}@example.com`,
    lines,
    shippingMethod: method,
    pickupPoint: null,
    shippingAddress: home,
    billingAddress: home,
    paymentMethod: 'cash-on-delivery',
    couponCode: null,
    invoice: null,
    note: null,
    shown: null,
    vouchers: [],
    ...changes,
  })

  const place = async (request: OrderRequest, now?: Date) => placeOrder(await createLocalReq({}, payload), request, now)

  async function placed(request: OrderRequest, now?: Date) {
    const answer = await place(request, now)
    if (!answer.ok) throw new Error(`not ordered: ${JSON.stringify(answer.problem)}`)
    return answer.order
  }

  async function stockOf(variant: string) {
    const { rows } = await run(sql`
      select on_hand as "onHand", reserved from shop.variant_stock where variant = ${variant}`)
    return counted.parse(rows[0])
  }

  const orderOf = (id: string) => payload.findByID({ collection: 'orders', id, depth: 0 })
  const eventsOf = async (id: string) => (await orderOf(id)).history?.map(({ status }) => status)

  async function mailsTo(email: string) {
    const { rows } = await run(sql`
      select payload from graphile_worker._private_jobs where payload ->> 'to' = ${email} order by id`)
    return z
      .array(z.object({ payload: queuedMail }))
      .parse(rows)
      .map((row) => row.payload)
  }

  return { ...kit, run, method, variantWith, requestOf, place, placed, stockOf, orderOf, eventsOf, mailsTo }
}
