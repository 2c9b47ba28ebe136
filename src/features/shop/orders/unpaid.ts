import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { siteOf } from '@/server/client-network'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'
import { siteFactor } from '@/server/network-limit'

const { orders, ordersLines, shop } = tables
const { orderOrigins, payments } = shop

/** Offices and mobile networks share an address, so a network may have more unpaid orders than a guest. */
const guestsOfNetwork = 5
const keptDays = 30

/** `origin` is a guest's network (`originOf`), null where unknown, as in an import. */
export type Orderer = { customer: string | null; email: string; origin: string | null }

const keyedHash = (text: string) =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(`order origin ${text}`).digest('base64url')

/**
 * The network of a guest's order as a keyed hash, from which the address cannot be read; after a dot a part of the hash
 * of its connection, where that has more networks. An order request takes 64 characters.
 */
export function originOf(network: string): string {
  const site = siteOf(network)
  return site === network ? keyedHash(network) : `${keyedHash(network)}.${keyedHash(site).slice(0, 20)}`
}

function partsOf(origin: string | null): { network: string; site: string } {
  const [network = '', site = ''] = (origin ?? '').split('.')
  return { network, site }
}

/** Serialises simultaneous orders of the same account or connection until the transaction ends. */
async function lockOrderer(transaction: Database, { customer, origin }: Orderer): Promise<void> {
  const { network, site } = partsOf(origin)
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customer ?? (site || network)}, 2))`)
}

const ordersWithOrigin = sql`${orders} left join ${orderOrigins} on ${orderOrigins.orderId} = ${orders.id}`

/** Whole texts are compared, because those are indexed; an order of an earlier version has the network alone. */
const isOf = ({ customer, origin }: Orderer) =>
  customer
    ? sql`${orders.customerId} = ${customer}`
    : sql`(${orders.customerId} is null and ${orderOrigins.network} in (${origin}, ${partsOf(origin).network}))`

/** The orders of `isOf`, and those of guests in other networks of the same connection. */
function isOfSite(orderer: Orderer): SQL {
  const { site } = partsOf(orderer.origin)
  if (orderer.customer || !site) return isOf(orderer)
  return sql`(${isOf(orderer)}
    or (${orders.customerId} is null and split_part(${orderOrigins.network}, '.', 2) = ${site}))`
}

const countRow = z.object({ own: z.number(), ofNetwork: z.number(), ofSite: z.number() })

/** `own` are those of the account, or of the guest's mailbox in this network. */
async function countOrders(database: Database, orderer: Orderer, condition: SQL): Promise<z.infer<typeof countRow>> {
  const { customer, email } = orderer
  const isOwn = sql`(${customer}::text is not null or lower(${orders.email}) = lower(${email}))`
  const { rows } = await database.execute(sql`
    select count(*)::integer as "ofSite", count(*) filter (where ${isOf(orderer)})::integer as "ofNetwork",
      count(*) filter (where ${isOf(orderer)} and ${isOwn})::integer as own
    from ${ordersWithOrigin} where ${condition} and ${isOfSite(orderer)}`)
  return countRow.parse(rows[0])
}

/**
 * An account counts by itself; a guest by network with mailbox, and by network and connection alone with higher limits.
 * A mailbox alone does not count, because strangers can type it.
 */
export async function hasTooManyUnpaid(transaction: Database, orderer: Orderer): Promise<boolean> {
  if (!orderer.customer && !orderer.origin) return false
  await lockOrderer(transaction, orderer)
  const most = env().UNPAID_ORDERS
  const isWaiting = isOneOf(orders.status, 'awaiting-payment')
  const { own, ofNetwork, ofSite } = await countOrders(transaction, orderer, isWaiting)
  return own >= most || ofNetwork >= most * guestsOfNetwork || ofSite >= most * guestsOfNetwork * siteFactor
}

const piecesRow = z.object({ ofNetwork: z.coerce.number(), ofSite: z.coerce.number() })

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
    select coalesce(sum(${ordersLines.quantity}), 0) as "ofSite",
      coalesce(sum(${ordersLines.quantity}) filter (where ${isOf(orderer)}), 0) as "ofNetwork"
    from ${ordersWithOrigin} join ${ordersLines} on ${ordersLines._parentId} = ${orders.id}
    where ${orders.createdAt} > now() - interval '1 day' and ${isOfSite(orderer)}
      and (${attempt(isOneOf(payments.state, 'pending'))} or not ${attempt(paid)})`)
  const asked = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const { ofNetwork, ofSite } = piecesRow.parse(rows[0])
  const most = env().UNPAID_PIECES
  return ofNetwork + asked > most || ofSite + asked > most * siteFactor
}

/** Locks nothing: an order has locked its orderer by `hasTooManyPieces`, and the checkout only shows the answer. */
export async function hasTooManyAtDoor(database: Database, orderer: Orderer): Promise<boolean> {
  if (!orderer.customer && !orderer.origin) return false
  const most = env().UNPAID_ORDERS
  const isAtDoor = sql`${isOneOf(orders.status, 'placed')} and ${isOneOf(orders.paymentMethod, 'cash-on-delivery')}
    and exists (select from ${payments} where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'pending')})`
  const { ofNetwork, ofSite } = await countOrders(database, orderer, isAtDoor)
  return ofNetwork >= most || ofSite >= most * siteFactor
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
