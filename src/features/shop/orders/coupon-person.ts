import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { tables } from '@/server/db/tables'

const { confirmedEmails, orders, shop } = tables
const { couponUses } = shop

export type CouponPerson = { customer: string | null; email: string }

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

/**
 * Whether a use belongs to a person: the same mailbox or, for an account, any of its orders and any mailbox that it has
 * confirmed. A condition on `shop.coupon_uses`.
 */
export function isUseOf({ customer, email }: CouponPerson): SQL {
  const same = sql`${mailboxOf(sql`${couponUses.email}`)} = ${mailboxOf(sql`${email}::text`)}`
  if (!customer) return same
  return sql`(${same}
    or exists (select from ${orders} where ${orders.id} = ${couponUses.orderId} and ${orders.customerId} = ${customer})
    or exists (select from ${confirmedEmails} where ${confirmedEmails.customerId} = ${customer}
      and ${mailboxOf(sql`${confirmedEmails.email}`)} = ${mailboxOf(sql`${couponUses.email}`)}))`
}
