import { writeAuditEntry } from '@collections/staff/audit-log'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { issueSaleDocuments } from '@/features/shop/documents/issue-document'
import { noteEvent } from '@/features/shop/orders/events'
import { attemptsOf, claimPaid } from '@/features/shop/payments/attempts'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { mailParcel } from './parcel-mail'

const { orders, shop } = tables
const { orderLines, packing, shipmentLines, shipments } = shop
const o = alias(orders, 'o')

/** It is done already, by somebody else, or the order is cancelled: the page that asked is out of date. */
export class FulfilmentRefused extends Error {
  override name = 'FulfilmentRefused'
}

/** As many as one person carries on a walk through the store. */
export const mostClaimed = 20

/**
 * Gives somebody the oldest orders to pack, at most `count`; nobody else gets them until they are packed or given back. Rows that
 * somebody else claims at the same moment are skipped, so that two people never pack the same order.
 */
export async function claimOrders(req: PayloadRequest, staff: string, ids: string[]): Promise<number> {
  const { rows } = await (await transactionOf(req)).execute(sql`
    insert into ${packing} (${named(packing, 'orderId', 'staff')})
    select ${o.id}, ${staff}::uuid from ${orders} o
    where ${o.id} = any(${sql.param(ids.slice(0, mostClaimed))}::uuid[]) and ${o.status} = 'placed'
    order by ${o.id} for update of o skip locked
    on conflict do nothing returning ${packing.orderId} as id`)
  const claimed = uuidsOf(rows)
  await note(req, claimed, 'order.claimed')
  return claimed.length
}

/** Gives back what somebody has claimed and not packed. */
export async function giveBack(req: PayloadRequest, staff: string, ids: string[]): Promise<number> {
  const { rows } = await (await transactionOf(req)).execute(sql`
    delete from ${packing} where ${packing.staff} = ${staff} and ${packing.orderId} = any(${sql.param(ids)}::uuid[])
    returning ${packing.orderId} as id`)
  const given = uuidsOf(rows)
  await note(req, given, 'order.given-back')
  return given.length
}

export type PackedLine = { line: string; quantity: number }

const orderRow = z.object({ carrier: z.string() })
const stillOpen = z.object({ open: z.coerce.number() })

/**
 * Packs pieces of an order that `staff` has claimed into one parcel. When nothing of the order is left it is no longer claimed. `parcel`
 * is made with the form: sent again after a fault, it does not count what lies in the parcel twice.
 *
 * @throws FulfilmentRefused where somebody else has it, it is cancelled, it is packed already, or more is packed than was ordered
 */
export async function packParcel(
  req: PayloadRequest,
  staff: string,
  orderId: string,
  lines: PackedLine[],
  parcel: string = crypto.randomUUID(),
): Promise<string> {
  const database = await transactionOf(req)
  const packed = lines.filter(({ quantity }) => quantity > 0)
  if (packed.length === 0) throw new FulfilmentRefused()
  const { rows } = await database.execute(sql`
    select coalesce(${o.carrier}, ${o.shippingMethod}) as carrier from ${orders} o
    join ${packing} on ${packing.orderId} = ${o.id} and ${packing.staff} = ${staff}
    where ${o.id} = ${orderId} and ${o.status} = 'placed' for update of o`)
  const [order] = z.array(orderRow).parse(rows)
  if (!order) throw new FulfilmentRefused()
  const added = await database.execute(sql`
    insert into ${shipments} (${named(shipments, 'id', 'orderId', 'carrier', 'packedBy')})
    values (${parcel}, ${orderId}, ${order.carrier}, ${staff}) on conflict do nothing`)
  if (added.rowCount !== 1) throw new FulfilmentRefused()
  for (const { line, quantity } of packed) {
    const taken = await database.execute(sql`
      update ${orderLines} set ${named(orderLines, 'shipped')} = ${orderLines.shipped} + ${quantity}
      where ${orderLines.orderId} = ${orderId} and ${orderLines.line} = ${line}
        and ${orderLines.shipped} + ${quantity} <= ${orderLines.quantity}`)
    if (taken.rowCount !== 1) throw new FulfilmentRefused()
    await database.execute(sql`
      insert into ${shipmentLines} (${named(shipmentLines, 'shipment', 'orderId', 'line', 'quantity')})
      values (${parcel}, ${orderId}, ${line}, ${quantity})`)
  }
  if ((await openPieces(database, orderId)) === 0)
    await database.execute(sql`delete from ${packing} where ${packing.orderId} = ${orderId}`)
  await noteEvent(database, orderId, 'packed')
  await note(req, [orderId], 'order.packed')
  return parcel
}

async function openPieces(database: Database, orderId: string): Promise<number> {
  const { rows } = await database.execute(sql`
    select coalesce(sum(${orderLines.quantity} - ${orderLines.shipped}), 0) as open from ${orderLines}
    where ${orderLines.orderId} = ${orderId}`)
  return stillOpen.parse(rows[0]).open
}

const parcelRow = z.object({ orderId: z.string() })

/** Hands a parcel to its carrier, and tells the customer. @throws FulfilmentRefused where it has left already */
export async function shipParcel(req: PayloadRequest, parcel: string, tracking: string | null): Promise<void> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${shipments} set ${named(shipments, 'state')} = 'shipped', ${named(shipments, 'shippedAt')} = now(),
      ${named(shipments, 'tracking')} = ${tracking}
    where ${shipments.id} = ${parcel} and ${shipments.state} = 'packed' returning ${shipments.orderId} as "orderId"`)
  const [found] = z.array(parcelRow).parse(rows)
  if (!found) throw new FulfilmentRefused()
  await noteEvent(database, found.orderId, 'shipped')
  await mailParcel(req, parcel)
  await note(req, [found.orderId], 'order.shipped')
}

/** The carrier says that a parcel has arrived, or that nobody took it. @throws FulfilmentRefused where it is not on its way */
export async function endParcel(req: PayloadRequest, parcel: string, state: 'delivered' | 'refused'): Promise<string> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    update ${shipments} set ${named(shipments, 'state')} = ${state}, ${named(shipments, 'endedAt')} = now()
    where ${shipments.id} = ${parcel} and ${shipments.state} = 'shipped' returning ${shipments.orderId} as "orderId"`)
  const [found] = z.array(parcelRow).parse(rows)
  if (!found) throw new FulfilmentRefused()
  if (state === 'delivered') await takeCash(req, found.orderId)
  await noteEvent(database, found.orderId, state)
  await note(req, [found.orderId], `order.${state}`)
  return found.orderId
}

/** The courier takes the money of a cash-on-delivery order with its first parcel; the invoice follows the payment. */
async function takeCash(req: PayloadRequest, orderId: string): Promise<void> {
  const database = await transactionOf(req)
  const attempts = await attemptsOf(database, orderId)
  const cash = attempts.find(({ method, state }) => method === 'cash-on-delivery' && state === 'pending')
  if (!cash || !(await claimPaid(database, cash.id, null))) return
  await noteEvent(database, orderId, 'paid')
  await issueSaleDocuments(req, orderId)
}

/** Every step of staff is in the audit log, in the transaction of the step. */
async function note(req: PayloadRequest, ids: string[], action: string): Promise<void> {
  for (const id of ids) {
    const { number } = await req.payload.findByID({ collection: 'orders', id, depth: 0, select: { number: true }, req })
    await writeAuditEntry(req, { action, target: `orders ${id}`, details: { collection: 'orders', name: number } })
  }
}
