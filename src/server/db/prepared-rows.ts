import { createHash } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { type ClientBase, type QueryConfig, types } from 'pg'
import { env } from '@/server/env'
import { preparedPool } from './pool'
import { statementOf } from './statement'

const { DATE, TIMESTAMP, TIMESTAMPTZ } = types.builtins
const days = new Set<number>([DATE, TIMESTAMP, TIMESTAMPTZ])

const asTexts = {
  getTypeParser: (...[type, format]: Parameters<typeof types.getTypeParser>) =>
    days.has(type) ? String : types.getTypeParser(type, format),
}

/** Each connection keeps every named statement with its plan, so their number is bounded. */
const mostNames = 300

declare global {
  // Next bundles its parts separately, so a module variable would exist more than once.
  var broshuraStatements: Map<string, string> | undefined
}

/**
 * The rows of a prepared statement, for queries that read few rows from many tables, where planning takes longer than
 * running. Only for statements whose text varies little: beyond `mostNames` texts per process, further ones are not
 * prepared.
 * @param on another database than the primary, which plans for itself
 */
export async function preparedRows(statement: SQL, on?: ClientBase): Promise<unknown[]> {
  const { rows } = await (on ?? preparedPool()).query(preparedQueryOf(statementOf(statement), on !== undefined))
  return rows
}

function preparedQueryOf({ text, values }: Pick<QueryConfig, 'text' | 'values'>, isDirect: boolean) {
  // A pooler in transaction mode gives each statement another connection, on which the name is unknown.
  const name = env().DATABASE_DIRECT_URL && !isDirect ? undefined : nameOf(text)
  return { name, text, values, types: asTexts }
}

function nameOf(text: string): string | undefined {
  globalThis.broshuraStatements ??= new Map()
  const names = globalThis.broshuraStatements
  const known = names.get(text)
  if (known || names.size >= mostNames) return known
  const name = createHash('sha1').update(text).digest('base64url')
  names.set(text, name)
  return name
}

/**
 * A `tsquery` hidden from the planner: a search with filters is planned for its values (`foundRows`), and Postgres
 * estimates the rows of most words wrongly.
 */
export function preparedQuery(query: string): SQL {
  return sql`(select ${query}::tsquery)`
}
