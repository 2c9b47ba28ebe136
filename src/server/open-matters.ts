import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { AnyPgColumn } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { erased } from '@/domain/erased'
import { openOrderEvents, openOrderStatuses, openReturnStates } from '@/domain/order-states'
import { earliestInTime, lastDayToWithdraw } from '@/domain/withdrawal-time'
import { named, tables } from '@/server/db/tables'
import { dayInSofia } from './db/days'
import { isNoneOf, isOneOf, state } from './db/states'
import type { Database } from './db/transaction'

const { confirmedEmails, customers, orders, ordersHistory: h, returns, shop } = tables
const { giftCards, orderLines, refunds, shipments, withdrawalDecisions, withdrawals } = shop

/** The confirmed addresses of a customer in lower case, for `lower(email) in …`. */
export function confirmedEmailsOf(customer: string) {
  return sql`(select ${confirmedEmails.email} from ${confirmedEmails}
      where ${confirmedEmails.customerId} = ${customer})`
}

const matterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), number: z.string(), status: z.enum(openOrderEvents) }),
  z
    .object({ kind: z.literal('delivered'), number: z.string(), day: z.iso.date() })
    .transform(({ day, ...matter }) => ({ ...matter, until: lastDayToWithdraw(day) })),
  z.object({ kind: z.literal('return'), number: z.string(), status: z.enum(openReturnStates) }),
  z.object({ kind: z.enum(['refund', 'withdrawal']), number: z.string() }),
])

export type OpenMatter = z.infer<typeof matterSchema>

const mostNamed = 50

export type Person = string | { guest: string }

/**
 * A condition: an account has confirmed an address, and something came from it at a moment at which it was the account's. An
 * address that the account has given up, or by which it has joined orders of a guest, may be somebody else's since: it
 * counts until the account gave it up or confirmed it last. The array of addresses lets an index of `email` find the rows.
 * @param email in lower case
 */
export const isFromAccount = (customer: string | AnyPgColumn, email: AnyPgColumn | SQL, at: AnyPgColumn) => sql`
  (${email} = any(array(select ${confirmedEmails.email} from ${confirmedEmails} where ${confirmedEmails.customerId} = ${customer}))
    and exists (select from ${confirmedEmails} join ${customers} on ${customers.id} = ${confirmedEmails.customerId}
      where ${confirmedEmails.customerId} = ${customer} and ${confirmedEmails.email} = ${email}
        and (${confirmedEmails.email} = lower(${customers.email}) or ${at} <= ${confirmedEmails.confirmedAt})))`

/** @param email in lower case */
export const isFrom = (person: Person, email: AnyPgColumn | SQL, at: AnyPgColumn) =>
  typeof person === 'string' ? isFromAccount(person, email, at) : sql`${email} = lower(${person.guest})`

export function ordersOfPerson(person: Person) {
  const ofAccount = typeof person === 'string' ? sql`${orders.customerId} = ${person}` : sql`false`
  const isTheirs = isFrom(person, sql`lower(${orders.email})`, orders.placedAt)
  return sql`(select ${orders.id} from ${orders} where ${ofAccount} or (${orders.customerId} is null and ${isTheirs}))`
}

/**
 * A condition on `shop.withdrawals`: a statement that nobody has acted upon. Its order is not cancelled, no return
 * follows from it, and staff have not decided otherwise.
 */
export const isOpenWithdrawal = sql`(
  not exists (select from ${withdrawalDecisions} where ${withdrawalDecisions.withdrawal} = ${withdrawals.id})
  and not exists (select from ${returns} where ${returns.withdrawal} = ${withdrawals.id}::text)
  and not exists (select from ${orders} where ${orders.id} = ${withdrawals.orderId} and ${isOneOf(orders.status, 'cancelled')}))`

/**
 * A condition on `shop.withdrawals`: statements about the person's orders or from the person's address; a guest's only
 * when they are not about the order of an account.
 */
export const isWithdrawalOf = (person: Person) => sql`(${withdrawals.orderId} in ${ordersOfPerson(person)}
  or (${isFrom(person, sql`lower(${withdrawals.email})`, withdrawals.statedAt)}
    and (${withdrawals.orderId} is null or ${typeof person === 'string'})))`

/**
 * A typed mailbox proves nothing: only a statement about an order of the person, opened by its link or named with its
 * mailbox, delays a deletion. Otherwise anybody could keep another's account for ever.
 */
const isProvenWithdrawalOf = (person: Person) =>
  sql`(${withdrawals.isVerified} and ${withdrawals.orderId} in ${ordersOfPerson(person)})`

const isReturnOf = (person: Person) =>
  typeof person === 'string'
    ? sql`(${returns.customerId} = ${person} or ${returns.orderId} in ${ordersOfPerson(person)})`
    : sql`${returns.orderId} in ${ordersOfPerson(person)}`

const latestEvent = sql`(select ${h.status} from ${h} where ${h._parentId} = ${orders.id} order by ${h._order} desc limit 1)`

/** Whether the time to withdraw has not ended that began at a moment, for example when the last parcel was taken. */
export const isWithdrawable = (since: SQL | AnyPgColumn, now = new Date()) =>
  sql`${dayInSofia(since)} >= ${earliestInTime(sofiaDay(now))}::date`

/** Whether pieces of an order are still to be sent or to arrive. */
export const isUnderWay = sql`(exists (select from ${orderLines}
    where ${orderLines.orderId} = ${orders.id} and ${orderLines.shipped} < ${orderLines.quantity})
  or exists (select from ${shipments}
    where ${shipments.orderId} = ${orders.id} and ${isOneOf(shipments.state, 'packed', 'shipped')}))`

/**
 * When an order's last parcel was taken, refused or given up, because the time to withdraw begins with the last of the
 * goods; null while none was taken.
 */
export const lastParcelEnded = sql`(select case when bool_or(${isOneOf(shipments.state, 'delivered')})
    then max(coalesce(${shipments.endedAt}, ${shipments.checkedAt})) end
  from ${shipments} where ${shipments.orderId} = ${orders.id} and ${isOneOf(shipments.state, 'delivered', 'refused', 'returned')})`

/** By the parcels; by the history of an order without any, else by its date. */
const deliveredAt = sql`coalesce(${lastParcelEnded},
  (select max(${h.at}) from ${h} where ${h._parentId} = ${orders.id} and ${isOneOf(h.status, 'delivered')}), ${orders.placedAt})`

const isOpenEvent = sql`${latestEvent} in ${openOrderEvents}`

/** The history says "delivered" with each parcel. */
const isPartlyDelivered = sql`(${lastParcelEnded} is not null and ${isUnderWay})`

export async function openMatters(database: Database, person: Person): Promise<OpenMatter[]> {
  const { rows } = await database.execute(sql`
    select * from (
      select 'order' as kind, ${orders.number}, case when ${isOpenEvent} then ${latestEvent}::text else ${state(h.status, 'shipped')} end as status, null as day, ${orders.placedAt} as began from ${orders}
      where ${orders.id} in ${ordersOfPerson(person)} and ${isOneOf(orders.status, ...openOrderStatuses)}
        and (${isOpenEvent} or ${isPartlyDelivered})
      union all
      select 'delivered', ${orders.number}, null, ${dayInSofia(deliveredAt)}::text, ${orders.placedAt} from ${orders}
      where ${orders.id} in ${ordersOfPerson(person)} and ${latestEvent} = ${state(h.status, 'delivered')}
        and not ${isPartlyDelivered} and ${isWithdrawable(deliveredAt)}
      union all
      select 'return', ${returns.number}, ${returns.status}::text, null, ${returns.requestedAt} from ${returns}
      where ${isReturnOf(person)} and ${isOneOf(returns.status, ...openReturnStates)}
      union all
      select 'withdrawal', ${withdrawals.orderNumber}, null, null, ${withdrawals.statedAt} from ${withdrawals}
      where ${isProvenWithdrawalOf(person)} and ${isOpenWithdrawal}
      union all
      select distinct on (${orders.id}) 'refund', ${orders.number}, null, null, ${refunds.createdAt}
      from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
      where ${orders.id} in ${ordersOfPerson(person)} and ${isNoneOf(refunds.state, 'done')}
    ) as matters order by began limit ${mostNamed}`)
  return z.array(matterSchema).parse(rows)
}

/**
 * Erases names and texts from the gift vouchers of these orders, whose buyer has left. A voucher still to be sent keeps
 * them until then, because it is paid for.
 */
export async function forgetVoucherNames(transaction: Database, orderIds: string[]): Promise<void> {
  await transaction.execute(sql`
    update ${giftCards} set ${named(giftCards, 'sender')} = ${erased}, ${named(giftCards, 'recipient')} = ${erased}, ${named(giftCards, 'message')} = null
    where ${giftCards.orderId} = any(${sql.param(orderIds)}::uuid[])
      and (${giftCards.sentAt} is not null or ${giftCards.email} is null or ${isNoneOf(giftCards.state, 'active')})`)
}
