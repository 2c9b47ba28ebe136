import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { transactionOf } from '@/server/db/transaction'

/** Pages, offers and imports go with their brochure; the rendered files stay, because other brochures may use the same PDF. */
export const deleteContents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`delete from offers where brochure_id = ${id}`)
  await transaction.execute(sql`delete from brochure_pages where brochure_id = ${id}`)
  await transaction.execute(sql`update brochures set active_import_id = null where id = ${id}`)
  await transaction.execute(sql`delete from imports where brochure_id = ${id}`)
}
