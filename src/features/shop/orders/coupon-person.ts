import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { tables } from '@/server/db/tables'

const { confirmedEmails, orders, shop } = tables
const { couponUses } = shop

/** Who uses a coupon: an account, or whoever has a mailbox. */
export type CouponPerson = { customer: string | null; email: string }

/**
 * The mailbox that an address leads to: what follows a plus is the same one, and at Google so are dots. A provider at which it is not
 * would have two of its customers share one use of a code, and nothing else.
 */
function mailboxOf(email: SQL): SQL {
  const host = sql`split_part(lower(${email}), '@', 2)`
  const name = sql`regexp_replace(split_part(lower(${email}), '@', 1), '^(.[^+]*)[+].*$', '\\1')`
  return sql`case when ${host} in ('gmail.com', 'googlemail.com') then replace(${name}, '.', '') || '@gmail.com'
    else ${name} || '@' || ${host} end`
}

/**
 * Whether a use of a coupon is one of a person: with the same mailbox or, of an account, with any order of it and any mailbox that it has
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
