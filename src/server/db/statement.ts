import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'

const dialect = new PgDialect()

/** For a connection past Drizzle, whose own statements are sent only when they are awaited, and again each time. */
export function statementOf(statement: SQL): { text: string; values: unknown[] } {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  return { text, values }
}

/**
 * A part of SQL that is the same each time, written out once: for statements that many requests send, where putting the
 * text together from the names of columns takes as long as sending it.
 * @throws where the part has values, which would be lost
 */
export function writtenOut(part: SQL): SQL {
  const { text, values } = statementOf(part)
  if (values.length > 0) throw new Error('A part with values cannot be written out.')
  return sql.raw(text)
}
