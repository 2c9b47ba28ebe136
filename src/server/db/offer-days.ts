import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'

type Days<Day> = { from: Day; to: Day }

/** SQL: `offerDays` (src/domain/validity.ts); a day that an editor has cleared may be an empty text. */
export function offerDaysOf(own: Days<Column | SQL>, brochure: Days<Column>): Days<SQL> {
  const [from, to] = [sql`nullif(${own.from}, '')`, sql`nullif(${own.to}, '')`]
  return {
    from: sql`coalesce(${from}, case when ${to} < ${brochure.from} then ${to} else ${brochure.from} end)`,
    to: sql`coalesce(${to}, case when ${from} > ${brochure.to} then ${from} else ${brochure.to} end)`,
  }
}
