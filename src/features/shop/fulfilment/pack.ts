import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { FulfilmentRefused, type RefusedRow } from '@/features/shop/goods/staff-work/refusals'
import { auditStep } from '@/features/shop/orders/audit-step'
import { isHeld } from '@/features/shop/orders/hold'
import { noteEvent } from '@/features/shop/orders/move-order'
import { isWithdrawn } from '@/features/shop/orders/parcel-conditions'
import { uuidsOf } from '@/server/db/row-ids'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { collectedAtDoor } from './collected-at-door'
import { fillParcel, type PackedLine } from './fill-parcel'

const { orders, shop } = tables
const { orderLines, packing } = shop
const o = alias(orders, 'o')

export const hasOpenPieces = sql`exists (
  select from ${orderLines} where ${orderLines.orderId} = ${o.id} and ${orderLines.shipped} < ${orderLines.quantity})`

const mayBePacked = sql`(${isOneOf(o.status, 'placed')} and ${hasOpenPieces} and not ${isHeld(o.id)} and not ${isWithdrawn(o.id)})`

/** Per submission: about as many orders as a person carries on a walk through the store. */
export const mostClaimed = 20

/**
 * Claims orders for a person until they are packed or given back, at most `mostClaimed` of the ids. Waits, in the order
 * of ids, for whoever works on one of them at this moment: it may be a colleague who claims it, or only a note.
 * @returns the number of claimed orders, including those claimed before, and the refused ones
 */
export async function claimOrders(
  req: PayloadRequest,
  staff: string,
  ids: string[],
): Promise<{ count: number; refused: RefusedRow[] }> {
  const transaction = await transactionOf(req)
  const asked = sql`${o.id} = any(${sql.param(ids.slice(0, mostClaimed))}::uuid[])`
  await transaction.execute(sql`select ${o.id} from ${orders} o where ${asked} order by ${o.id} for update of o`)
  // A statement of its own sees what was done to lines and parcels while the one before waited.
  const { rows } = await transaction.execute(sql`
    insert into ${packing} (${named(packing, 'orderId', 'staff')})
    select ${o.id}, ${staff}::uuid from ${orders} o where ${asked} and ${mayBePacked}
    on conflict do nothing returning ${packing.orderId} as id`)
  const claimed = uuidsOf(rows)
  await auditStep(req, claimed, 'order.claimed')
  const left = ids.filter((id) => !claimed.includes(id))
  const takers = await takersOf(transaction, left)
  const withdrawn = await withdrawnOf(transaction, left)
  const whyNot = (id: string) => {
    if (ids.indexOf(id) >= mostClaimed) return 'most'
    if (takers.has(id)) return 'taken'
    return withdrawn.includes(id) ? 'withdrawn' : 'changed'
  }
  const refused = left.filter((id) => takers.get(id) !== staff).map((id): RefusedRow => ({ id, why: whyNot(id) }))
  return { count: ids.length - refused.length, refused }
}

const takerRows = z.array(z.object({ id: z.string(), staff: z.string() }))

async function takersOf(transaction: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await transaction.execute(sql`
    select ${packing.orderId} as id, ${packing.staff} from ${packing} where ${packing.orderId} = any(${sql.param(ids)}::uuid[])`)
  return new Map(takerRows.parse(rows).map(({ id, staff }) => [id, staff]))
}

async function withdrawnOf(transaction: Database, ids: string[]): Promise<string[]> {
  const { rows } = await transaction.execute(sql`
    select ${o.id} from ${orders} o where ${o.id} = any(${sql.param(ids)}::uuid[]) and ${isWithdrawn(o.id)}`)
  return uuidsOf(rows)
}

export async function giveBack(
  req: PayloadRequest,
  staff: string,
  ids: string[],
): Promise<{ count: number; refused: RefusedRow[] }> {
  const { rows } = await (await transactionOf(req)).execute(sql`
    delete from ${packing} where ${packing.staff} = ${staff} and ${packing.orderId} = any(${sql.param(ids)}::uuid[])
    returning ${packing.orderId} as id`)
  const given = uuidsOf(rows)
  await auditStep(req, given, 'order.given-back')
  const refused = ids.filter((id) => !given.includes(id)).map((id) => ({ id, why: 'not-yours' as const }))
  return { count: given.length, refused }
}

const orderRow = z.object({ carrier: z.string(), isWithdrawn: z.boolean() })

type PackedParcel = { staff: string; order: string; lines: PackedLine[]; parcel?: string }

/**
 * Packs pieces of an order claimed by `staff` into a parcel; the claim ends when nothing is left open. The id `parcel`
 * comes from the form, so that a form sent again packs nothing twice.
 * @throws FulfilmentRefused where a colleague has the order, it is cancelled or packed, its customer has withdrawn, or
 * more is packed than was ordered
 */
export async function packParcel(
  req: PayloadRequest,
  { staff, order, lines, parcel = crypto.randomUUID() }: PackedParcel,
): Promise<string> {
  const database = await transactionOf(req)
  const packed = lines.filter(({ quantity }) => quantity > 0)
  if (packed.length === 0) throw new FulfilmentRefused('nothing')
  const { rows } = await database.execute(sql`
    select coalesce(${o.carrier}, ${o.shippingMethod}) as carrier, ${isWithdrawn(o.id)} as "isWithdrawn" from ${orders} o
    join ${packing} on ${packing.orderId} = ${o.id} and ${packing.staff} = ${staff}
    where ${o.id} = ${order} and ${isOneOf(o.status, 'placed')} and not ${isHeld(o.id)} for update of o`)
  const [found] = z.array(orderRow).parse(rows)
  if (!found) throw new FulfilmentRefused('not-yours')
  if (found.isWithdrawn) throw new FulfilmentRefused('withdrawn')
  const { carrier } = found
  const { collectCents } = await collectedAtDoor(database, order, packed, true)
  await fillParcel(database, { parcel, order, staff, collectCents, lines: packed, carrier })
  await noteEvent(database, order, 'packed')
  await auditStep(req, [order], 'order.packed')
  return parcel
}
