import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '@/server/db/transaction'
import { type ProblemName, problem } from '../../document-endpoint'

type Use =
  | { table: 'brochures' | 'imports' | 'stores'; column: 'category_id' | 'file_id' | 'retailer_id' }
  | { table: 'posts'; column: 'author_id' | 'category_id' }
  | { table: '_posts_v'; column: 'version_author_id' | 'version_category_id' }
  | { table: 'products_rels'; column: 'product_terms_id' }

/** A tag may go from what has it; a category may not. */
const only: Partial<Record<Use['table'], SQL>> = {
  _posts_v: sql`and latest`,
  products_rels: sql`and path = 'categories'`,
}

/**
 * Refuses to delete what other documents need: it would leave a published brochure without its shop, or fail silently. Of the
 * versions of a document only the newest counts.
 */
export function refuseWhileUsed(uses: Use[], sentence: ProblemName = 'inUse'): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const transaction = await transactionOf(req)
    for (const { table, column } of uses) {
      const counts = only[table] ?? sql``
      const { rows } = await transaction.execute(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} ${counts} limit 1`,
      )
      if (rows.length > 0) throw new APIError(problem(sentence, req.i18n.language), 409, null, true)
    }
  }
}
