import { sql } from '@payloadcms/db-postgres'
import type { SQL, SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import type { MoveReason } from '@/domain/stock-reasons'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, shop, variants } = tables
const { orderLines, reservations, stockMoves, variantStock } = shop

export type StockLine = { variant: string; quantity: number }

type Shortage = { variant: string; asked: number; free: number }

const freeRows = z.array(z.object({ variant: z.string(), free: z.number() }))
const lineRows = z.array(z.object({ variant: z.string(), quantity: z.number() }))

/**
 * Reserves lines for an order until a time, in the caller's transaction, replacing its earlier reservation; lines of
 * one variant are added up. All lines or none: with a shortage nothing changes. Rows are locked in the order of their
 * ids, so that two carts cannot deadlock (docs/product.md, section 9).
 * @returns the shortages
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
  // Serialises requests of one order, which otherwise would both keep their reservations.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${order}, 0))`)
  const earlier = await reservedBy(transaction, order)
  const free = await lockStock(transaction, [...asked.keys(), ...earlier.map(({ variant }) => variant)])
  // Read again: another request may have released or sold the pieces before the rows were locked.
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

/** Safe to repeat. */
export async function releaseReservation(transaction: Database, order: string): Promise<void> {
  const reserved = await reservedBy(transaction, order)
  if (reserved.length === 0) return
  await lockStock(transaction, [...sumOf(reserved).keys()])
  await takeBack(transaction, order)
}

/**
 * Turns the reservation of an order into a sale. Safe to repeat. `not-reserved`: the reservation has ended, so the
 * order must be reserved again or its money refunded.
 */
export async function sell(transaction: Database, order: string): Promise<'sold' | 'sold-before' | 'not-reserved'> {
  const lines = await reservedBy(transaction, order)
  if (lines.length === 0) return (await isSold(transaction, order)) ? 'sold-before' : 'not-reserved'
  await lockStock(transaction, [...sumOf(lines).keys()])
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
 * Puts sold pieces back that were neither sent nor given up; written-off pieces stay written off. Goods whose variant
 * is deleted are only counted.
 * @returns the number of pieces; 0 when repeated
 */
export async function takeBackSale(transaction: Database, order: string): Promise<number> {
  const { rows } = await transaction.execute(sql`
    select ${stockMoves.variant}, -sum(${stockMoves.quantity})::integer as quantity from ${stockMoves}
    where ${stockMoves.orderId} = ${order} and ${isNoneOf(stockMoves.reason, 'damage')} group by ${stockMoves.variant}
    having sum(${stockMoves.quantity}) < 0 order by ${stockMoves.variant}`)
  const lines = lineRows.parse(rows)
  for (const line of lines) await moveStock(transaction, line, 'return', order)
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

async function isSold(transaction: Database, order: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from ${stockMoves} where ${stockMoves.orderId} = ${order} and ${isOneOf(stockMoves.reason, 'sale')} limit 1`)
  return rows.length > 0
}

export type StockMove = StockLine & {
  reason: Exclude<MoveReason, 'sale'>
  order?: string | null
  note?: string | null
}

/**
 * Adds to the stock of variants; a negative `quantity` takes away, never below the reserved pieces (a database
 * constraint). For a deleted variant only the move is stored. The caller has locked the stock of several variants.
 */
export async function moveStocks(database: Database, moves: readonly StockMove[]): Promise<void> {
  if (moves.length === 0) return
  const given = sql`jsonb_to_recordset(${JSON.stringify(moves)}::jsonb)
    as move(variant uuid, quantity integer, reason text, "order" uuid, note text)`
  await database.execute(sql`
    insert into ${variantStock} (${named(variantStock, 'variant', 'onHand')})
    select ${variants.id}, 0 from ${variants} where ${variants.id} in (select move.variant from ${given})
    order by ${variants.id} on conflict do nothing`)
  await database.execute(sql`
    with moved as (
      insert into ${stockMoves} (${named(stockMoves, 'variant', 'quantity', 'reason', 'orderId', 'note')})
      select move.variant, move.quantity, move.reason, move."order", move.note from ${given}
    )
    update ${variantStock} set ${named(variantStock, 'onHand')} = ${variantStock.onHand} + added.quantity
    from (select move.variant, sum(move.quantity)::integer as quantity from ${given} group by 1) added
    where ${variantStock.variant} = added.variant`)
}

/** As `moveStocks`, of one variant. */
export const moveStock = (
  database: Database,
  line: StockLine & Pick<StockMove, 'note'>,
  reason: StockMove['reason'],
  order: string | null = null,
): Promise<void> => moveStocks(database, [{ ...line, reason, order }])

/** The id of the last move of a variant's stock that no order made; 0 for none. */
export const lastCorrection = (variant: SQLWrapper): SQL => sql`coalesce((
  select max(${stockMoves.id}) from ${stockMoves}
  where ${stockMoves.variant} = ${variant} and ${stockMoves.orderId} is null), 0)`

/**
 * The pieces of a variant that are sold and in no parcel yet. They lie on the shelf beside those on hand, so that whoever
 * counts the shelf counts them too.
 */
export const piecesUnpacked = (variant: SQLWrapper): SQL => sql`coalesce((
  select sum(${orderLines.quantity} - ${orderLines.shipped}) from ${orderLines}
  join ${orders} on ${orders.id} = ${orderLines.orderId} and ${isOneOf(orders.status, 'placed')}
  where ${orderLines.variant} = ${variant} and ${orderLines.shipped} < ${orderLines.quantity}), 0)::integer`

async function reservedBy(transaction: Database, order: string): Promise<StockLine[]> {
  const { rows } = await transaction.execute(sql`
    select ${reservations.variant}, ${reservations.quantity} from ${reservations} where ${reservations.orderId} = ${order}`)
  return lineRows.parse(rows)
}

/** Locks stock in the order of variant ids. @returns the free pieces by variant */
export async function lockStock(transaction: Database, variants: string[]): Promise<Map<string, number>> {
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
