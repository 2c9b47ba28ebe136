import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL, Table } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { lockRows } from '../../access/lock-updates'
import { type ProblemName, problem } from '../../document-endpoint'

const { _brochuresV, _postsV, _productsV, _productsVRels, _productsVVersionColourPictures, productsRels } = tables

const ofNewest = (version: Column) =>
  sql`and exists (select from ${_productsV} where ${_productsV.id} = ${version} and ${_productsV.latest})`

/** Only the newest version counts. Tags may be deleted while in use; categories may not. */
const only = new Map<Table, SQL>([
  [_brochuresV, sql`and ${_brochuresV.latest}`],
  [_postsV, sql`and ${_postsV.latest}`],
  [_productsV, sql`and ${_productsV.latest}`],
  [_productsVRels, sql`and ${_productsVRels.path} = 'version.categories' ${ofNewest(_productsVRels.parentId)}`],
  [_productsVVersionColourPictures, ofNewest(_productsVVersionColourPictures._parentId)],
  [productsRels, sql`and ${productsRels.path} = 'categories'`],
])

/**
 * Refuses to delete a document that others refer to: a brochure would lose its shop, or the deletion would fail without
 * a message. A draft refers to it in its newest version alone. `uses`: columns that hold the id.
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
