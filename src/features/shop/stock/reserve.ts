import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { reservations, stockMoves, variantStock } = tables.shop

export type StockLine = { variant: string; quantity: number }

/** A variant of which less is free than an order asks for. */
export type Shortage = { variant: string; asked: number; free: number }

const freeRows = z.array(z.object({ variant: z.string(), free: z.number() }))
const lineRows = z.array(z.object({ variant: z.string(), quantity: z.number() }))

/**
 * Reserves the lines for an order until a moment, in the caller's transaction; several lines of one variant count together. What
 * the order had reserved before is replaced, so that it never blocks itself. All lines or none: where one is short, nothing
 * changes and the shortages are returned. Rows are locked in the order of their ids, because two carts that lock the same rows in
 * different orders would wait for each other (docs/product.md, section 9).
 */
export async function reserve(
  transaction: Database,
  order: string,
  lines: StockLine[],
  expiresAt: Date,
): Promise<Shortage[]> {
  const asked = sumOf(lines)
  const earlier = await reservedBy(transaction, order)
  const free = await lock(transaction, [...asked.keys(), ...earlier.map(({ variant }) => variant)])
  // Read again: another request may have freed or sold it before the rows were locked.
  const own = sumOf(await reservedBy(transaction, order))
  const shortages = [...asked].flatMap(([variant, quantity]) => {
    const available = (free.get(variant) ?? 0) + (own.get(variant) ?? 0)
    return available < quantity ? [{ variant, asked: quantity, free: available }] : []
  })
  if (shortages.length > 0) return shortages
  await takeBack(transaction, order)
  const rows = [...asked].map(
    ([variant, quantity]) =>
      sql`(${order}::uuid, ${variant}::uuid, ${quantity}::integer, ${expiresAt.toISOString()}::timestamptz)`,
  )
  await transaction.execute(sql`
    with reserved as (
      insert into ${reservations} (${named(reservations, 'orderId', 'variant', 'quantity', 'expiresAt')})
      values ${sql.join(rows, sql`, `)} returning ${named(reservations, 'variant', 'quantity')}
    )
    update ${variantStock} set ${named(variantStock, 'reserved')} = ${variantStock.reserved} + reserved.quantity
    from reserved where ${variantStock.variant} = reserved.variant`)
  return []
}

/** Frees what an order has reserved. Safe to repeat. */
export async function release(transaction: Database, order: string): Promise<void> {
  await lock(transaction, [...sumOf(await reservedBy(transaction, order)).keys()])
  await takeBack(transaction, order)
}

/** Turns what an order has reserved into a sale: it leaves the stock. Safe to repeat. */
export async function sell(transaction: Database, order: string): Promise<void> {
  await lock(transaction, [...sumOf(await reservedBy(transaction, order)).keys()])
  await transaction.execute(sql`
    with sold as (
      delete from ${reservations} where ${reservations.orderId} = ${order}
      returning ${named(reservations, 'variant', 'quantity')}
    ), moved as (
      insert into ${stockMoves} (${named(stockMoves, 'variant', 'quantity', 'reason', 'orderId')})
      select variant, -quantity, 'sale', ${order}::uuid from sold
    )
    update ${variantStock} set ${named(variantStock, 'reserved')} = ${variantStock.reserved} - sold.quantity,
      ${named(variantStock, 'onHand')} = ${variantStock.onHand} - sold.quantity
    from sold where ${variantStock.variant} = sold.variant`)
}

/** Adds to the stock of a variant, or takes away where `quantity` is negative; never below what is reserved (the database refuses). */
export async function moveStock(
  transaction: Database,
  { variant, quantity }: StockLine,
  reason: 'delivery' | 'count' | 'damage' | 'return',
): Promise<void> {
  await transaction.execute(sql`
    insert into ${variantStock} (${named(variantStock, 'variant', 'onHand')}) values (${variant}, 0)
    on conflict do nothing`)
  await transaction.execute(sql`
    update ${variantStock} set ${named(variantStock, 'onHand')} = ${variantStock.onHand} + ${quantity}
    where ${variantStock.variant} = ${variant}`)
  await transaction.execute(sql`
    insert into ${stockMoves} (${named(stockMoves, 'variant', 'quantity', 'reason')})
    values (${variant}, ${quantity}, ${reason})`)
}

async function reservedBy(transaction: Database, order: string): Promise<StockLine[]> {
  const { rows } = await transaction.execute(sql`
    select ${reservations.variant}, ${reservations.quantity} from ${reservations} where ${reservations.orderId} = ${order}`)
  return lineRows.parse(rows)
}

/** Locks the stock of variants in the order of their ids. @returns how many of each are free */
async function lock(transaction: Database, variants: string[]): Promise<Map<string, number>> {
  const { rows } = await transaction.execute(sql`
    select ${variantStock.variant}, ${variantStock.onHand} - ${variantStock.reserved} as free from ${variantStock}
    where ${variantStock.variant} = any(string_to_array(${variants.join(',')}, ',')::uuid[])
    order by ${variantStock.variant} for update`)
  return new Map(freeRows.parse(rows).map(({ variant, free }) => [variant, free]))
}

async function takeBack(transaction: Database, order: string): Promise<void> {
  await transaction.execute(sql`
    with freed as (
      delete from ${reservations} where ${reservations.orderId} = ${order}
      returning ${named(reservations, 'variant', 'quantity')}
    )
    update ${variantStock} set ${named(variantStock, 'reserved')} = ${variantStock.reserved} - freed.quantity
    from freed where ${variantStock.variant} = freed.variant`)
}

function sumOf(lines: StockLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { variant, quantity } of lines) sums.set(variant, (sums.get(variant) ?? 0) + quantity)
  return sums
}
