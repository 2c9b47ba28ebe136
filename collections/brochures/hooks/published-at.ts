import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'

const { brochures, followMails } = tables

/**
 * Whether no weekly mail could tell of a withdrawn brochure: it was public at none of them, and away at one at least.
 * Its row was last written as it was withdrawn, because drafts are versions.
 */
async function wasMissed(database: Database, id: unknown): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select from ${brochures} where ${brochures.id} = ${id}::uuid and ${isPublished(brochures)} is not true
      and exists (select from ${followMails} where ${followMails.doneAt} > ${brochures.updatedAt})
      and not exists (select from ${followMails}
        where ${followMails.doneAt} > ${brochures.publishedAt} and ${followMails.doneAt} <= ${brochures.updatedAt})`)
  return rows.length > 0
}

/**
 * The date of the first publication, so that a correction does not move a brochure to the top of "newest". One that all
 * weekly mails have missed is as new to followers as any other.
 */
export const setPublishedAt: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published') return data
  const known: unknown = data.publishedAt ?? originalDoc?.publishedAt
  if (known && !(originalDoc?.id && (await wasMissed(await transactionOf(req), originalDoc.id)))) return data
  return { ...data, publishedAt: new Date().toISOString() }
}
