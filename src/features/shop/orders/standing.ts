import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { returnStates } from '@/domain/open-states'
import {
  type DispatchState,
  dispatchState,
  type HoldWay,
  holdWays,
  type PaymentState,
  parcelStates,
  paymentState,
} from '@/domain/order-states'
import { db } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import { type DocumentEntry, documentsOf } from '../documents/stored-document'

const { orders, returns, shop } = tables
const { orderHolds, orderLines, packing, payments, refunds, shipmentLines, shipments } = shop

const parcel = z.object({
  id: z.string(),
  carrier: z.string(),
  tracking: z.string().nullable(),
  state: z.enum(parcelStates),
  pieces: z.number(),
  /** How many of its pieces went back to stock; null until it is checked in. */
  restocked: z.number().nullable(),
})

const returned = z.object({ number: z.string(), status: z.enum(returnStates) })

const row = z.object({
  totalCents: z.number(),
  paidCents: z.coerce.number(),
  refundedCents: z.coerce.number(),
  /** The part of that which was more than the total. */
  overpaidCents: z.coerce.number(),
  ordered: z.coerce.number(),
  shipped: z.coerce.number(),
  delivered: z.coerce.number(),
  refused: z.coerce.number(),
  returned: z.coerce.number(),
  isPacked: z.boolean(),
  isProcessing: z.boolean(),
  holdWay: z.enum(holdWays).nullable(),
  refundingCents: z.coerce.number(),
  parcels: z.array(parcel),
  returns: z.array(returned),
})

/** How far payment and goods of an order are, computed from rows. */
export type Standing = {
  payment: PaymentState
  dispatch: DispatchState
  paidCents: number
  refundedCents: number
  /** Someone packs it, or has. */
  isPacked: boolean
  /** A card payment has been agreed to, and its money is on the way. */
  isProcessing: boolean
  /** How it has to be confirmed before it is packed; null where it has not. */
  holdWay: HoldWay | null
  /** Money that is on its way back. */
  refundingCents: number
  parcels: z.infer<typeof parcel>[]
  returns: z.infer<typeof returned>[]
  documents: DocumentEntry[]
}

const piecesIn = (state: 'delivered' | 'refused' | 'returned') => sql`
  coalesce((select sum(${shipmentLines.quantity}) from ${shipmentLines} join ${shipments}
    on ${shipments.id} = ${shipmentLines.shipment} and ${shipments.state} = ${state}
    where ${shipmentLines.orderId} = ${orders.id}), 0)`

const inParcel = (column: typeof shipmentLines.quantity | typeof shipmentLines.restocked) =>
  sql`(select sum(${column}) from ${shipmentLines} where ${shipmentLines.shipment} = ${shipments.id})`

/** Null for an order that there is not. */
export async function standingOf(order: string): Promise<Standing | null> {
  const sumOf = (column: typeof orderLines.quantity | typeof orderLines.shipped) =>
    sql`coalesce((select sum(${column}) from ${orderLines} where ${orderLines.orderId} = ${orders.id}), 0)`
  const paid = sql`from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.state} = 'paid'`
  const database = await db()
  const { rows } = await database.execute(sql`
    select ${orders.totalCents} as "totalCents",
      coalesce((select sum(${payments.amountCents}) ${paid}), 0) as "paidCents",
      coalesce((select sum(${payments.refundedCents}) ${paid}), 0) as "refundedCents",
      coalesce((select sum(${refunds.amountCents}) from ${refunds} where ${refunds.orderId} = ${orders.id}
        and ${refunds.reason} = 'overpaid' and ${refunds.state} = 'done'), 0) as "overpaidCents",
      ${sumOf(orderLines.quantity)} as ordered, ${sumOf(orderLines.shipped)} as shipped,
      ${piecesIn('delivered')} as delivered, ${piecesIn('refused')} as refused, ${piecesIn('returned')} as returned,
      exists (select from ${packing} where ${packing.orderId} = ${orders.id})
        or exists (select from ${shipments} where ${shipments.orderId} = ${orders.id}) as "isPacked",
      exists (select from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.state} = 'pending'
        and ${payments.session} is not null and ${payments.url} is null) as "isProcessing",
      (select ${orderHolds.way} from ${orderHolds} where ${orderHolds.orderId} = ${orders.id} and ${orderHolds.releasedAt} is null
        and ${orders.status} = 'placed') as "holdWay",
      coalesce((select sum(${refunds.amountCents}) from ${refunds}
        where ${refunds.orderId} = ${orders.id} and ${refunds.state} <> 'done'), 0) as "refundingCents",
      (select coalesce(json_agg(json_build_object('id', ${shipments.id}, 'carrier', ${shipments.carrier},
        'tracking', ${shipments.tracking}, 'state', ${shipments.state}, 'pieces', ${inParcel(shipmentLines.quantity)},
        'restocked', ${inParcel(shipmentLines.restocked)}) order by ${shipments.packedAt}), '[]')
        from ${shipments} where ${shipments.orderId} = ${orders.id}) as parcels,
      (select coalesce(json_agg(json_build_object('number', ${returns.number}, 'status', ${returns.status})
        order by ${returns.requestedAt}), '[]') from ${returns} where ${returns.orderId} = ${orders.id}) as returns
    from ${orders} where ${orders.id} = ${order}`)
  const [found] = readableRows(row, rows, 'standing')
  if (!found) return null
  const {
    holdWay,
    isPacked,
    isProcessing,
    overpaidCents,
    paidCents,
    parcels,
    refundedCents,
    refundingCents,
    totalCents,
  } = found
  return {
    payment: paymentState(totalCents, paidCents - overpaidCents, refundedCents - overpaidCents),
    dispatch: dispatchState(found),
    paidCents,
    refundedCents,
    isPacked,
    isProcessing,
    holdWay,
    refundingCents,
    parcels,
    returns: found.returns,
    documents: await documentsOf(database, order),
  }
}
