import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { ParcelState } from '@/domain/order-states'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orderLines, packing, shipmentLines, shipments } = tables.shop

export type PackedLine = { line: string; quantity: number }

type Filled = {
  parcel: string
  order: string
  carrier: string
  staff: string
  collectCents: number
  lines: PackedLine[]
  /** `returned` where the pieces are given up and taken in at once. */
  state?: Extract<ParcelState, 'packed' | 'returned'>
}

const openRow = z.object({ open: z.coerce.number() })

/**
 * Puts open pieces of an order, which the caller has locked, into a parcel; the claim ends when nothing is left open.
 * @throws FulfilmentRefused where the parcel exists already, or fewer pieces are open
 */
export async function fillParcel(database: Database, filled: Filled): Promise<void> {
  const { parcel, order, carrier, staff, collectCents, lines, state = 'packed' } = filled
  const checkedAt = state === 'returned' ? sql`now()` : null
  const added = await database.execute(sql`
    insert into ${shipments} (${named(shipments, 'id', 'orderId', 'carrier', 'packedBy', 'collectCents', 'state', 'checkedAt')})
    values (${parcel}, ${order}, ${carrier}, ${staff}, ${collectCents}, ${state}, ${checkedAt}) on conflict do nothing`)
  if (added.rowCount !== 1) throw new FulfilmentRefused()
  for (const { line, quantity } of lines) {
    const taken = await database.execute(sql`
      update ${orderLines} set ${named(orderLines, 'shipped')} = ${orderLines.shipped} + ${quantity}
      where ${orderLines.orderId} = ${order} and ${orderLines.line} = ${line}
        and ${orderLines.shipped} + ${quantity} <= ${orderLines.quantity}`)
    if (taken.rowCount !== 1) throw new FulfilmentRefused('too-much')
    await database.execute(sql`
      insert into ${shipmentLines} (${named(shipmentLines, 'shipment', 'orderId', 'line', 'quantity')})
      values (${parcel}, ${order}, ${line}, ${quantity})`)
  }
  const { rows } = await database.execute(sql`
    select coalesce(sum(${orderLines.quantity} - ${orderLines.shipped}), 0) as open from ${orderLines}
    where ${orderLines.orderId} = ${order}`)
  if (openRow.parse(rows[0]).open === 0)
    await database.execute(sql`delete from ${packing} where ${packing.orderId} = ${order}`)
}
