import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { invalidField } from '../../invalid-field'
import { fieldLabel } from '../../labels'

const { legalPages } = tables

/** With two versions of a page from the same day it would be unclear which is in force. */
export const requireOneVersionADay: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const { slug, validFrom } = { ...originalDoc, ...data }
  if (!slug || !validFrom) return data
  const database = await transactionOf(req)
  // When two editors save at once, the second waits for the first.
  await database.execute(sql`select pg_advisory_xact_lock(hashtext(${`legal ${slug}`}))`)
  const { rows } = await database.execute(sql`
    select from ${legalPages} where ${legalPages.slug} = ${slug} and ${legalPages.validFrom} = ${validFrom}
      and ${legalPages.id}::text <> ${originalDoc?.id ?? ''}`)
  if (rows.length === 0) return data
  const label = fieldLabel('validFrom')
  throw invalidField(req, collection.slug, { path: 'validFrom', label, problem: 'legalDayTaken' })
}
