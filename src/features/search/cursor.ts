import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { isCalendarDay } from '@/domain/calendar-day'
import { baseUnits } from '@/domain/pack-size'
import { publicDb, publicRows } from '@/server/replicas/public-reads'

export const facetCount = z.object({ id: z.coerce.string(), count: z.number() })

export const unitCounts = z.array(facetCount.extend({ id: z.enum(baseUnits) }))

/** All given conditions except one: a facet is counted under the filters of the other facets. */
export function conditions<Key extends string>(by: Record<Key, SQL | undefined>) {
  const given = Object.entries<SQL | undefined>(by)
  return (but?: Key): SQL => {
    const all = given.flatMap(([key, condition]) => (condition === undefined || key === but ? [] : [condition]))
    return all.length === 0 ? sql`true` : sql.join(all, sql` and `)
  }
}

/**
 * Searches without choices are prepared statements; each set of choices is a statement of its own, too many to keep.
 */
export async function foundRows(statement: SQL, chosen: unknown[]): Promise<unknown[]> {
  if (!chosen.some(Boolean)) return publicRows(statement)
  const { rows } = await (await publicDb()).execute(statement)
  return rows
}

export type RankCursor<Id extends string | number = string> = { rank: number; id: Id }

/** A number beyond what its column holds would fail the statement. */
const int4 = z.coerce.number().pipe(z.int32())
const rank = z.coerce.number().int().min(0)
const ofOffer = z.tuple([rank, z.uuid()])
const ofProduct = z.tuple([rank, int4])

export function writeRankCursor({ rank, id }: RankCursor<string | number>): string {
  return `${rank}_${id}`
}

/** Null for a text that is not our cursor: the list then begins at its first page. */
export function readOfferCursor(text: string | undefined): RankCursor | null {
  if (text === undefined) return null
  const parsed = ofOffer.safeParse(text.split('_'))
  return parsed.success ? { rank: parsed.data[0], id: parsed.data[1] } : null
}

export function readProductCursor(text: string | undefined): RankCursor<number> | null {
  if (text === undefined) return null
  const parsed = ofProduct.safeParse(text.split('_'))
  return parsed.success ? { rank: parsed.data[0], id: parsed.data[1] } : null
}

export type Cursor = { score: number; from: string; id: string }

const shape = z.tuple([int4, z.string().refine(isCalendarDay), z.uuid()])

export function writeCursor({ score, from, id }: Cursor): string {
  return `${score}_${from}_${id}`
}

/** Null for a text that is not our cursor: the list then begins at its first page. */
export function readCursor(text: string | undefined): Cursor | null {
  if (text === undefined) return null
  const parsed = shape.safeParse(text.split('_'))
  if (!parsed.success) return null
  const [score, from, id] = parsed.data
  return { score, from, id }
}
