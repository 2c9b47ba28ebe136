import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import {
  type DispatchState,
  dispatchState,
  type HoldWay,
  holdWays,
  labelStates,
  type PaymentState,
  paymentState,
  returnStates,
  shownParcelStates,
} from '@/domain/order-states'
import { vainReasons } from '@/domain/payment-states'
import { db } from '@/server/cms'
import { neverLeft, shownParcelState, wasLost } from '@/server/db/parcels'
import { readableRows } from '@/server/db/readable-rows'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type DocumentEntry, documentsOf } from './documents/stored-document'
import { isPacked, mayGoElsewhere } from './parcel-conditions'
import { mayPayByCard } from './payments/attempts'
import { cardKeys } from './shop'

const { orders, ordersLines, returns, shop } = tables
const { labels, orderHolds, orderLines, payments, refunds, shipmentLines, shipments } = shop

const goods = z.object({
  line: z.string(),
  title: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.number(),
})

const parcel = z.object({
  id: z.string(),
  carrier: z.string(),
  tracking: z.string().nullable(),
  state: z.enum(shownParcelStates),
  pieces: z.number(),
  /** Pieces that went back to stock; null until the parcel is checked in. */
  restocked: z.number().nullable(),
  notSent: z.array(goods),
  label: z.enum(labelStates).nullable(),
})

const returned = z.object({ number: z.string(), status: z.enum(returnStates) })

const row = z.object({
  totalCents: z.number(),
  paidCents: z.coerce.number(),
  refundedCents: z.coerce.number(),
  atDoorCents: z.coerce.number(),
  /** Refunds of money for which nothing was sold, for an order that stands. */
  vainCents: z.coerce.number(),
  ordered: z.coerce.number(),
  shipped: z.coerce.number(),
  delivered: z.coerce.number(),
  refused: z.coerce.number(),
  returned: z.coerce.number(),
  notSent: z.coerce.number(),
  lost: z.coerce.number(),
  isPacked: z.boolean(),
  mayGoElsewhere: z.boolean(),
  isProcessing: z.boolean(),
  mayPay: z.boolean(),
  /** Cash on delivery was paid and no parcel is awaited; given-up pieces are never paid. */
  isDoneAtDoor: z.boolean(),
  holdWay: z.enum(holdWays).nullable(),
  refundingCents: z.coerce.number(),
  parcels: z.array(parcel),
  returns: z.array(returned),
})

export type Standing = {
  payment: PaymentState
  dispatch: DispatchState
  paidCents: number
  refundedCents: number
  /** Awaited by the courier; pieces that are given up are left out. */
  atDoorCents: number
  isPacked: boolean
  mayGoElsewhere: boolean
  isProcessing: boolean
  /** By card: a payment is open, or another one may be opened. */
  mayPay: boolean
  /** The way to confirm a held order; null where the order is not held. */
  holdWay: HoldWay | null
  refundingCents: number
  parcels: z.infer<typeof parcel>[]
  returns: z.infer<typeof returned>[]
  documents: DocumentEntry[]
}

const piecesIn = (which: SQL) => sql`
  coalesce((select sum(${shipmentLines.quantity}) from ${shipmentLines} join ${shipments}
    on ${shipments.id} = ${shipmentLines.shipment} and ${which}
    where ${shipmentLines.orderId} = ${orders.id}), 0)`

const inParcel = (column: typeof shipmentLines.quantity | typeof shipmentLines.restocked) =>
  sql`(select sum(${column}) from ${shipmentLines} where ${shipmentLines.shipment} = ${shipments.id})`

const goodsIn = sql`(select json_agg(json_build_object('line', ${ordersLines.id}, 'title', ${ordersLines.title}, 'colour', ${ordersLines.colour},
    'size', ${ordersLines.size}, 'quantity', ${shipmentLines.quantity}) order by ${ordersLines._order})
  from ${shipmentLines} join ${ordersLines} on ${ordersLines.id} = ${shipmentLines.line} and ${ordersLines._parentId} = ${shipmentLines.orderId}
  where ${shipmentLines.shipment} = ${shipments.id})`

export async function standingOf(order: string): Promise<Standing | null> {
  const sumOf = (column: typeof orderLines.quantity | typeof orderLines.shipped) =>
    sql`coalesce((select sum(${column}) from ${orderLines} where ${orderLines.orderId} = ${orders.id}), 0)`
  const paid = sql`from ${payments} where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'paid')}`
  const database = await db()
  const { rows } = await database.execute(sql`
    select ${orders.totalCents} as "totalCents",
      coalesce((select sum(${payments.amountCents}) ${paid}), 0) as "paidCents",
      coalesce((select sum(${payments.refundedCents}) ${paid}), 0) as "refundedCents",
      coalesce((select sum(${payments.amountCents}) from ${payments} where ${payments.orderId} = ${orders.id}
        and ${isOneOf(payments.method, 'cash-on-delivery')} and ${isOneOf(payments.state, 'pending')}), 0) as "atDoorCents",
      coalesce((select sum(${refunds.amountCents}) from ${refunds} where ${refunds.orderId} = ${orders.id}
        and ${isNoneOf(orders.status, 'cancelled')} and ${isOneOf(refunds.reason, ...vainReasons)} and ${isOneOf(refunds.state, 'done')}), 0) as "vainCents",
      ${sumOf(orderLines.quantity)} as ordered, ${sumOf(orderLines.shipped)} as shipped,
      ${piecesIn(isOneOf(shipments.state, 'delivered'))} as delivered, ${piecesIn(isOneOf(shipments.state, 'refused'))} as refused,
      ${piecesIn(sql`${isOneOf(shipments.state, 'returned')} and ${shipments.endedAt} is not null and not ${neverLeft}`)} as returned,
      ${piecesIn(neverLeft)} as "notSent", ${piecesIn(wasLost)} as lost,
      ${isPacked(orders.id)} as "isPacked", ${mayGoElsewhere(orders.id)} as "mayGoElsewhere",
      ${isOneOf(orders.paymentMethod, 'cash-on-delivery')} and not exists (select from ${payments}
        where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'pending')}) as "isDoneAtDoor",
      exists (select from ${payments} where ${payments.orderId} = ${orders.id} and ${isOneOf(payments.state, 'pending')}
        and ${payments.session} is not null and ${payments.url} is null) as "isProcessing",
      ${mayPayByCard} as "mayPay",
      (select ${orderHolds.way} from ${orderHolds} where ${orderHolds.orderId} = ${orders.id} and ${orderHolds.releasedAt} is null
        and ${isOneOf(orders.status, 'placed')}) as "holdWay",
      coalesce((select sum(${refunds.amountCents}) from ${refunds}
        where ${refunds.orderId} = ${orders.id} and ${isNoneOf(refunds.state, 'done')}), 0) as "refundingCents",
      (select coalesce(json_agg(json_build_object('id', ${shipments.id}, 'carrier', ${shipments.carrier},
        'tracking', ${shipments.tracking}, 'state', ${shownParcelState},
        'pieces', ${inParcel(shipmentLines.quantity)}, 'restocked', ${inParcel(shipmentLines.restocked)},
        'label', (select ${labels.state} from ${labels} where ${labels.shipment} = ${shipments.id}),
        'notSent', case when ${neverLeft} then ${goodsIn} else '[]' end) order by ${shipments.packedAt}), '[]')
        from ${shipments} where ${shipments.orderId} = ${orders.id}) as parcels,
      (select coalesce(json_agg(json_build_object('number', ${returns.number}, 'status', ${returns.status})
        order by ${returns.requestedAt}), '[]') from ${returns} where ${returns.orderId} = ${orders.id}) as returns
    from ${orders} where ${orders.id} = ${order}`)
  const [found] = readableRows(row, rows, 'standing')
  if (!found) return null
  const { isDoneAtDoor, paidCents, refundedCents, totalCents, vainCents } = found
  const dueCents = isDoneAtDoor && paidCents > 0 ? Math.min(totalCents, paidCents) : totalCents
  return {
    payment: paymentState(dueCents, paidCents - vainCents, refundedCents - vainCents),
    dispatch: dispatchState(found),
    paidCents,
    refundedCents,
    atDoorCents: found.atDoorCents,
    isPacked: found.isPacked,
    mayGoElsewhere: found.mayGoElsewhere,
    isProcessing: found.isProcessing,
    mayPay: found.mayPay && cardKeys() !== null,
    holdWay: found.holdWay,
    refundingCents: found.refundingCents,
    parcels: found.parcels,
    returns: found.returns,
    documents: await documentsOf(database, order),
  }
}
