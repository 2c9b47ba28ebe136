import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { auditStep } from '@/features/shop/orders/audit-step'
import { noteEvent } from '@/features/shop/orders/events'
import { isHeld } from '@/features/shop/orders/hold'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { collectedAtDoor } from './collected-at-door'
import { fillParcel, type PackedLine } from './fill-parcel'
import { FulfilmentRefused, type RefusedRow } from './refusals'

const { orders, shop } = tables
const { orderLines, packing } = shop
const o = alias(orders, 'o')

/** Something of the order is still to be packed. */
export const hasOpenPieces = sql`exists (
  select from ${orderLines} where ${orderLines.orderId} = ${o.id} and ${orderLines.shipped} < ${orderLines.quantity})`

const mayBePacked = sql`(${o.status} = 'placed' and ${hasOpenPieces} and not ${isHeld(o.id)})`

/** As many as one person carries on a walk through the store. */
export const mostClaimed = 20

/**
 * Gives someone the oldest orders to pack, at most `count`; nobody else gets them until they are packed or given back. Rows that
 * someone else claims at the same moment are skipped, so that two people never pack the same order.
 * @returns how many are claimed now, those that were before too, and which are not
 */
export async function claimOrders(
  req: PayloadRequest,
  staff: string,
  ids: string[],
): Promise<{ count: number; refused: RefusedRow[] }> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    insert into ${packing} (${named(packing, 'orderId', 'staff')})
    select ${o.id}, ${staff}::uuid from ${orders} o
    where ${o.id} = any(${sql.param(ids.slice(0, mostClaimed))}::uuid[]) and ${mayBePacked}
    order by ${o.id} for update of o skip locked
    on conflict do nothing returning ${packing.orderId} as id`)
  const claimed = uuidsOf(rows)
  await auditStep(req, claimed, 'order.claimed')
  const left = ids.filter((id) => !claimed.includes(id))
  const takers = await takersOf(transaction, left)
  const open = await openOf(transaction, left)
  const whyNot = (id: string) => {
    if (ids.indexOf(id) >= mostClaimed) return 'most'
    // Somebody who claims it at this moment has locked it.
    return takers.has(id) || open.has(id) ? 'taken' : 'changed'
  }
  const refused = left.filter((id) => takers.get(id) !== staff).map((id): RefusedRow => ({ id, why: whyNot(id) }))
  return { count: ids.length - refused.length, refused }
}

/** Which of these orders may be packed, whoever has claimed them. */
async function openOf(transaction: Database, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await transaction.execute(sql`
    select ${o.id} from ${orders} o where ${o.id} = any(${sql.param(ids)}::uuid[]) and ${mayBePacked}`)
  return new Set(uuidsOf(rows))
}

const takerRows = z.array(z.object({ id: z.string(), staff: z.string() }))

/** Who has claimed these orders; those that nobody has are missing. */
async function takersOf(transaction: Database, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await transaction.execute(sql`
    select ${packing.orderId} as id, ${packing.staff} from ${packing} where ${packing.orderId} = any(${sql.param(ids)}::uuid[])`)
  return new Map(takerRows.parse(rows).map(({ id, staff }) => [id, staff]))
}

/** Gives back what someone has claimed and not packed. */
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

const orderRow = z.object({ carrier: z.string() })

/**
 * Packs pieces of an order that `staff` has claimed into one parcel. When nothing of the order is left it is no longer claimed. `parcel`
 * is made with the form: sent again after a fault, it does not count what is in the parcel twice.
 *
 * @throws FulfilmentRefused where someone else has it, it is cancelled, it is packed already, or more is packed than was ordered
 */
export async function packParcel(
  req: PayloadRequest,
  staff: string,
  order: string,
  lines: PackedLine[],
  parcel: string = crypto.randomUUID(),
): Promise<string> {
  const database = await transactionOf(req)
  const packed = lines.filter(({ quantity }) => quantity > 0)
  if (packed.length === 0) throw new FulfilmentRefused('nothing')
  const { rows } = await database.execute(sql`
    select coalesce(${o.carrier}, ${o.shippingMethod}) as carrier from ${orders} o
    join ${packing} on ${packing.orderId} = ${o.id} and ${packing.staff} = ${staff}
    where ${o.id} = ${order} and ${o.status} = 'placed' and not ${isHeld(o.id)} for update of o`)
  const [found] = z.array(orderRow).parse(rows)
  if (!found) throw new FulfilmentRefused('not-yours')
  const collectCents = await collectedAtDoor(database, order, packed, true)
  await fillParcel(database, { parcel, order, staff, collectCents, lines: packed, ...found })
  await noteEvent(database, order, 'packed')
  await auditStep(req, [order], 'order.packed')
  return parcel
}
