import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Customer, Order } from '@/../payload-types'
import { cmsSystem, db } from '@/server/cms'
import { tables } from '@/server/db/tables'
import { type Cursor, older, pageOf, pageSize } from './keyset'

export type OrderSummary = Pick<Order, 'id' | 'number' | 'placedAt' | 'status' | 'totalCents' | 'lines'>
export type OrderDetails = OrderSummary &
  Pick<
    Order,
    | 'billingAddress'
    | 'email'
    | 'history'
    | 'paymentMethod'
    | 'shippingAddress'
    | 'shippingCents'
    | 'shippingMethod'
    | 'subtotalCents'
    | 'vatCents'
  >

const summary = { number: true, placedAt: true, status: true, totalCents: true, lines: true } as const
const details = {
  ...summary,
  billingAddress: true,
  email: true,
  history: true,
  paymentMethod: true,
  shippingAddress: true,
  shippingCents: true,
  shippingMethod: true,
  subtotalCents: true,
  vatCents: true,
} as const

/** The customer's own orders from new to old. */
export async function ordersOf(customer: Customer, cursor: Cursor | null) {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'orders',
    where: { and: [{ customer: { equals: customer.id } }, ...older('placedAt', cursor)] },
    sort: ['-placedAt', '-id'],
    limit: pageSize + 1,
    pagination: false,
    depth: 0,
    select: summary,
  })
  return pageOf<OrderSummary>(docs, ({ placedAt }) => placedAt)
}

/** One of the customer's own orders, by its number or else the newest; null for somebody else's. */
export async function orderOf(customer: Customer, number: string | undefined): Promise<OrderDetails | null> {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'orders',
    where: { customer: { equals: customer.id }, ...(number === undefined ? {} : { number: { equals: number } }) },
    sort: ['-placedAt', '-id'],
    limit: 1,
    pagination: false,
    depth: 0,
    select: details,
  })
  return docs[0] ?? null
}

const usedSchema = z.array(z.object({ method: z.string(), orders: z.coerce.number(), lastUsedAt: z.coerce.date() }))

/** The payment or delivery methods that the customer has used: which, how often, and when last. */
export async function methodsOf(customer: Customer, kind: 'payment' | 'shipping') {
  const column = kind === 'payment' ? sql`payment_method` : sql`shipping_method`
  const { rows } = await (await db()).execute(sql`
    select ${column}::text as method, count(*) as orders, max(${tables.orders.placedAt}) as "lastUsedAt"
    from ${tables.orders} where ${tables.orders.customerId} = ${customer.id} group by 1 order by 3 desc`)
  return usedSchema.parse(rows)
}
