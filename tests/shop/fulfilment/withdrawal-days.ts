import { sql } from '@payloadcms/db-postgres'

const midnight = (daysAgo: number) =>
  sql`((date_trunc('day', now() at time zone 'Europe/Sofia') - make_interval(days => ${daysAgo}::int)) at time zone 'Europe/Sofia')`

/** What was taken then can be withdrawn from until tonight: the first moment of the day 14 days ago, in Sofia. */
export const justInTime = midnight(14)
/** The last moment of the day before. */
export const justTooLate = sql`(${midnight(14)} - interval '1 second')`
