import { pgSchema } from '@payloadcms/db-postgres/drizzle/pg-core'

export const schema = pgSchema('shop')

/** Times stay texts, as in all our SQL. */
export const time = { withTimezone: true, mode: 'string' } as const
