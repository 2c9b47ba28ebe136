import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { types } from 'pg'
import { env } from '@/server/env'
import { preparedPool } from './pool'

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
 * running. Only for statements with few texts; once a process has met too many, further ones are not prepared.
 */
export async function preparedRows(statement: SQL): Promise<unknown[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  // A pooler in transaction mode gives each statement another connection, which knows no name.
  const name = env().DATABASE_DIRECT_URL ? undefined : nameOf(text)
  const { rows } = await preparedPool().query({ name, text, values, types: asTexts })
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
 * A `tsquery` whose words the planner does not look at. With filters a search is planned for its values (`foundRows`), and Postgres guesses
 * by the words how many rows there are, for most of them wrongly.
 */
export function preparedQuery(query: string): SQL {
  return sql`(select ${query}::tsquery)`
}
