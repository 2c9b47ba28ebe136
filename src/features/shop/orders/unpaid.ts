import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'

const { orders, ordersLines, shop } = tables
const { orderOrigins, payments } = shop
const countRow = z.object({ own: z.number(), ofNetwork: z.number() })

/** Offices and mobile networks share an address, so a network may have more unpaid orders than a guest. */
const guestsOfNetwork = 5
const keptDays = 30

/** `origin` is a guest's network, null where unknown, as in an import. */
export type Orderer = { customer: string | null; email: string; origin: string | null }

/** Stores the network of a guest's order as a keyed hash, from which the address cannot be read. */
export function originOf(network: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update(`order origin ${network}`).digest('base64url')
}

/** Serialises simultaneous orders of the same account or network until the transaction ends. */
async function lockOrderer(transaction: Database, { customer, origin }: Orderer): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customer ?? origin}, 2))`)
}

/**
 * An account counts by itself; a guest by network with mailbox, and by network alone with a higher limit. A mailbox
 * alone does not count, because strangers can type it.
 */
export async function hasTooManyUnpaid(transaction: Database, orderer: Orderer): Promise<boolean> {
  const { customer, email, origin } = orderer
  if (!customer && !origin) return false
  await lockOrderer(transaction, orderer)
  const most = env().UNPAID_ORDERS
  const { rows } = await transaction.execute(sql`
    select count(*)::integer as "ofNetwork",
      count(*) filter (where ${customer}::text is not null or lower(${orders.email}) = lower(${email}))::integer as own
    from ${orders} where ${isOneOf(orders.status, 'awaiting-payment')} and ${isOf(orderer)}`)
  const { ofNetwork, own } = countRow.parse(rows[0])
  return own >= most || ofNetwork >= most * guestsOfNetwork
}

const piecesRow = z.object({ pieces: z.coerce.number() })

/**
 * Whether these pieces with those of the last 24 hours for which no money has come are too many, so that nobody takes
 * the shelf. A cancelled order still counts, also where a voucher paid it: else ordering and cancelling would have no
 * end. `lines` are those not yet paid: none of an order that vouchers pay.
 */
export async function hasTooManyPieces(
  transaction: Database,
  orderer: Orderer,
  lines: { quantity: number }[],
): Promise<boolean> {
  if (!orderer.customer && !orderer.origin) return false
  await lockOrderer(transaction, orderer)
  const attempt = (state: SQL) =>
    sql`exists (select from ${payments} where ${payments.orderId} = ${orders.id} and ${state})`
  const paid = sql`(${isOneOf(payments.state, 'paid')}
    and (${isNoneOf(orders.status, 'cancelled')} or ${isNoneOf(payments.method, 'gift-voucher')}))`
  const { rows } = await transaction.execute(sql`
    select coalesce(sum(${ordersLines.quantity}), 0) as pieces
    from ${orders} join ${ordersLines} on ${ordersLines._parentId} = ${orders.id}
    where ${orders.createdAt} > now() - interval '1 day' and ${isOf(orderer)}
      and (${attempt(isOneOf(payments.state, 'pending'))} or not ${attempt(paid)})`)
  const asked = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return piecesRow.parse(rows[0]).pieces + asked > env().UNPAID_PIECES
}

const isOf = ({ customer, origin }: Orderer) =>
  customer
    ? sql`${orders.customerId} = ${customer}`
    : sql`${orders.customerId} is null and exists (
        select from ${orderOrigins} where ${orderOrigins.orderId} = ${orders.id} and ${orderOrigins.network} = ${origin})`

/** Locks nothing: an order has locked its orderer by `hasTooManyPieces`, and the checkout only shows the answer. */
export async function hasTooManyAtDoor(database: Database, orderer: Orderer): Promise<boolean> {
  if (!orderer.customer && !orderer.origin) return false
  const { rows } = await database.execute(sql`
    select ${orders.id} from ${orders} where ${isOneOf(orders.status, 'placed')} and ${isOneOf(orders.paymentMethod, 'cash-on-delivery')} and ${isOf(orderer)}
      and exists (select from ${payments} where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'pending')})
    limit ${env().UNPAID_ORDERS}`)
  return rows.length >= env().UNPAID_ORDERS
}

export async function noteOrigin(transaction: Database, order: string, { customer, origin }: Orderer): Promise<void> {
  if (customer || !origin) return
  await transaction.execute(sql`
    insert into ${orderOrigins} (${named(orderOrigins, 'orderId', 'network')}) values (${order}, ${origin})`)
}

export async function removeOldOrigins(database: Database): Promise<void> {
  await database.execute(sql`
    delete from ${orderOrigins} where ${orderOrigins.orderedAt} < now() - make_interval(days => ${keptDays})`)
}
