import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { ClientBase } from 'pg'
import { statementOf } from '@/server/db/statement'

export async function execute(client: ClientBase, statement: SQL): Promise<unknown[]> {
  const { rows } = await client.query(statementOf(statement))
  return rows
}
