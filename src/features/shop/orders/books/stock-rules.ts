import { sql } from '@payloadcms/db-postgres'
import type { OrderStatus } from '@/domain/order-states'
import { tables } from '@/server/db/tables'
import type { BooksPart } from './part'

const { orders, shop } = tables
const { orderLines, reservations, returnLines, shipmentLines, stockMoves, variantStock } = shop

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
        and (${stockMoves.reason} = 'sale' or (${orders.status} in ('cancelled', 'awaiting-payment') and ${stockMoves.reason} <> 'damage'))
      group by ${stockMoves.orderId}, ${stockMoves.variant} having sum(${stockMoves.quantity}) <> 0) sold
    full join (${piecesOf(inPart, 'placed', 'closed')}) due on due."order" = sold."order" and due.variant = sold.variant
    where sold.pieces is distinct from due.pieces`,
  // Returned goods whose variant has been deleted have no stock moves.
  'return-stock': sql`
    select distinct back."order"::text as id
    from (select ${orderLines.orderId} as "order", ${orderLines.variant}, sum(${restocked}) as pieces
      from ${orderLines} join ${orders} on ${orders.id} = ${orderLines.orderId}
      join ${tables.variants} on ${tables.variants.id} = ${orderLines.variant}
      where ${inPart(orders.id)} and ${orders.status} in ('placed', 'closed') group by ${orderLines.orderId}, ${orderLines.variant}) back
    where back.pieces <> coalesce((select sum(${stockMoves.quantity}) from ${stockMoves}
      where ${stockMoves.orderId} = back."order" and ${stockMoves.variant} = back.variant
        and ${stockMoves.reason} in ('return', 'damage')), 0)`,
})
