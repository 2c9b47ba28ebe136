import { pgSchema } from '@payloadcms/db-postgres/drizzle/pg-core'

export const schema = pgSchema('shop')

export const time = { withTimezone: true, mode: 'string' } as const
