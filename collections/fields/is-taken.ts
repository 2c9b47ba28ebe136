import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/server/db/transaction'

type Place = { table: string; column: 'slug' | 'from'; id: number | string | undefined }

/** Whether another document has this value. The database refuses it too, but with a message that does not help an editor. */
export async function isTaken(req: PayloadRequest, value: string, { table, column, id }: Place): Promise<boolean> {
  const database = await transactionOf(req)
  const { rows } = await database.execute(sql`
    select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${value} and id::text <> ${String(id ?? '')}`)
  return rows.length > 0
}
