import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, shop } = tables
const { shipments } = shop

/** Why a step of staff was not done; each is a sentence in the CMS (`admin.orders.refusals`). */
export const refusalReasons = [
  /** Somebody has done it already, or the order has changed: the page that asked is out of date. */
  'changed',
  'taken',
  'not-yours',
  'yours',
  'most',
  'packed',
  /** Its carrier has, or may have, a label for it. */
  'label',
  /** It has to be confirmed first. */
  'held',
  /** Nothing of the order would be left: that is a cancellation. */
  'cancel-instead',
  /** The customer has been mailed. */
  'told',
  'used',
  'paid',
  'processing',
  'not-awaited',
  'no-refund',
  'too-much',
  'reserved',
  'more-than-paid',
  'nothing',
  'nothing-came',
  'came-more',
  /** The goods of a return are back already by another way, or never reached the customer. */
  'back-before',
  'restocked-more',
  'refund-more',
  'input',
  'tracking',
  'address',
  'point',
  'rights',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** A step of staff that was not done, why, and for which field of its form where one is to blame. */
export class FulfilmentRefused extends Error {
  override name = 'FulfilmentRefused'
  constructor(
    readonly why: RefusalReason = 'changed',
    readonly field: string | null = null,
  ) {
    super(`refused: ${why}`)
  }
}

/** An order or a parcel of a form for which a step was not done. */
export type RefusedRow = { id: string; why: RefusalReason }

/**
 * Does a step for each row of a form; each is a transaction of its own, so that one that cannot be done does not hold up the others.
 * @returns those for which it was not done
 */
export async function eachRow(ids: string[], work: (id: string) => Promise<unknown>): Promise<RefusedRow[]> {
  const refused: RefusedRow[] = []
  for (const id of new Set(ids)) {
    try {
      await work(id)
    } catch (error) {
      const why = whyOf(error)
      if (!why) throw error
      refused.push({ id, why })
    }
  }
  return refused
}

/** The reason that an error stands for; null where it is none of ours. */
export function whyOf(error: unknown): RefusalReason | null {
  if (error instanceof FulfilmentRefused) return error.why
  return error instanceof z.ZodError ? 'input' : null
}

/** The field of a form that an error is about; null where it is about none, or not known. */
export function fieldOf(error: unknown): string | null {
  if (error instanceof FulfilmentRefused) return error.field
  const name = error instanceof z.ZodError ? error.issues[0]?.path[0] : undefined
  return typeof name === 'string' ? name : null
}

const mostNamed = 25
const numberRows = z.array(z.object({ id: z.string(), number: z.string() }))

/** The rows for which a step was not done, as the address of the next page says them: `number~reason`, with commas between them. */
export async function sayRefused(database: Database, rows: RefusedRow[]): Promise<Record<string, string>> {
  if (rows.length === 0) return {}
  const ids = sql.param(rows.map(({ id }) => id))
  const found = await database.execute(sql`
    select ${orders.id}, ${orders.number} from ${orders} where ${orders.id} = any(${ids}::uuid[])
    union all select ${shipments.id}, ${orders.number} from ${shipments} join ${orders} on ${orders.id} = ${shipments.orderId}
    where ${shipments.id} = any(${ids}::uuid[])`)
  const numbers = new Map(numberRows.parse(found.rows).map(({ id, number }) => [id, number]))
  const named = rows.slice(0, mostNamed).map(({ id, why }) => `${numbers.get(id) ?? '–'}~${why}`)
  return { not: named.join(','), notCount: String(rows.length) }
}
