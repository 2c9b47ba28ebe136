import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { holdReasons, holdWays, paymentMethods, releasers, shownParcelStates } from '@/domain/order-states'
import { attemptStates, documentKinds, ledgerReasons, refundReasons, refundStates } from '@/domain/payment-states'
import { returnConditions } from '@/domain/withdrawal'
import { shownParcelState } from '@/server/db/parcels'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { ordersOfPerson } from '@/server/open-matters'

const { coupons, orders, shop } = tables
const { couponUses, documents, giftCardEntries, orderHolds, orderOrigins, payments, refunds, returnLines, shipments } =
  shop

const moment = z.coerce.date().transform((at) => at.toISOString())

/** The rows that an order has beside its document. Notes of staff, and which of them did something, are left out. */
export const orderRecord = z.object({
  number: z.string(),
  documents: z.array(
    z.object({
      kind: z.enum(documentKinds),
      number: z.number(),
      language: z.string(),
      issuedAt: moment,
      content: z.looseObject({ totalCents: z.number() }),
    }),
  ),
  payments: z.array(
    z.object({
      method: z.enum(paymentMethods),
      amountCents: z.number(),
      refundedCents: z.number(),
      state: z.enum(attemptStates),
      transaction: z.string().nullable(),
      createdAt: moment,
      settledAt: moment.nullable(),
    }),
  ),
  refunds: z.array(
    z.object({
      amountCents: z.number(),
      reason: z.enum(refundReasons),
      state: z.enum(refundStates),
      createdAt: moment,
      doneAt: moment.nullable(),
    }),
  ),
  vouchers: z.array(z.object({ cents: z.number(), reason: z.enum(ledgerReasons), at: moment })),
  coupons: z.array(z.object({ code: z.string().nullable(), email: z.string(), usedAt: moment })),
  holds: z.array(
    z.object({
      reason: z.enum(holdReasons),
      way: z.enum(holdWays),
      heldAt: moment,
      endsAt: moment,
      releasedAt: moment.nullable(),
      releasedBy: z.enum(releasers).nullable(),
    }),
  ),
  parcels: z.array(
    z.object({
      carrier: z.string(),
      tracking: z.string().nullable(),
      state: z.enum(shownParcelStates),
      collectCents: z.number(),
      packedAt: moment,
      shippedAt: moment.nullable(),
      endedAt: moment.nullable(),
    }),
  ),
  checks: z.array(z.object({ quantity: z.number(), condition: z.enum(returnConditions), checkedAt: moment })),
  networks: z.array(z.object({ network: z.string(), orderedAt: moment })),
})

type Columns = Record<string, AnyPgColumn | SQL>

/** The rows of a table that are of the order, as a JSON array in their order. */
function rowsOf(table: SQL, order: AnyPgColumn, columns: Columns, by: AnyPgColumn): SQL {
  const pairs = Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`)
  return sql`(select coalesce(jsonb_agg(jsonb_build_object(${sql.join(pairs, sql`, `)}) order by ${by}), '[]')
    from ${table} where ${order} = ${orders.id})`
}

export async function orderRecords(database: Database, customer: string): Promise<Record<string, unknown>[]> {
  const { amountCents, createdAt, intent, method, refundedCents, session, settledAt } = payments
  const transaction = sql`coalesce(${intent}, ${session})`
  const paid = { method, amountCents, refundedCents, state: payments.state, transaction, createdAt, settledAt }
  const { content, issuedAt, kind, language, number } = documents
  const { carrier, collectCents, endedAt, packedAt, shippedAt, tracking } = shipments
  const { endsAt, heldAt, releasedAt, releasedBy, way } = orderHolds
  const { checkedAt, condition, quantity } = returnLines
  const refunded = {
    amountCents: refunds.amountCents,
    reason: refunds.reason,
    state: refunds.state,
    createdAt: refunds.createdAt,
    doneAt: refunds.doneAt,
  }
  const sent = { carrier, tracking, state: shownParcelState, collectCents, packedAt, shippedAt, endedAt }
  const held = { reason: orderHolds.reason, way, heldAt, endsAt, releasedAt, releasedBy }
  const code = sql`(select ${coupons.code} from ${coupons} where ${coupons.id} = ${couponUses.coupon})`
  const spent = { cents: giftCardEntries.cents, reason: giftCardEntries.reason, at: giftCardEntries.at }
  const { rows } = await database.execute(sql`
    select ${orders.number},
      ${rowsOf(sql`${documents}`, documents.orderId, { kind, number, language, issuedAt, content }, issuedAt)} as documents,
      ${rowsOf(sql`${payments}`, payments.orderId, paid, createdAt)} as payments,
      ${rowsOf(sql`${refunds}`, refunds.orderId, refunded, refunds.createdAt)} as refunds,
      ${rowsOf(sql`${giftCardEntries}`, giftCardEntries.orderId, spent, giftCardEntries.at)} as vouchers,
      ${rowsOf(sql`${couponUses}`, couponUses.orderId, { code, email: couponUses.email, usedAt: couponUses.usedAt }, couponUses.usedAt)} as coupons,
      ${rowsOf(sql`${orderHolds}`, orderHolds.orderId, held, heldAt)} as holds,
      ${rowsOf(sql`${shipments}`, shipments.orderId, sent, packedAt)} as parcels,
      ${rowsOf(sql`${returnLines}`, returnLines.orderId, { quantity, condition, checkedAt }, checkedAt)} as checks,
      ${rowsOf(sql`${orderOrigins}`, orderOrigins.orderId, { network: orderOrigins.network, orderedAt: orderOrigins.orderedAt }, orderOrigins.orderedAt)} as networks
    from ${orders} where ${orders.id} in ${ordersOfPerson(customer)} order by ${orders.placedAt}, ${orders.id}`)
  return rows
}
