import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook, type PayloadRequest } from 'payload'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { problem } from '../document-endpoint'

const { _pagesV, pages } = tables

/** In pages and their newest drafts. Blocks are JSON, in which the database knows no references. */
export async function isInBlocks(req: PayloadRequest, id: string): Promise<boolean> {
  const named = `%"${id.toLowerCase()}"%`
  const { rows } = await (await transactionOf(req)).execute(sql`
    select 1 from ${pages} where ${isPublished(pages)} and ${pages.blocks}::text like ${named}
    union all select 1 from ${_pagesV} where ${_pagesV.latest} and ${_pagesV.versionBlocks}::text like ${named} limit 1`)
  return rows.length > 0
}

/** The block would find nothing any more: a page that is one product or post would be empty. */
export const refuseWhileInBlocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (await isInBlocks(req, String(id)))
    throw new APIError(problem('inUseByContent', req.i18n.language), 409, null, true)
}
