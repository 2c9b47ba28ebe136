import { sql } from '@payloadcms/db-postgres'
import { openReturnStates } from '@/domain/order-states'
import { tables } from '@/server/db/tables'
import { neverLeft } from '../parcel-conditions'
import type { BooksPart } from './part'

const { coupons, orders, ordersLines, returns, shop } = tables
const { couponUses, orderLines, packing, refunds, returnLines, shipmentLines, shipments } = shop

const ofShop = sql`${orders.checkoutKey} is not null`
const ownUse = sql`select from ${couponUses} where ${couponUses.orderId} = ${orders.id}`
const lineCents = sql`${ordersLines.quantity} * ${ordersLines.unitPriceCents} - coalesce(${ordersLines.discountCents}, 0)`

/** An order has its lines and its sum, its parcels have pieces, and only it uses its coupon. */
export const orderRules = ({ orders: inPart, others }: BooksPart) => ({
  lines: sql`
    select distinct ${orders.id}::text as id from ${orders}
    left join ${ordersLines} on ${ordersLines._parentId} = ${orders.id}
    left join ${orderLines} on ${orderLines.orderId} = ${orders.id} and ${orderLines.line} = ${ordersLines.id}
    where ${inPart(orders.id)} and ${ofShop} and ${orders.kind} is distinct from 'gift-voucher' and (${orderLines.line} is null or ${orderLines.quantity} <> ${ordersLines.quantity}
      or ${orderLines.variant}::text is distinct from ${ordersLines.variant}
      or (select count(*) from ${ordersLines} where ${ordersLines._parentId} = ${orders.id})
        <> (select count(*) from ${orderLines} where ${orderLines.orderId} = ${orders.id}))`,
  total: sql`
    select ${orders.id}::text as id from ${orders}
    where ${inPart(orders.id)} and ${ofShop} and ${orders.totalCents} - ${orders.shippingCents} is distinct from (
      select sum(${lineCents}) from ${ordersLines} where ${ordersLines._parentId} = ${orders.id})`,
  shipped: sql`
    select distinct ${orderLines.orderId}::text as id from ${orderLines}
    where ${inPart(orderLines.orderId)} and ${orderLines.shipped} <> coalesce((select sum(${shipmentLines.quantity}) from ${shipmentLines}
      where ${shipmentLines.orderId} = ${orderLines.orderId} and ${shipmentLines.line} = ${orderLines.line}), 0)`,
  returned: sql`
    select distinct ${orderLines.orderId}::text as id from ${orderLines}
    where ${inPart(orderLines.orderId)} and ${orderLines.returned} <> coalesce((select sum(${shipmentLines.quantity}) from ${shipmentLines}
      join ${shipments} on ${shipments.id} = ${shipmentLines.shipment} and ${shipments.state} = 'returned'
      where ${shipmentLines.orderId} = ${orderLines.orderId} and ${shipmentLines.line} = ${orderLines.line}), 0)
      + coalesce((select sum(${returnLines.quantity}) from ${returnLines}
        where ${returnLines.orderId} = ${orderLines.orderId} and ${returnLines.line} = ${orderLines.line}), 0)
      or ${orderLines.returned} > ${orderLines.shipped}`,
  'return-lines': sql`
    select distinct ${returnLines.orderId}::text as id from ${returnLines}
    join ${returns} on ${returns.id} = ${returnLines.returnId}
    where ${returns.status} <> 'checked' or ${returns.orderId} <> ${returnLines.orderId}`,
  packing: sql`
    select ${packing.orderId}::text as id from ${packing}
    where ${inPart(packing.orderId)} and not exists (select from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
      where ${orders.id} = ${packing.orderId} and ${orders.status} = 'placed'
        and ${orderLines.shipped} < ${orderLines.quantity})`,
  parcel: sql`
    select distinct ${shipments.orderId}::text as id from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId}
    where ${inPart(shipments.orderId)} and (${orders.status} not in ('placed', 'closed') and not (${orders.status} = 'cancelled' and ${neverLeft})
      or not exists (select from ${shipmentLines} where ${shipmentLines.shipment} = ${shipments.id}))`,
  closed: sql`
    select ${orders.id}::text as id from ${orders} where ${inPart(orders.id)} and ${ofShop} and ${orders.status} = 'closed' and (
      exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.shipped} < ${orderLines.quantity})
      or exists (select from ${shipments} where ${shipments.orderId} = ${orders.id} and ${shipments.state} not in ('delivered', 'returned'))
      or exists (select from ${refunds} where ${refunds.orderId} = ${orders.id} and ${refunds.state} <> 'done' and ${refunds.reason} <> 'overpaid')
      or exists (select from ${returns} where ${returns.orderId} = ${orders.id} and ${returns.status} in ${openReturnStates}))`,
  coupon: sql`
    select ${orders.id}::text as id from ${orders} where ${inPart(orders.id)} and ${ofShop} and case
      when ${orders.status} = 'cancelled' or ${orders.couponCode} is null then exists (${ownUse})
      else not exists (${ownUse}) and exists (select from ${coupons} where ${coupons.code} = ${orders.couponCode}) end`,
  // A limit that was lowered after the last use is not broken. Whose the uses were cannot be told afterwards: a guest's
  // network is stored for 30 days, and the orders of guests join accounts.
  'coupon-limit': sql`
    select ${coupons.id}::text as id from ${coupons} join ${couponUses} on ${couponUses.coupon} = ${coupons.id}
    where ${others}
    group by ${coupons.id}, ${coupons.maxUses}, ${coupons.updatedAt}
    having max(${couponUses.usedAt}) > ${coupons.updatedAt} and count(*) > ${coupons.maxUses}`,
})
