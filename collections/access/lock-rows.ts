import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionOf } from '@/server/db/transaction'

/** `update` also blocks rows that would refer to these; `no key update` does not. */
const strengths = { update: sql`for update`, 'no key update': sql`for no key update` }

type Rows = { ids: readonly string[]; strength: keyof typeof strengths }

/** Locks rows of a collection in the order of their ids, so that no two transactions wait for each other. */
export async function lockRows(req: PayloadRequest, collection: string, { ids, strength }: Rows): Promise<void> {
  const table = req.payload.db.tableNameMap.get(collection.replaceAll('-', '_'))
  if (!table) throw new Error(`There is no table of ${collection}.`)
  await (await transactionOf(req)).execute(sql`
    select from ${sql.identifier(table)} where id = any(${sql.param(ids)}::uuid[]) order by id ${strengths[strength]}`)
}
