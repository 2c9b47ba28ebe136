import { sql } from '@payloadcms/db-postgres'
import { type OrderStatus, openReturnStates } from '@/domain/order-states'
import { neverLeft } from '@/server/db/parcels'
import { isNoneOf, isOneOf, state } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { BooksPart } from './part'

const { coupons, orders, ordersHistory: h, ordersLines, returns, shop } = tables
const {
  couponUses,
  orderLines,
  packing,
  refunds,
  returnLines,
  shipmentLines,
  shipments,
  reservations,
  stockMoves,
  variantStock,
} = shop

const ofShop = sql`${orders.checkoutKey} is not null`
const ownUse = sql`select from ${couponUses} where ${couponUses.orderId} = ${orders.id}`
const lineCents = sql`${ordersLines.quantity} * ${ordersLines.unitPriceCents} - coalesce(${ordersLines.discountCents}, 0)`
const closedAt = sql`(select max(${h.at}) from ${h} where ${h._parentId} = ${orders.id} and ${isOneOf(h.status, 'closed')})`

/** An order has its lines and its sum, its parcels have pieces, and only it uses its coupon. */
export const orderRules = ({ orders: inPart, others }: BooksPart) => ({
  lines: sql`
    select distinct ${orders.id}::text as id from ${orders}
    left join ${ordersLines} on ${ordersLines._parentId} = ${orders.id}
    left join ${orderLines} on ${orderLines.orderId} = ${orders.id} and ${orderLines.line} = ${ordersLines.id}
    where ${inPart(orders.id)} and ${ofShop} and ${orders.kind} is distinct from ${state(orders.kind, 'gift-voucher')} and (${orderLines.line} is null or ${orderLines.quantity} <> ${ordersLines.quantity}
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
    where ${inPart(orderLines.orderId)} and (${orderLines.returned} <> coalesce((select sum(${shipmentLines.quantity}) from ${shipmentLines}
      join ${shipments} on ${shipments.id} = ${shipmentLines.shipment} and ${isOneOf(shipments.state, 'returned')}
      where ${shipmentLines.orderId} = ${orderLines.orderId} and ${shipmentLines.line} = ${orderLines.line}), 0)
      + coalesce((select sum(${returnLines.quantity}) from ${returnLines}
        where ${returnLines.orderId} = ${orderLines.orderId} and ${returnLines.line} = ${orderLines.line}), 0)
      or ${orderLines.returned} > ${orderLines.shipped})`,
  'return-lines': sql`
    select distinct ${returnLines.orderId}::text as id from ${returnLines}
    join ${returns} on ${returns.id} = ${returnLines.returnId}
    where ${inPart(returnLines.orderId)} and (${isNoneOf(returns.status, 'checked')} or ${returns.orderId} <> ${returnLines.orderId})`,
  packing: sql`
    select ${packing.orderId}::text as id from ${packing}
    where ${inPart(packing.orderId)} and not exists (select from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
      where ${orders.id} = ${packing.orderId} and ${isOneOf(orders.status, 'placed')}
        and ${orderLines.shipped} < ${orderLines.quantity})`,
  parcel: sql`
    select distinct ${shipments.orderId}::text as id from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId}
    where ${inPart(shipments.orderId)} and (${isNoneOf(orders.status, 'placed', 'closed')} and not (${isOneOf(orders.status, 'cancelled')} and ${neverLeft})
      or not exists (select from ${shipmentLines} where ${shipmentLines.shipment} = ${shipments.id}))`,
  // Of an order that is closed staff may begin a refund or a return, and a bank may give one back, which then has failed.
  closed: sql`
    select ${orders.id}::text as id from ${orders} where ${inPart(orders.id)} and ${ofShop} and ${isOneOf(orders.status, 'closed')} and (
      exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.shipped} < ${orderLines.quantity})
      or exists (select from ${shipments} where ${shipments.orderId} = ${orders.id} and ${isNoneOf(shipments.state, 'delivered', 'returned')})
      or exists (select from ${refunds} where ${refunds.orderId} = ${orders.id} and ${isNoneOf(refunds.state, 'done')}
        and coalesce(${refunds.createdAt} < ${closedAt}, true) and not (${isOneOf(refunds.state, 'failed')} and ${refunds.providerId} is not null))
      or exists (select from ${returns} where ${returns.orderId} = ${orders.id} and ${isOneOf(returns.status, ...openReturnStates)}
        and coalesce(${returns.requestedAt} < ${closedAt}, true)))`,
  coupon: sql`
    select ${orders.id}::text as id from ${orders} where ${inPart(orders.id)} and ${ofShop} and case
      when ${isOneOf(orders.status, 'cancelled')} or ${orders.couponCode} is null then exists (${ownUse})
      else not exists (${ownUse}) and exists (select from ${coupons} where ${coupons.code} = ${orders.couponCode}) end`,
  // A limit that was lowered after the last use is not broken. Whose the uses were cannot be told afterwards: a guest's
  // network is stored for 30 days, and the orders of guests join accounts.
  'coupon-limit': sql`
    select ${coupons.id}::text as id from ${coupons} join ${couponUses} on ${couponUses.coupon} = ${coupons.id}
    where ${others}
    group by ${coupons.id}, ${coupons.maxUses}, ${coupons.updatedAt}
    having max(${couponUses.usedAt}) > ${coupons.updatedAt} and count(*) > ${coupons.maxUses}`,
})

const piecesOf = (inPart: BooksPart['orders'], ...states: OrderStatus[]) => sql`
  select ${orderLines.orderId} as "order", ${orderLines.variant}, sum(${orderLines.quantity}) as pieces
  from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
  where ${inPart(orders.id)} and ${orders.checkoutKey} is not null and ${orderLines.variant} is not null
    and ${orders.status}::text in (${sql.join(
      states.map((state) => sql`${state}`),
      sql`, `,
    )})
  group by ${orderLines.orderId}, ${orderLines.variant}`

const restocked = sql`coalesce((select sum(${shipmentLines.restocked}) from ${shipmentLines}
    where ${shipmentLines.orderId} = ${orderLines.orderId} and ${shipmentLines.line} = ${orderLines.line}), 0)
  + coalesce((select sum(${returnLines.restocked}) from ${returnLines}
    where ${returnLines.orderId} = ${orderLines.orderId} and ${returnLines.line} = ${orderLines.line}), 0)`

/** The counters of stock equal their rows; each order holds, or has sold, exactly its own pieces. */
export const stockRules = ({ orders: inPart, variants }: BooksPart) => ({
  reserved: sql`
    select ${variantStock.variant}::text as id from ${variantStock}
    where ${variants(variantStock.variant)} and ${variantStock.reserved} <> coalesce((select sum(${reservations.quantity}) from ${reservations}
      where ${reservations.variant} = ${variantStock.variant}), 0)`,
  'on-hand': sql`
    select ${variantStock.variant}::text as id from ${variantStock}
    where ${variants(variantStock.variant)} and ${variantStock.onHand} <> coalesce((select sum(${stockMoves.quantity}) from ${stockMoves}
      where ${stockMoves.variant} = ${variantStock.variant}), 0)`,
  reservation: sql`
    select distinct coalesce(held."order", due."order")::text as id
    from (select ${reservations.orderId} as "order", ${reservations.variant}, sum(${reservations.quantity}) as pieces
      from ${reservations} where ${inPart(reservations.orderId)} group by ${reservations.orderId}, ${reservations.variant}) held
    full join (${piecesOf(inPart, 'awaiting-payment')}) due on due."order" = held."order" and due.variant = held.variant
    where held.pieces is distinct from due.pieces`,
  // Returns of a standing sale have a rule of their own; a sale that was called off is taken back whole, including
  // pieces written off before.
  sale: sql`
    select distinct coalesce(sold."order", due."order")::text as id
    from (select ${stockMoves.orderId} as "order", ${stockMoves.variant}, -sum(${stockMoves.quantity}) as pieces
      from ${stockMoves} left join ${orders} on ${orders.id} = ${stockMoves.orderId}
      where ${inPart(stockMoves.orderId)} and ${stockMoves.orderId} is not null
        and (${isOneOf(stockMoves.reason, 'sale')} or (${isOneOf(orders.status, 'cancelled', 'awaiting-payment')} and ${isNoneOf(stockMoves.reason, 'damage')}))
      group by ${stockMoves.orderId}, ${stockMoves.variant} having sum(${stockMoves.quantity}) <> 0) sold
    full join (${piecesOf(inPart, 'placed', 'closed')}) due on due."order" = sold."order" and due.variant = sold.variant
    where sold.pieces is distinct from due.pieces`,
  // Returned goods whose variant has been deleted have no stock moves.
  'return-stock': sql`
    select distinct back."order"::text as id
    from (select ${orderLines.orderId} as "order", ${orderLines.variant}, sum(${restocked}) as pieces
      from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      join ${tables.variants} on ${tables.variants.id} = ${orderLines.variant}
      where ${inPart(orders.id)} and ${isOneOf(orders.status, 'placed', 'closed')} group by ${orderLines.orderId}, ${orderLines.variant}) back
    where back.pieces <> coalesce((select sum(${stockMoves.quantity}) from ${stockMoves}
      where ${stockMoves.orderId} = back."order" and ${stockMoves.variant} = back.variant
        and ${isOneOf(stockMoves.reason, 'return', 'damage')}), 0)`,
})
