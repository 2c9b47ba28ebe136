import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { shop, variants } = tables
const { reservations, stockMoves, variantStock } = shop

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
 *
 * @throws for a quantity below 1
 */
export async function reserve(
  transaction: Database,
  order: string,
  lines: StockLine[],
  expiresAt: Date,
): Promise<Shortage[]> {
  if (lines.some(({ quantity }) => quantity < 1)) throw new Error('a reservation is of one piece or more')
  const asked = sumOf(lines)
  // Two requests for one order take turns, or both would keep what they reserved.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${order}, 0))`)
  const earlier = await reservedBy(transaction, order)
  const free = await lock(transaction, [...asked.keys(), ...earlier.map(({ variant }) => variant)])
  // Read again: another request may have freed or sold it before the rows were locked. Nobody else reserves for this order.
  const own = sumOf(earlier.length > 0 ? await reservedBy(transaction, order) : [])
  const shortages = [...asked].flatMap(([variant, quantity]) => {
    const available = (free.get(variant) ?? 0) + (own.get(variant) ?? 0)
    return available < quantity ? [{ variant, asked: quantity, free: available }] : []
  })
  if (shortages.length > 0) return shortages
  if (own.size > 0) await takeBack(transaction, order)
  if (asked.size === 0) return []
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
  const reserved = await reservedBy(transaction, order)
  if (reserved.length === 0) return
  await lock(transaction, [...sumOf(reserved).keys()])
  await takeBack(transaction, order)
}

/**
 * Turns what an order has reserved into a sale: it leaves the stock. Safe to repeat. A payment that comes when the reservation has
 * ended finds nothing to sell (`not-reserved`): then the order has to be reserved again, or its money goes back.
 */
export async function sell(transaction: Database, order: string): Promise<'sold' | 'sold-before' | 'not-reserved'> {
  const lines = await reservedBy(transaction, order)
  if (lines.length === 0) return (await isSold(transaction, order)) ? 'sold-before' : 'not-reserved'
  await lock(transaction, [...sumOf(lines).keys()])
  const { rows } = await transaction.execute(sql`
    with sold as (
      delete from ${reservations} where ${reservations.orderId} = ${order}
      returning ${named(reservations, 'variant', 'quantity')}
    ), moved as (
      insert into ${stockMoves} (${named(stockMoves, 'variant', 'quantity', 'reason', 'orderId')})
      select variant, -quantity, 'sale', ${order}::uuid from sold
    )
    update ${variantStock} set ${named(variantStock, 'reserved')} = ${variantStock.reserved} - sold.quantity,
      ${named(variantStock, 'onHand')} = ${variantStock.onHand} - sold.quantity
    from sold where ${variantStock.variant} = sold.variant returning ${variantStock.variant}`)
  if (rows.length > 0) return 'sold'
  return (await isSold(transaction, order)) ? 'sold-before' : 'not-reserved'
}

/**
 * Puts back what an order had sold and not yet been sent or given up; what was written off stays so. Goods whose variant is gone only count: the
 * sale is called off, and nothing is on hand. @returns how many pieces came back; 0 when it is repeated
 */
export async function takeBackSale(transaction: Database, order: string): Promise<number> {
  const { rows } = await transaction.execute(sql`
    select ${stockMoves.variant}, -sum(${stockMoves.quantity})::integer as quantity from ${stockMoves}
    where ${stockMoves.orderId} = ${order} and ${stockMoves.reason} <> 'damage' group by ${stockMoves.variant}
    having sum(${stockMoves.quantity}) < 0 order by ${stockMoves.variant}`)
  const lines = lineRows.parse(rows)
  for (const line of lines) await moveStock(transaction, line, 'return', order)
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

async function isSold(transaction: Database, order: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from ${stockMoves} where ${stockMoves.orderId} = ${order} and ${stockMoves.reason} = 'sale' limit 1`)
  return rows.length > 0
}

/**
 * Adds to the stock of a variant, or takes away where `quantity` is negative; never below what is reserved (the database refuses). Of one that
 * is deleted the move alone is kept.
 */
export async function moveStock(
  database: Database,
  { variant, quantity }: StockLine,
  reason: 'delivery' | 'count' | 'damage' | 'return',
  order: string | null = null,
): Promise<void> {
  await database.execute(sql`
    insert into ${variantStock} (${named(variantStock, 'variant', 'onHand')})
    select ${variants.id}, 0 from ${variants} where ${variants.id} = ${variant} on conflict do nothing`)
  await database.execute(sql`
    with moved as (
      insert into ${stockMoves} (${named(stockMoves, 'variant', 'quantity', 'reason', 'orderId')})
      values (${variant}, ${quantity}, ${reason}, ${order})
    )
    update ${variantStock} set ${named(variantStock, 'onHand')} = ${variantStock.onHand} + ${quantity}
    where ${variantStock.variant} = ${variant}`)
}

async function reservedBy(transaction: Database, order: string): Promise<StockLine[]> {
  const { rows } = await transaction.execute(sql`
    select ${reservations.variant}, ${reservations.quantity} from ${reservations} where ${reservations.orderId} = ${order}`)
  return lineRows.parse(rows)
}

/** Locks the stock of variants in the order of their ids. @returns how many of each are free */
async function lock(transaction: Database, variants: string[]): Promise<Map<string, number>> {
  const { rows } = await transaction.execute(sql`
    select ${variantStock.variant},
      case when ${variantStock.offSale} then 0 else ${variantStock.onHand} - ${variantStock.reserved} end as free from ${variantStock}
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
