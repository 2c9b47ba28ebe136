import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'

const dialect = new PgDialect()

/** For a connection past Drizzle, whose own statements are sent only when they are awaited, and again each time. */
export function statementOf(statement: SQL): { text: string; values: unknown[] } {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  return { text, values }
}
