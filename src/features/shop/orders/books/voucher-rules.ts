import { sql } from '@payloadcms/db-postgres'
import { vainReasons } from '@/domain/payment-states'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { BooksPart } from './part'

const { orders, shop } = tables
const { giftCardEntries: e, giftCards: g, payments, refunds } = shop

const issued = sql`coalesce((select sum(${e.cents}) from ${e} where ${e.giftCard} = ${g.id} and ${isOneOf(e.reason, 'issued')}), 0)`
/**
 * The part of an order that vouchers pay, minus refunds of payments made in vain and all refunds of a cancelled order.
 */
const stillPaid = sql`coalesce((select sum(${payments.amountCents}) from ${payments}
    where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.method, 'gift-voucher')}), 0)
  - coalesce((select sum(${refunds.amountCents}) from ${refunds} join ${payments} on ${payments.id} = ${refunds.payment}
    where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.method, 'gift-voucher')}
      and (${isOneOf(orders.status, 'cancelled')} or ${isOneOf(refunds.reason, ...vainReasons)})), 0)`

/**
 * A balance is the sum of its entries; a voucher has its value once it is paid, and each use and refund is a payment of
 * an order.
 */
export const voucherRules = ({ orders: inPart, others }: BooksPart) => ({
  'voucher-balance': sql`
    select ${g.id}::text as id from ${g}
    where ${others} and ${g.balanceCents} <> coalesce((select sum(${e.cents}) from ${e} where ${e.giftCard} = ${g.id}), 0)`,
  'voucher-issued': sql`
    select ${orders.id}::text as id from ${orders} left join ${g} on ${g.orderId} = ${orders.id}
    where ${inPart(orders.id)} and ${isOneOf(orders.kind, 'gift-voucher')} and (${g.id} is null or case
      when ${isOneOf(orders.status, 'placed', 'closed')} then ${issued} <> ${orders.totalCents}
      when ${isOneOf(orders.status, 'awaiting-payment')} then ${issued} <> 0
      else ${isOneOf(g.state, 'active')} and ${g.balanceCents} > 0
        and not exists (select from ${e} where ${e.giftCard} = ${g.id} and ${isOneOf(e.reason, 'refunded', 'corrected')}) end)`,
  'voucher-spent': sql`
    select ${orders.id}::text as id from ${orders} where ${inPart(orders.id)} and (
      (${isNoneOf(orders.status, 'cancelled')} and coalesce(${orders.voucherCents}, 0) <> ${stillPaid})
      or (${isOneOf(orders.status, 'cancelled')} and ${stillPaid} <> 0)
      or exists (select from ${payments} left join ${e} on ${e.payment} = ${payments.id}
        where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.method, 'gift-voucher')}
          and ${e.cents} is distinct from -${payments.amountCents}))`,
  'voucher-refund': sql`
    select distinct ${refunds.orderId}::text as id from ${refunds}
    join ${payments} on ${payments.id} = ${refunds.payment} and ${isOneOf(payments.method, 'gift-voucher')}
    left join ${e} on ${e.refund} = ${refunds.id}
    where ${inPart(refunds.orderId)} and (${isNoneOf(refunds.state, 'done')} or ${e.cents} is distinct from ${refunds.amountCents})`,
})
