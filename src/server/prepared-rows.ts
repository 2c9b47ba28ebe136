import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { types } from 'pg'
import { cmsSystem } from './cms'
import { env } from './env'

const dialect = new PgDialect()
const { DATE, TIMESTAMP, TIMESTAMPTZ } = types.builtins
const days = new Set<number>([DATE, TIMESTAMP, TIMESTAMPTZ])

/** Dates and times stay strings, as in all our SQL. */
const asTexts = {
  getTypeParser: (...[type, format]: Parameters<typeof types.getTypeParser>) =>
    days.has(type) ? String : types.getTypeParser(type, format),
}

/**
 * The rows of a prepared statement, for queries that read a few rows from many tables, where planning takes longer than
 * running. Only for statements with a constant text, because every text is kept.
 */
export async function preparedRows(statement: SQL): Promise<unknown[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  // A pooler in transaction mode gives each statement another connection, which knows no name.
  const name = env().DATABASE_DIRECT_URL ? undefined : createHash('sha1').update(text).digest('base64url')
  const { rows } = await (await cmsSystem()).db.pool.query({ name, text, values, types: asTexts })
  return rows
}

/**
 * An array as a value of a prepared statement. Postgres keeps a plan only while it expects no better one from the values; it
 * looks at the length of an array, but not into a `select`. Without this it plans anew for nearly every length.
 */
export function preparedArray(values: string[], type: 'uuid' | 'text'): SQL {
  return sql`(select ${sql.param(values)}::${sql.raw(type)}[])`
}
