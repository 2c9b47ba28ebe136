import { randomUUID } from 'node:crypto'
import type { Order } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { lastMomentOf, sofiaDay } from '@/domain/calendar-day'
import { dayWithTime } from '@/domain/delivery'
import { type PaymentMethod, paymentMethods } from '@/domain/order-states'
import { attemptStates } from '@/domain/payment-states'
import { becomes, isNoneOf, isOneOf, state } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const minuteMs = 60_000

/** The provider accepts sessions of at least 30 minutes, counted from its own receipt, a moment after the order. */
const sessionMs = 31 * minuteMs
/** Goods stay reserved after the end of a session, because its last event may be late. */
const afterSessionMs = 15 * minuteMs
const transferDays = 5

/** Limits attempts to pay an order by card, because each one keeps its goods reserved. */
export const mostAttempts = 3

const sessionEnd = (from: Date) => new Date(from.getTime() + sessionMs)

/** Payments at the door and by voucher are never awaited. */
const awaitedUntil: Record<PaymentMethod, (from: Date) => Date> = {
  card: (from) => new Date(from.getTime() + sessionMs + afterSessionMs),
  'bank-transfer': (from) => lastMomentOf(dayWithTime(sofiaDay(from), transferDays)),
  'cash-on-delivery': (from) => from,
  'gift-voucher': (from) => from,
}

/** Whether a customer pays on a page of the provider, which closes after a time. */
const hasSession: Record<PaymentMethod, boolean> = {
  card: true,
  'bank-transfer': false,
  'cash-on-delivery': false,
  'gift-voucher': false,
}

/** Such an order is promised no day: its delivery counts from the money. */
export const awaitsTransfer = ({ status, paymentMethod }: Pick<Order, 'status' | 'paymentMethod'>): boolean =>
  status === 'awaiting-payment' && paymentMethod === 'bank-transfer'

export const dueAfter = (method: PaymentMethod, from: Date): Date => awaitedUntil[method](from)

const { orders, shop } = tables
const { payments, refunds } = shop

/** The part of the total paid with money instead of gift vouchers, in cents. */
export const moneyCents = ({
  totalCents,
  voucherCents,
}: {
  totalCents: number
  voucherCents?: number | null
}): number => totalCents - (voucherCents ?? 0)

const attempt = z.object({
  id: z.string(),
  order: z.string(),
  method: z.enum(paymentMethods),
  amountCents: z.number(),
  refundedCents: z.number(),
  state: z.enum(attemptStates),
  session: z.string().nullable(),
  intent: z.string().nullable(),
  url: z.string().nullable(),
  expiresAt: z.coerce.date().nullable(),
})

export type Attempt = z.infer<typeof attempt>

const p = payments

/** A condition on `orders`: by card a payment is open, or another one may be opened. */
export const mayPayByCard = sql`(select count(*) filter (where ${isOneOf(p.method, 'card')}) < ${mostAttempts}
    or bool_or(${isOneOf(p.state, 'pending')})
  from ${p} where ${p.orderId} = ${orders.id})`

const columns = sql`${p.id}, ${p.orderId} as order, ${p.method}, ${p.amountCents} as "amountCents",
  ${p.refundedCents} as "refundedCents", ${p.state}, ${p.session}, ${p.intent}, ${p.url}, ${p.expiresAt} as "expiresAt"`

export async function attemptsOf(database: Database, order: string): Promise<Attempt[]> {
  const { rows } = await database.execute(sql`
    select ${columns} from ${p} where ${p.orderId} = ${order} order by ${p.createdAt}, ${p.id}`)
  return z.array(attempt).parse(rows)
}

export async function findAttempt(database: Database, id: string): Promise<Attempt | null> {
  const { rows } = await database.execute(sql`select ${columns} from ${p} where ${p.id} = ${id}`)
  return z.array(attempt).parse(rows)[0] ?? null
}

/**
 * Adds an attempt to pay the part not covered by vouchers; the provider is asked after the commit. The id of the
 * attempt is the provider's idempotency key.
 */
export async function addAttempt(
  transaction: Database,
  order: Pick<Order, 'id' | 'paymentDueAt' | 'paymentMethod' | 'totalCents' | 'voucherCents'>,
  now: Date,
): Promise<void> {
  const { id, paymentDueAt, paymentMethod } = order
  const ends = hasSession[paymentMethod] ? sessionEnd(now).toISOString() : (paymentDueAt ?? null)
  await transaction.execute(sql`
    insert into ${p} (${named(p, 'id', 'orderId', 'method', 'amountCents', 'expiresAt')})
    values (${randomUUID()}, ${id}, ${paymentMethod}, ${moneyCents(order)}, ${ends}::timestamptz)`)
}

/**
 * Claims an attempt as paid; a later or repeated report claims nothing.
 * @returns whether this call claimed the attempt
 */
export async function claimPaid(transaction: Database, id: string, intent: string | null): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    update ${p} set ${becomes(p.state, 'paid')}, ${named(p, 'intent')} = coalesce(${intent}, ${p.intent}),
      ${named(p, 'settledAt')} = now()
    where ${p.id} = ${id} and ${isNoneOf(p.state, 'paid')} returning ${p.id}`)
  return rows.length > 0
}

/** A payment under way makes its page at the provider useless, so the page is dropped. */
export async function noteProcessing(database: Database, id: string): Promise<void> {
  await database.execute(sql`
    update ${p} set ${named(p, 'url')} = null where ${p.id} = ${id} and ${isOneOf(p.state, 'pending')}`)
}

export async function endAttempt(database: Database, id: string, ended: 'failed' | 'expired'): Promise<void> {
  await database.execute(sql`
    update ${p} set ${becomes(p.state, ended)} where ${p.id} = ${id} and ${isOneOf(p.state, 'pending')}`)
}

/** Whether cash that a courier collected is on its way back: staff transfer it, to an account that only the buyer knows. */
export async function owesCash(database: Database, order: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from ${refunds} join ${p} on ${p.id} = ${refunds.payment} and ${isOneOf(p.method, 'cash-on-delivery')}
    where ${refunds.orderId} = ${order} and ${isNoneOf(refunds.state, 'done')} limit 1`)
  return rows.length > 0
}

/** Replaces the expected amount of a transfer by the received one, in cents. */
export async function noteAmount(transaction: Database, id: string, cents: number): Promise<void> {
  await transaction.execute(sql`
    update ${p} set ${named(p, 'amountCents')} = ${cents} where ${p.id} = ${id} and ${isNoneOf(p.state, 'paid')}`)
}

/**
 * Splits a partial payment off: the part becomes a paid row of its own, and the awaited row becomes smaller. `cents` is
 * below its amount.
 */
export async function takePart(transaction: Database, { id, method, order }: Attempt, cents: number): Promise<void> {
  await reduceExpected(transaction, id, cents)
  await addPaid(transaction, { method, order }, cents)
}

/** Adds a payment that has been received. @returns its id */
export async function addPaid(
  transaction: Database,
  { method, order }: Pick<Attempt, 'method' | 'order'>,
  cents: number,
): Promise<string> {
  const id = randomUUID()
  await transaction.execute(sql`
    insert into ${p} (${named(p, 'id', 'orderId', 'method', 'amountCents', 'state', 'settledAt')})
    values (${id}, ${order}, ${method}, ${cents}, ${state(p.state, 'paid')}, now())`)
  return id
}

export async function reduceExpected(transaction: Database, id: string, cents: number): Promise<void> {
  const { rows } = await transaction.execute(sql`
    update ${p} set ${named(p, 'amountCents')} = ${p.amountCents} - ${cents}
    where ${p.id} = ${id} and ${isOneOf(p.state, 'pending')} and ${p.amountCents} > ${cents} returning ${p.id}`)
  if (rows.length === 0) await endAttempt(transaction, id, 'expired')
}
