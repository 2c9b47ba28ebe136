import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL, Table } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { lockRows } from '../../access/lock-updates'
import { type ProblemName, problem } from '../../document-endpoint'

const { _postsV, productsRels } = tables

/** Only the newest version counts. Tags may be deleted while in use; categories may not. */
const only = new Map<Table, SQL>([
  [_postsV, sql`and ${_postsV.latest}`],
  [productsRels, sql`and ${productsRels.path} = 'categories'`],
])

/**
 * Refuses to delete a document that others refer to: a published brochure would lose its shop, or the deletion would
 * fail without a message. Of versions only the newest counts. `uses`: columns that hold the id.
 */
export function refuseWhileUsed(uses: Column[], sentence: ProblemName = 'inUse'): CollectionBeforeDeleteHook {
  return async ({ id, req, collection }) => {
    const transaction = await transactionOf(req)
    // A save that begins to refer to the document is waited for, or waits.
    await lockRows(req, collection.slug, { ids: [String(id)], strength: 'update' })
    for (const column of uses) {
      const counts = only.get(column.table) ?? sql``
      const { rows } = await transaction.execute(
        sql`select 1 from ${column.table} where ${column} = ${id} ${counts} limit 1`,
      )
      if (rows.length > 0) throw new APIError(problem(sentence, req.i18n.language), 409, null, true)
    }
  }
}
