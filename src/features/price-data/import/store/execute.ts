import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { PgDialect, type PgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { ClientBase } from 'pg'
import { named } from '@/server/db/tables'

const dialect = new PgDialect()

/** Runs a statement on the client that holds the transaction of an import. */
export async function execute(client: ClientBase, statement: SQL): Promise<unknown[]> {
  const { sql: text, params: values } = dialect.sqlToQuery(statement)
  const { rows } = await client.query({ text, values })
  return rows
}

/** Sets columns to what an insert brought that met a row: `low = excluded.low, high = excluded.high`. */
export function fromInsert<Table extends PgTable>(
  table: Table,
  ...columns: (keyof Table['_']['columns'] & string)[]
): SQL {
  const each = columns.map((column) => sql`${named(table, column)} = excluded.${named(table, column)}`)
  return sql.join(each, sql`, `)
}
