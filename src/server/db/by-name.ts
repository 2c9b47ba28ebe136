import { sql } from '@payloadcms/db-postgres'
import type { SQL, SQLWrapper } from '@payloadcms/db-postgres/drizzle'

/** The order of an alphabet: the database itself sorts by the codes of letters, all capitals before all small ones. */
export const byName = (name: SQLWrapper): SQL => sql`${name} collate "und-x-icu"`
