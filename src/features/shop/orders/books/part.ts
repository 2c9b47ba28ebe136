import { sql } from '@payloadcms/db-postgres'
import type { SQL, SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { openOrderStatuses } from '@/domain/order-states'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

export const faultKinds = [
  'reserved',
  'on-hand',
  'reservation',
  'sale',
  'refunded',
  'unpaid',
  'money-kept',
  'paid-twice',
  'paid-awaiting',
  'lines',
  'total',
  'shipped',
  'returned',
  'return-lines',
  'return-stock',
  'packing',
  'parcel',
  'closed',
  'coupon',
  'coupon-limit',
  'voucher-balance',
  'voucher-issued',
  'voucher-spent',
  'voucher-refund',
  'numbers',
  'document',
  'credit-note',
  'undrawn',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** The subject of a fault's id, where it is not an order. */
export const otherSubjects: Partial<Record<FaultKind, 'variant' | 'coupon' | 'series' | 'voucher'>> = {
  reserved: 'variant',
  'on-hand': 'variant',
  'coupon-limit': 'coupon',
  'voucher-balance': 'voucher',
  numbers: 'series',
}

export type BooksPart = {
  orders: (id: SQLWrapper) => SQL
  variants: (id: SQLWrapper) => SQL
  /** Numbers of documents and uses of coupons are always checked as a whole, which is cheap. */
  others: SQL
}

const all = () => sql`true`
const none = () => sql`false`

export const allBooks: BooksPart = { orders: all, variants: all, others: all() }

const recentDays = 30
const o = alias(tables.orders, 'recent')
const m = alias(tables.shop.stockMoves, 'moved')
const s = alias(tables.shop.variantStock, 'held')

/**
 * Books that may have changed: open orders and those of the last 30 days, variants that moved or are reserved, and
 * subjects of known faults.
 */
export function recentBooks(now: Date, known: string[]): BooksPart {
  const since = sql`${new Date(now.getTime() - recentDays * 86_400_000).toISOString()}::timestamptz`
  const orKnown = (id: SQLWrapper) => sql`${id}::text = any(${sql.param(known)}::text[])`
  return {
    orders: (id) => sql`(${id} in (select ${o.id} from ${tables.orders} recent
      where ${o.placedAt} >= ${since} or ${isOneOf(o.status, ...openOrderStatuses)}) or ${orKnown(id)})`,
    variants: (id) => sql`(${id} in (select ${m.variant} from ${tables.shop.stockMoves} moved where ${m.at} >= ${since})
      or ${id} in (select ${s.variant} from ${tables.shop.variantStock} held where ${s.reserved} > 0) or ${orKnown(id)})`,
    others: all(),
  }
}

/** A statement has a time limit, and there may be a million orders. */
const mostAtOnce = 2000

export async function* partsOfBooks(database: Database, most = mostAtOnce): AsyncGenerator<BooksPart> {
  const { orders, variants } = tables
  for await (const within of ranges(database, orders, most)) yield { orders: within, variants: none, others: none() }
  for await (const within of ranges(database, variants, most)) yield { orders: none, variants: within, others: none() }
  yield { orders: none, variants: none, others: all() }
}

async function* ranges(database: Database, table: typeof tables.orders | typeof tables.variants, most: number) {
  const ends = z.array(z.object({ id: z.string() }))
  let after: string | null = null
  for (;;) {
    const from: SQL = after ? sql`${table.id} > ${after}::uuid` : sql`true`
    const { rows } = await database.execute(sql`
      select ${table.id} from ${table} where ${from} order by ${table.id} offset ${most - 1} limit 1`)
    const to: string | null = ends.parse(rows)[0]?.id ?? null
    const [low, high] = [after, to]
    yield (id: SQLWrapper) =>
      sql`((${low}::uuid is null or ${id} > ${low}::uuid) and (${high}::uuid is null or ${id} <= ${high}::uuid))`
    if (!to) return
    after = to
  }
}
