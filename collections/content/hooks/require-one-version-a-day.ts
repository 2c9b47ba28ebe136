import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { transactionOf } from '@/server/transaction'
import { invalidField } from '../../invalid-field'
import { fieldLabel } from '../../labels'

/** Of two versions of a page from the same day nobody could say which is in force. */
export const requireOneVersionADay: CollectionBeforeChangeHook = async ({ data, originalDoc, req, collection }) => {
  const { slug, validFrom } = { ...originalDoc, ...data }
  if (!slug || !validFrom) return data
  const database = await transactionOf(req)
  // Two editors at once: the second waits until the first has written.
  await database.execute(sql`select pg_advisory_xact_lock(hashtext(${`legal ${slug}`}))`)
  const { rows } = await database.execute(sql`
    select from legal_pages where slug = ${slug} and valid_from = ${validFrom} and id::text <> ${originalDoc?.id ?? ''}`)
  if (rows.length === 0) return data
  const label = fieldLabel('validFrom')
  throw invalidField(req, collection.slug, { path: 'validFrom', label, problem: 'legalDayTaken' })
}
