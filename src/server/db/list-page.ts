import { sql } from '@payloadcms/db-postgres'
import type { SQL, SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { latinCapitals } from '@/domain/typed-code'
import type { Counted } from './readable-rows'

/** `sought` is a part of a number or name, `after` the place of the last row of the page before. */
export type AskedRows = { sought: string; after: string | null }

export const askedForAll: AskedRows = { sought: '', after: null }

/** A row's place among all rows of its list: as text that can be compared, and counted from 1. */
export const placedRow = { place: z.string(), position: z.number() }

export const placeText = z
  .string()
  .regex(/^\d{20}[\da-f-]{36}$/)
  .nullable()
  .catch(null)

/** The zero byte is no text for the database. */
export const soughtText = z
  .string()
  .max(200)
  .transform((text) => text.replaceAll('\0', '').trim())
  .catch('')

type Paged = { id: SQLWrapper; from: SQL; at: SQL; where: SQL; after: string | null; most: number; newest?: boolean }

/**
 * The rows `id`, `place`, `position` and `count` of one page of a list, the oldest first unless `newest`. Rows that are
 * worked on leave the list, so that a page begins after a place and not after a number of rows.
 */
export function listPage({ id, from, at, where, after, most, newest = false }: Paged): SQL {
  const place = sql`to_char(${at} at time zone 'UTC', 'YYYYMMDDHH24MISSUS') || ${id}::text`
  const order = newest ? sql`desc` : sql`asc`
  return sql`(select * from (
      select placed.*, row_number() over (order by placed.place ${order})::integer as position, count(*) over ()::integer as count
      from (select ${id} as id, ${place} as place from ${from} where ${where}) as placed
    ) as listed where ${after}::text is null or place > ${after}::text order by position limit ${most})`
}

/**
 * Rows with a part of a number, however it is typed, or of `text`, which is in the spelling of the search; all rows
 * where nothing is sought.
 */
export function isSought(sought: string, numbers: SQLWrapper[], text: SQLWrapper): SQL {
  const part = latinCapitals(sought)
  if (part === '') return sql`true`
  const has = numbers.map((number) => sql`strpos(translate(upper(${number}), '-. _', ''), ${part}::text) > 0`)
  return sql`(${sql.join(has, sql` or `)} or strpos(${text}, shop.finding_text(${sought}::text)) > 0)`
}

/** The first page where nothing is left after the asked place. */
export async function pageOrFirst<Row>(
  after: string | null,
  read: (after: string | null) => Promise<Counted<Row>>,
): Promise<Counted<Row>> {
  const page = await read(after)
  return after !== null && page.length + page.broken.length === 0 ? read(null) : page
}
