import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ClientBase } from 'pg'

const dialect = new PgDialect()

export async function execute(client: ClientBase, statement: SQL): Promise<unknown[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const { rows } = await client.query({ text, values })
  return rows
}
