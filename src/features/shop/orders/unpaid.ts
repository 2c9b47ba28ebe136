import { createHmac } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'

const { orders, shop } = tables
const { orderOrigins } = shop
const countRow = z.object({ own: z.number(), ofNetwork: z.number() })

/** Offices and mobile networks share one. */
const guestsOfNetwork = 5
const keptDays = 30

/** Who orders: an account, or a guest of a network (null where it is not known, as in an import). */
export type Orderer = { customer: string | null; email: string; origin: string | null }

/** The network of a guest's order as it is stored: nobody reads the address from it. */
export function originOf(network: string): string {
  return createHmac('sha256', env().PAYLOAD_SECRET).update(`order origin ${network}`).digest('base64url')
}

/** Those who order by the same account or network at the same moment wait until the transaction ends. */
async function lockOrderer(transaction: Database, { customer, origin }: Orderer): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${customer ?? origin}, 2))`)
}

/**
 * Whether somebody has so many orders already that they have not paid. A mailbox alone says nothing: strangers can type it. So an account
 * counts by itself, and a guest by the network together with the mailbox, and by the network alone with a wider bound.
 */
export async function hasTooManyUnpaid(transaction: Database, orderer: Orderer): Promise<boolean> {
  const { customer, email, origin } = orderer
  if (!customer && !origin) return false
  await lockOrderer(transaction, orderer)
  const most = env().UNPAID_ORDERS
  const { rows } = await transaction.execute(sql`
    select count(*)::integer as "ofNetwork",
      count(*) filter (where ${customer}::text is not null or lower(${orders.email}) = lower(${email}))::integer as own
    from ${orders} where ${orders.status} = 'awaiting-payment' and ${isOf(orderer)}`)
  const { ofNetwork, own } = countRow.parse(rows[0])
  return own >= most || ofNetwork >= most * guestsOfNetwork
}

/** The orders of an account, or those of guests of a network. */
const isOf = ({ customer, origin }: Orderer) =>
  customer
    ? sql`${orders.customerId} = ${customer}`
    : sql`${orders.customerId} is null and exists (
        select from ${orderOrigins} where ${orderOrigins.orderId} = ${orders.id} and ${orderOrigins.network} = ${origin})`

/** Whether so many orders of an account, or of guests of a network, are to be paid at the door that one more is a reason to ask. */
export async function hasTooManyAtDoor(transaction: Database, orderer: Orderer): Promise<boolean> {
  if (!orderer.customer && !orderer.origin) return false
  await lockOrderer(transaction, orderer)
  const { rows } = await transaction.execute(sql`
    select ${orders.id} from ${orders} where ${orders.status} = 'placed' and ${orders.paymentMethod} = 'cash-on-delivery' and ${isOf(orderer)}
      and exists (select from ${shop.payments} where ${shop.payments.orderId} = ${orders.id} and ${shop.payments.state} = 'pending')
    limit ${env().UNPAID_ORDERS}`)
  return rows.length >= env().UNPAID_ORDERS
}

/** Notes from where a guest has ordered. */
export async function noteOrigin(transaction: Database, order: string, { customer, origin }: Orderer): Promise<void> {
  if (customer || !origin) return
  await transaction.execute(sql`
    insert into ${orderOrigins} (${named(orderOrigins, 'orderId', 'network')}) values (${order}, ${origin})`)
}

/** Forgets from where guests have ordered, when no order waits for so long. */
export async function removeOldOrigins(database: Database): Promise<void> {
  await database.execute(sql`
    delete from ${orderOrigins} where ${orderOrigins.orderedAt} < now() - make_interval(days => ${keptDays})`)
}
