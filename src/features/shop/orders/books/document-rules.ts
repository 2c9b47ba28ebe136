import { sql } from '@payloadcms/db-postgres'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { paidInVain } from '../documents/issue-document'
import { lostNumbers } from './lost-numbers'
import type { BooksPart } from './part'

const { orders, shop } = tables
const { counters, documents, payments, refunds } = shop

const copies = (kind: 'sale' | 'invoice') => sql`(select count(*) from ${documents}
  where ${documents.orderId} = ${orders.id} and ${documents.kind} = ${kind})`
const paid = sql`coalesce((select sum(${payments.amountCents}) from ${payments}
  where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'paid')}), 0)`

/** Paid in full; with cash on delivery no further payment is awaited, because nobody pays for a refused parcel. */
const isSettled = sql`(${paid} >= ${orders.totalCents} or (${isOneOf(orders.paymentMethod, 'cash-on-delivery')} and ${paid} > 0
  and not exists (select from ${payments} where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'pending')})))`

/** The invoice of money from the door comes after the last parcel, so that a refund may be older than it. */
const isAtDoor = sql`${refunds.orderId} in (select ${orders.id} from ${orders} where ${isOneOf(orders.paymentMethod, 'cash-on-delivery')})`

/** Numbers have no gaps (ЗДДС, чл. 113–114) but those that a restore lost; each sale and each refund has one document with its PDF. */
export const documentRules = ({ orders: inPart, others }: BooksPart) => ({
  numbers: sql`
    select coalesce(${counters.name}, given.series) as id from ${counters}
    full join (select part.series, min(part.first) as first, max(part.last) as last, sum(part.count) as count from (
        select ${documents.series}, min(${documents.number}) as first, max(${documents.number}) as last, count(*) as count
        from ${documents} group by ${documents.series} union all ${lostNumbers}) part
      group by part.series) given on given.series = ${counters.name}
    where ${others} and (${counters.value} is distinct from given.last or given.count <> given.last - given.first + 1)`,
  document: sql`
    select ${orders.id}::text as id from ${orders}
    where ${inPart(orders.id)} and ${orders.checkoutKey} is not null and ${isOneOf(orders.status, 'placed', 'closed')} and ${orders.totalCents} > 0
      and (${copies('sale')} <> (case when ${isOneOf(orders.paymentMethod, 'card')} or ${orders.voucherCents} > 0 then 1 else 0 end)
        or ${copies('invoice')} <> (case when ${orders.invoiceCompany} <> '' and ${isSettled} then 1 else 0 end))`,
  'credit-note': sql`
    select distinct ${refunds.orderId}::text as id from ${refunds}
    where ${inPart(refunds.orderId)} and ${isOneOf(refunds.state, 'done')} and not ${paidInVain}
      and exists (select from ${documents} where ${documents.orderId} = ${refunds.orderId} and ${isNoneOf(documents.kind, 'credit-note')}
        and (${documents.issuedAt} < ${refunds.doneAt} or ${isAtDoor}))
      and not exists (select from ${documents} where ${documents.refund} = ${refunds.id})`,
  undrawn: sql`
    select distinct ${documents.orderId}::text as id from ${documents}
    where ${inPart(documents.orderId)} and ${documents.pdf} is null and ${documents.issuedAt} < now() - interval '1 hour'`,
})
