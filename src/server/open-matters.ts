import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { openOrderEvents, openReturnStates, withdrawalDays } from '@/domain/open-states'
import { named, setExcluded, tables } from '@/server/db/tables'
import type { Database } from './db/transaction'

const { confirmedEmails, orders, returns, shop } = tables
const { refunds, withdrawalDecisions, withdrawals } = shop
const known = alias(confirmedEmails, 'known')

/**
 * The addresses that an account has confirmed belong to it, also after it has moved to another one: what was written from
 * them is exported and deleted with the account. An address belongs to whoever confirmed it last.
 */
export async function storeConfirmedEmail(database: Database, customer: string, email: string): Promise<void> {
  await database.execute(sql`
    insert into ${confirmedEmails} as known (${named(confirmedEmails, 'email', 'customerId')})
      values (lower(${email}), ${customer})
    on conflict (${named(confirmedEmails, 'email')}) do update
      set ${setExcluded(confirmedEmails, 'customerId')},
      ${named(confirmedEmails, 'confirmedAt')} = now()
    where ${known.customerId} <> excluded.${named(confirmedEmails, 'customerId')}`)
}

/** The confirmed addresses of a customer, in lower case, to be used as `lower(email) in …`. */
export function confirmedEmailsOf(customer: string) {
  return sql`(select ${confirmedEmails.email} from ${confirmedEmails}
      where ${confirmedEmails.customerId} = ${customer})`
}

const matterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), number: z.string(), status: z.enum(openOrderEvents) }),
  z.object({ kind: z.literal('delivered'), number: z.string(), until: z.iso.date() }),
  z.object({ kind: z.literal('return'), number: z.string(), status: z.enum(openReturnStates) }),
  z.object({ kind: z.enum(['refund', 'withdrawal']), number: z.string() }),
])

/** An order that is under way or may still be sent back, or a withdrawal, a return or a refund that is not settled. */
export type OpenMatter = z.infer<typeof matterSchema>

const mostNamed = 50

/** The orders of a customer: those of the account, and those that a confirmed address placed without one. */
export function ordersOfPerson(customer: string) {
  return sql`(select id from orders where customer_id = ${customer}
    or (customer_id is null and lower(email) in ${confirmedEmailsOf(customer)}))`
}

/**
 * A statement of withdrawal that nobody has acted upon: its order is not cancelled, no return follows from it, and staff have not
 * decided otherwise. A condition on `shop.withdrawals`.
 */
export const isOpenWithdrawal = sql`(
  not exists (select from ${withdrawalDecisions} where ${withdrawalDecisions.withdrawal} = ${withdrawals.id})
  and not exists (select from ${returns} where ${returns.withdrawal} = ${withdrawals.id}::text)
  and not exists (select from ${orders} where ${orders.id} = ${withdrawals.orderId} and ${orders.status} = 'cancelled'))`

/** The statements of withdrawal of a customer: about their orders, or from an address of theirs. A condition on `shop.withdrawals`. */
export const isWithdrawalOf = (customer: string) => sql`(${withdrawals.orderId} in ${ordersOfPerson(customer)}
  or lower(${withdrawals.email}) in ${confirmedEmailsOf(customer)})`

/** What has last happened to an order. */
const latestEvent = sql`(select status from orders_history where _parent_id = orders.id order by _order desc limit 1)`

/** The last day on which an order may be sent back: an order without the day of its delivery counts from when it was placed. */
const lastDay = sql`(coalesce(
  (select max(at) from orders_history where _parent_id = orders.id and status = 'delivered'), placed_at
) at time zone 'Europe/Sofia')::date + ${sql.raw(String(withdrawalDays))}`

/** What must be settled before the account may be deleted, the oldest first. */
export async function openMatters(database: Database, customer: string): Promise<OpenMatter[]> {
  const { rows } = await database.execute(sql`
    select * from (
      select 'order' as kind, number, ${latestEvent}::text as status, null as until, placed_at as began from orders
      where id in ${ordersOfPerson(customer)} and status in ('awaiting-payment', 'placed')
        and ${latestEvent} in ${openOrderEvents}
      union all
      select 'delivered', number, null, (${lastDay})::text, placed_at from orders
      where id in ${ordersOfPerson(customer)} and ${latestEvent} = 'delivered'
        and ${lastDay} >= (now() at time zone 'Europe/Sofia')::date
      union all
      select 'return', number, status::text, null, requested_at from returns
      where (customer_id = ${customer} or order_id in ${ordersOfPerson(customer)}) and status in ${openReturnStates}
      union all
      select 'withdrawal', ${withdrawals.orderNumber}, null, null, ${withdrawals.statedAt} from ${withdrawals}
      where ${isWithdrawalOf(customer)} and ${isOpenWithdrawal}
      union all
      select distinct on (${orders.id}) 'refund', ${orders.number}, null, null, ${refunds.createdAt}
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${orders.id} in ${ordersOfPerson(customer)} and ${refunds.state} <> 'done'
    ) as matters order by began limit ${mostNamed}`)
  return z.array(matterSchema).parse(rows)
}
