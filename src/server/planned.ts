import { createHash } from 'node:crypto'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import { types } from 'pg'
import { cmsSystem } from './cms'

const dialect = new PgDialect()
const { DATE, TIMESTAMP, TIMESTAMPTZ } = types.builtins
const days = new Set<number>([DATE, TIMESTAMP, TIMESTAMPTZ])

/** Days and times stay texts, as in all other SQL of ours. */
const asTexts = {
  getTypeParser: (...[type, format]: Parameters<typeof types.getTypeParser>) =>
    days.has(type) ? String : types.getTypeParser(type, format),
}

/**
 * The rows of a statement that each connection plans only once, for one that reads a few rows from many tables: to plan it
 * takes longer than to run it. Only for statements whose text is always the same, because each text is kept.
 */
export async function plannedRows(statement: SQL): Promise<unknown[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const name = createHash('sha1').update(text).digest('base64url')
  const { rows } = await (await cmsSystem()).db.pool.query({ name, text, values, types: asTexts })
  return rows
}
