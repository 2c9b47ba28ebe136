import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { relationId } from '@/domain/relation-id'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { invalidField } from '../../invalid-field'
import { fieldLabel } from '../../labels'

const { brochurePages, brochures } = tables

/** Refuses to hide the last visible page of what is public: its address would be a 404. */
export const keepPageVisible: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!data.hidden || originalDoc?.hidden) return data
  const database = await transactionOf(req)
  const shown = relationId(originalDoc?.import)
  // Whoever hides another page or publishes at the same moment waits here for the first.
  const { rows } = await database.execute(sql`
    select ${brochures._status} as status from ${brochures}
      where ${brochures.activeImportId} = ${shown}::uuid for update`)
  if (rows[0]?.status !== 'published') return data
  const { rows: others } = await database.execute(sql`
    select from ${brochurePages}
    where ${brochurePages.importId} = ${shown}::uuid and ${brochurePages.id} <> ${originalDoc?.id}::uuid
      and ${brochurePages.hidden} is not true limit 1`)
  if (others.length > 0) return data
  throw invalidField(req, 'brochure-pages', {
    path: 'hidden',
    label: fieldLabel('hidden'),
    problem: 'lastVisiblePage',
  })
}
