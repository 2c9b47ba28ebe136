import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { tables } from '@/server/db/tables'
import type { Orderer } from './unpaid'

const { confirmedEmails, orders, shop } = tables
const { couponUses, orderHolds, orderOrigins } = shop
const own = alias(confirmedEmails, 'own')
const theirs = alias(confirmedEmails, 'theirs')
const ownOrigin = alias(orderOrigins, 'own_origin')

/** Whoever places the order `id`. The network of a guest's order is stored with it; `origin` is that of the request. */
export type CouponPerson = Orderer & { id: string }

/**
 * Normalises an address to its mailbox: a part after a plus is dropped, and at Google dots as well. Where a provider
 * treats addresses otherwise, two of its customers share the one use of a code, and nothing worse.
 */
function mailboxOf(email: SQL): SQL {
  const host = sql`split_part(lower(${email}), '@', 2)`
  const name = sql`regexp_replace(split_part(lower(${email}), '@', 1), '^(.[^+]*)[+].*$', '\\1')`
  return sql`case when ${host} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com'
    else ${name} || '@' || ${host} end`
}

const usedMailbox = mailboxOf(sql`${couponUses.email}`)

/** The use is of a guest's order from the network of this order. */
const isFromNetworkOf = ({ id, origin }: CouponPerson): SQL => sql`exists (
  select from ${orderOrigins} where ${orderOrigins.orderId} = ${couponUses.orderId}
    and (${orderOrigins.network} = ${origin}::text or ${orderOrigins.network} = (
      select ${ownOrigin.network} from ${orderOrigins} own_origin where ${ownOrigin.orderId} = ${id}::uuid)))`

/** The order of the use was confirmed by the link that was mailed to its mailbox. */
const isConfirmed = sql`exists (
  select from ${orderHolds}
  where ${orderHolds.orderId} = ${couponUses.orderId} and ${orderHolds.releasedBy} = 'customer')`

/**
 * Whether a use belongs to the person of an order; a condition on `shop.coupon_uses`. A mailbox that is merely typed
 * proves nothing, or others could use up somebody's code and learn of its use (docs/limits.md). An account has the uses
 * of its orders, of accounts with the same mailbox, and of guests with its mailbox where the mailed link or the network
 * says who they were; a guest is a mailbox together with a network.
 */
export function isUseOf(person: CouponPerson): SQL {
  const { customer, email } = person
  const isHere = isFromNetworkOf(person)
  if (!customer) return sql`(${usedMailbox} = ${mailboxOf(sql`${email}::text`)} and ${isHere})`
  return sql`(exists (select from ${orders} where ${orders.id} = ${couponUses.orderId} and (
      ${orders.customerId} = ${customer} or exists (select from ${confirmedEmails} own join ${confirmedEmails} theirs
        on ${mailboxOf(sql`${own.email}`)} = ${mailboxOf(sql`${theirs.email}`)}
        where ${own.customerId} = ${customer} and ${theirs.customerId} = ${orders.customerId})))
    or ((${isConfirmed} or ${isHere}) and exists (select from ${confirmedEmails} own
      where ${own.customerId} = ${customer} and ${mailboxOf(sql`${own.email}`)} = ${usedMailbox})))`
}
