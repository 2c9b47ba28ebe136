import { sql } from '@payloadcms/db-postgres'
import { vainReasons } from '@/domain/payment-states'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { BooksPart } from './part'

const { orders, shop } = tables
const { orderLines, payments, refunds } = shop

const ofShop = sql`${orders.checkoutKey} is not null`
const stands = isOneOf(orders.status, 'placed', 'closed')
const paid = sql`coalesce((select sum(${payments.amountCents}) from ${payments}
  where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'paid')}), 0)`
/** A refund that the provider refused counts, because staff still have to pay it. */
const goesBack = sql`coalesce((select sum(${refunds.amountCents}) from ${refunds}
  where ${refunds.orderId} = ${orders.id}), 0)`
/** Refunds of a second payment, or of a payment for an order that had ended. */
const paidInVain = sql`coalesce((select sum(${refunds.amountCents}) from ${refunds}
  where ${refunds.orderId} = ${orders.id} and ${isOneOf(refunds.reason, ...vainReasons)}), 0)`
const cameBack = sql`select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.returned} > 0`

/** Received money belongs to an order that stands, once, or is refunded; no order goes without its money. */
export const moneyRules = ({ orders: inPart }: BooksPart) => ({
  refunded: sql`
    select distinct ${payments.orderId}::text as id from ${payments}
    where ${inPart(payments.orderId)} and (${payments.refundedCents} <> coalesce((select sum(${refunds.amountCents}) from ${refunds}
        where ${refunds.payment} = ${payments.id} and ${isOneOf(refunds.state, 'done')}), 0)
      or ${payments.amountCents} < coalesce((select sum(${refunds.amountCents}) from ${refunds}
        where ${refunds.payment} = ${payments.id}), 0))`,
  unpaid: sql`
    select ${orders.id}::text as id from ${orders}
    where ${inPart(orders.id)} and ${ofShop} and ((${isOneOf(orders.status, 'closed')} and not exists (${cameBack})) or (${isOneOf(orders.status, 'placed')}
      and ${isNoneOf(orders.paymentMethod, 'cash-on-delivery')})) and ${orders.totalCents} > ${paid}`,
  'money-kept': sql`
    select ${orders.id}::text as id from ${orders}
    where ${inPart(orders.id)} and ${ofShop} and ${isOneOf(orders.status, 'cancelled')} and ${paid} > ${goesBack}`,
  'paid-twice': sql`
    select ${orders.id}::text as id from ${orders}
    where ${inPart(orders.id)} and ${ofShop} and ${stands}
      and ${paid} - ${paidInVain} > ${orders.totalCents}`,
  'paid-awaiting': sql`
    select ${orders.id}::text as id from ${orders}
    where ${inPart(orders.id)} and ${ofShop} and ${isOneOf(orders.status, 'awaiting-payment')} and ${paid} >= ${orders.totalCents}`,
})
