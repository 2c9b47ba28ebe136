import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, shop } = tables
const { shipments } = shop

/** Each reason has a sentence in the CMS (`admin.orders.refusals`). */
export const workRefusals = [
  /** A colleague was faster or the order has changed, so the page is out of date. */
  'changed',
  'taken',
  'not-yours',
  'yours',
  'most',
  'packed',
  /** The carrier has, or may have, a label for the parcel. */
  'label',
  'held',
  /** Its customer has withdrawn, so staff decide first whether anything is sent. */
  'withdrawn',
  /** Nothing of the order would be left, so it should be cancelled. */
  'cancel-instead',
  'told',
  'used',
  'paid',
  'processing',
  'provider',
  'not-awaited',
  'no-refund',
  'too-much',
  'reserved',
  /** A colleague has corrected the stock since the form was shown. */
  'corrected-since',
  'more-than-paid',
  'nothing',
  'nothing-came',
  'came-more',
  /** The goods of a return came back another way, or never reached the customer. */
  'back-before',
  'restocked-more',
  'refund-more',
  'input',
  'tracking',
  'address',
  'point',
  'rights',
] as const
export type WorkRefusal = (typeof workRefusals)[number]

export class FulfilmentRefused extends Error {
  override name = 'FulfilmentRefused'
  constructor(
    readonly why: WorkRefusal = 'changed',
    readonly field: string | null = null,
  ) {
    super(`refused: ${why}`)
  }
}

export type RefusedRow = { id: string; why: WorkRefusal }

/** Steps have their own transactions, so that a refused row does not hold up the others. @returns the refused rows */
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

/** Null for an error that is not a refusal. */
export function whyOf(error: unknown): WorkRefusal | null {
  if (error instanceof FulfilmentRefused) return error.why
  return error instanceof z.ZodError ? 'input' : null
}

export function fieldOf(error: unknown): string | null {
  if (error instanceof FulfilmentRefused) return error.field
  const name = error instanceof z.ZodError ? error.issues[0]?.path[0] : undefined
  return typeof name === 'string' ? name : null
}

const mostNamed = 25
const numberRows = z.array(z.object({ id: z.string(), number: z.string() }))

/** Encodes refused rows for the query string of the next page: `number~reason`, separated by commas. */
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
