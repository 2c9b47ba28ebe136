import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Customer, Order } from '@/../payload-types'
import { formatDay } from '@/design/format'
import { sofiaDay } from '@/domain/calendar-day'
import { confirmationOf, hasPassword } from '@/features/auth/fresh-proof'
import { pendingEmail } from '@/features/auth/pending-email'
import type { Locale } from '@/i18n/routing'
import { cmsSystem, db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { env } from '@/server/env'
import type { SignedInRequest } from './as-customer'
import { type DownloadsCursor, older, pageOf, pageSize } from './downloads'

export type OrderSummary = Pick<Order, 'history' | 'id' | 'number' | 'placedAt' | 'status' | 'totalCents' | 'lines'>
export type OrderDetails = OrderSummary &
  Pick<
    Order,
    | 'billingAddress'
    | 'couponCode'
    | 'customerNote'
    | 'deliveryFrom'
    | 'deliveryTo'
    | 'email'
    | 'invoice'
    | 'paymentDueAt'
    | 'paymentMethod'
    | 'pickupPoint'
    | 'shippingAddress'
    | 'shippingCents'
    | 'shippingMethod'
    | 'subtotalCents'
    | 'vatCents'
    | 'kind'
    | 'voucherCents'
  >

const summary = { history: true, number: true, placedAt: true, status: true, totalCents: true, lines: true } as const
const details = {
  ...summary,
  billingAddress: true,
  couponCode: true,
  customerNote: true,
  deliveryFrom: true,
  deliveryTo: true,
  email: true,
  invoice: true,
  paymentDueAt: true,
  paymentMethod: true,
  pickupPoint: true,
  shippingAddress: true,
  shippingCents: true,
  shippingMethod: true,
  subtotalCents: true,
  vatCents: true,
  kind: true,
  voucherCents: true,
} as const

export async function ordersOf(customer: Customer, cursor: DownloadsCursor | null, status?: 'cancelled') {
  const cms = await cmsSystem()
  const { docs } = await cms.find({
    collection: 'orders',
    where: {
      and: [
        { customer: { equals: customer.id } },
        ...(status ? [{ status: { equals: status } }] : []),
        ...older('placedAt', cursor),
      ],
    },
    sort: ['-placedAt', '-id'],
    limit: pageSize + 1,
    pagination: false,
    depth: 0,
    select: summary,
  })
  return pageOf<OrderSummary>(docs, ({ placedAt }) => placedAt)
}

/** The customer's order by number, or the newest without a number; null for somebody else's. */
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

const usedRow = z.object({ method: z.string(), orders: z.coerce.number(), lastUsedAt: z.coerce.date() })

export async function methodsOf(customer: Customer, kind: 'payment' | 'shipping') {
  const column = kind === 'payment' ? tables.orders.paymentMethod : tables.orders.shippingMethod
  const { rows } = await (await db()).execute(sql`
    select ${column}::text as method, count(*) as orders, max(${tables.orders.placedAt}) as "lastUsedAt"
    from ${tables.orders} where ${tables.orders.customerId} = ${customer.id} group by 1 order by 3 desc`)
  return readableRows(usedRow, rows, 'account/orders')
}

export function dayOf(instant: string | Date, locale: Locale): string {
  return formatDay(sofiaDay(new Date(instant)), locale, 'full')
}

export interface SignInDetails {
  account: string
  awaited: string | null
  mayCancel: boolean
  by: 'password' | 'fresh' | 'sign-in-again'
}

export async function signInDetails({ claims, customer }: Omit<SignedInRequest, 'state'>): Promise<SignInDetails> {
  return {
    account: claims.email || claims.phone,
    awaited: await pendingEmail(await cmsSystem(), customer),
    mayCancel: Boolean(env().AUTH_MAIL_SECRET),
    by: hasPassword(claims.app_metadata, customer) ? 'password' : confirmationOf(claims, customer),
  }
}
