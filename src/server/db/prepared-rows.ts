import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { types } from 'pg'
import { cmsSystem } from '@/server/cms'
import { env } from '@/server/env'

const dialect = new PgDialect()
const { DATE, TIMESTAMP, TIMESTAMPTZ } = types.builtins
const days = new Set<number>([DATE, TIMESTAMP, TIMESTAMPTZ])

/** Dates and times stay strings, as in all our SQL. */
const asTexts = {
  getTypeParser: (...[type, format]: Parameters<typeof types.getTypeParser>) =>
    days.has(type) ? String : types.getTypeParser(type, format),
}

/** Each connection keeps every statement that has a name, with its plan. */
const mostNames = 300

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once.
  var broshuraStatements: Set<string> | undefined
}

/**
 * The rows of a prepared statement, for queries that read a few rows from many tables, where planning takes longer than
 * running. Only for statements with few texts; once a process has met too many, further ones are not kept.
 */
export async function preparedRows(statement: SQL): Promise<unknown[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  // A pooler in transaction mode gives each statement another connection, which knows no name.
  const name = env().DATABASE_DIRECT_URL ? undefined : nameOf(text)
  const { rows } = await (await cmsSystem()).db.pool.query({ name, text, values, types: asTexts })
  return rows
}

function nameOf(text: string): string | undefined {
  globalThis.broshuraStatements ??= new Set()
  const names = globalThis.broshuraStatements
  const name = createHash('sha1').update(text).digest('base64url')
  if (names.size < mostNames) names.add(name)
  return names.has(name) ? name : undefined
}

/**
 * An array as a value of a prepared statement. Postgres keeps a plan only while it expects no better one from the values; it
 * looks at the length of an array, but not into a `select`. Without this it plans anew for nearly every length.
 */
export function preparedArray(values: string[] | number[], type: 'uuid' | 'text' | 'integer'): SQL {
  return sql`(select ${sql.param(values)}::${sql.raw(type)}[])`
}

/** The same for a `tsquery`, by whose words Postgres guesses how many rows there are. */
export function preparedQuery(query: string): SQL {
  return sql`(select ${query}::tsquery)`
}
