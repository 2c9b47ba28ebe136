import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'

const { brochurePages, brochures, imports, offers } = tables

/** Rendered files stay, because other brochures may use the same PDF. */
export const deleteContents: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`delete from ${offers} where ${offers.brochureId} = ${id}`)
  await transaction.execute(sql`delete from ${brochurePages} where ${brochurePages.brochureId} = ${id}`)
  await transaction.execute(sql`update ${brochures} set ${named(brochures, 'activeImportId')} = null
      where ${brochures.id} = ${id}`)
  await transaction.execute(sql`delete from ${imports} where ${imports.brochureId} = ${id}`)
}
