import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '@/server/transaction'
import { problem } from '../../problems'

type Use = { table: 'brochures' | 'imports' | 'stores'; column: 'category_id' | 'file_id' | 'retailer_id' }

/** Refuses to delete what other documents need: it would leave a published brochure without its shop, or fail silently. */
export function refuseWhileUsed(uses: Use[]): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const transaction = await transactionOf(req)
    for (const { table, column } of uses) {
      const { rows } = await transaction.execute(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} limit 1`,
      )
      if (rows.length > 0) throw new APIError(problem('inUse', req.i18n.language), 409, null, true)
    }
  }
}
