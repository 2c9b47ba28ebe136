import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import {
  type Actor,
  mayMove,
  type OrderEvent,
  type OrderStatus,
  orderKinds,
  orderStatuses,
  paymentMethods,
} from '@/domain/order-states'
import { locales } from '@/i18n/routing'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { lockVouchersOf } from './vouchers/ledger'

const { orders, ordersHistory: h } = tables

const locked = z.object({
  id: z.string(),
  kind: z.enum(orderKinds).nullable(),
  status: z.enum(orderStatuses),
  number: z.string(),
  email: z.string(),
  customer: z.string().nullable(),
  language: z.enum(locales).nullable(),
  paymentMethod: z.enum(paymentMethods),
  paymentDueAt: z.string().nullable(),
  totalCents: z.number(),
  voucherCents: z.number().nullable(),
  couponCode: z.string().nullable(),
})

export type LockedOrder = z.infer<typeof locked>

/**
 * Locks an order and its gift vouchers until the transaction ends; null where the order does not exist. Every change of
 * an order, its payments, vouchers or stock begins here, so that no two transactions wait for each other.
 */
export async function lockOrder(transaction: Database, id: string): Promise<LockedOrder | null> {
  const { rows } = await transaction.execute(sql`
    select ${orders.id}, ${orders.kind}, ${orders.status}, ${orders.number}, ${orders.email}, ${orders.customerId} as customer, ${orders.language},
      ${orders.paymentMethod} as "paymentMethod", ${orders.paymentDueAt} as "paymentDueAt", ${orders.totalCents} as "totalCents",
      ${orders.voucherCents} as "voucherCents", ${orders.couponCode} as "couponCode"
    from ${orders} where ${orders.id} = ${id} for update`)
  const [order] = z.array(locked).parse(rows)
  if (order && (order.voucherCents || order.kind === 'gift-voucher')) await lockVouchersOf(transaction, id)
  return order ?? null
}

const given = z.array(z.object({ isGivenUp: z.boolean() }))

/** True for an order that was cancelled because its payment did not come in time, and that was never placed. */
export async function isGivenUp(transaction: Database, { id, paymentDueAt, status }: LockedOrder): Promise<boolean> {
  if (status !== 'cancelled' || !paymentDueAt) return false
  const { rows } = await transaction.execute(sql`
    select coalesce(bool_and(${isNoneOf(h.status, 'placed')})
      and max(${h.at}) filter (where ${isOneOf(h.status, 'cancelled')}) >= ${paymentDueAt}::timestamptz, false) as "isGivenUp"
    from ${h} where ${h._parentId} = ${id}`)
  return given.parse(rows)[0]?.isGivenUp ?? false
}

/**
 * Moves an order to a state if the table of transitions allows it for `actor`, and adds the history.
 * @returns whether the order was moved
 */
export async function moveOrder(transaction: Database, order: string, to: OrderStatus, actor: Actor): Promise<boolean> {
  const from = orderStatuses.filter((status) => mayMove(status, to, actor))
  const { rows } = await transaction.execute(sql`
    update ${orders} set ${named(orders, 'status')} = ${to}, ${named(orders, 'updatedAt')} = now()
    where ${orders.id} = ${order} and ${orders.status}::text = any(string_to_array(${from.join(',')}, ','))
    returning ${orders.id}`)
  if (rows.length > 0) await noteEvent(transaction, order, to)
  return rows.length > 0
}

export async function noteEvent(database: Database, order: string, event: OrderEvent, at = new Date()): Promise<void> {
  await database.execute(sql`
    insert into ${h} (${named(h, '_order', '_parentId', 'id', 'status', 'at')})
    select coalesce(max(${h._order}), 0) + 1, ${order}, ${crypto.randomUUID()}, ${event}, ${at.toISOString()}::timestamptz
    from ${h} where ${h._parentId} = ${order}`)
}

/**
 * Removes an undone event from the history: the entry nearest to its time, so that another parcel of the order keeps
 * its own.
 */
export async function forgetEvent(database: Database, order: string, event: OrderEvent, at: Date): Promise<void> {
  await database.execute(sql`
    delete from ${h} where ${h.id} = (
      select ${h.id} from ${h} where ${h._parentId} = ${order} and ${h.status} = ${event}
      order by abs(extract(epoch from ${h.at} - ${at.toISOString()}::timestamptz)) limit 1)`)
}
