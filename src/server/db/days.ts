import { sql } from '@payloadcms/db-postgres'
import type { SQL, SQLWrapper } from '@payloadcms/db-postgres/drizzle'
import type { CalendarDay } from '@/domain/calendar-day'

/** The moment at which a day begins in Sofia. */
export const beginningOf = (day: CalendarDay): SQL => sql`(${day}::date::timestamp at time zone 'Europe/Sofia')`

/** The day of a moment in Sofia. No index of the column serves it: a bound of the column is `beginningOf`. */
export const dayInSofia = (at: SQLWrapper): SQL => sql`(${at} at time zone 'Europe/Sofia')::date`

/** Within a month (`YYYY-MM`) of Sofia: bounds of the column itself, so that its index can serve them. */
export function inMonth(at: SQLWrapper, month: string): SQL {
  const first = `${month}-01`
  return sql`(${at} >= ${beginningOf(first)}
    and ${at} < ((${first}::date + interval '1 month') at time zone 'Europe/Sofia'))`
}
