import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { isPublished } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { problem } from '../document-endpoint'

const { _pagesV, pages } = tables

/** A list in a page, or in its newest draft, would find nothing any more. Blocks are JSON, in which the database knows no references. */
export const refuseWhileInBlocks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const named = `%"${id}"%`
  const { rows } = await (await transactionOf(req)).execute(sql`
    select 1 from ${pages} where ${isPublished(pages)} and ${pages.blocks}::text like ${named}
    union all select 1 from ${_pagesV} where ${_pagesV.latest} and ${_pagesV.versionBlocks}::text like ${named} limit 1`)
  if (rows.length > 0) throw new APIError(problem('inUseByContent', req.i18n.language), 409, null, true)
}
