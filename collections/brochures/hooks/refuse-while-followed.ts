import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { z } from 'zod'
import { publicPathOf } from '@/server/cache/tags'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { problem } from '../../document-endpoint'

const { follows, redirects, redirectsRels, retailers } = tables
const d = alias(redirects, 'd')
const r = alias(redirectsRels, 'r')

const counted = z.object({ followers: z.coerce.number() })

/**
 * A deleted shop would have no more news for its followers, whom nobody would tell. Those of one that was withdrawn and
 * renamed have its old address, from which a redirect leads to it.
 */
export const refuseWhileFollowed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select count(*) as followers from ${follows} where ${isOneOf(follows.kind, 'shop')} and (
      ${follows.value} in (select ${retailers.slug} from ${retailers} where ${retailers.id} = ${id})
      or ${publicPathOf('retailers', '')}::text || ${follows.value} in (
        select ${d.from} from ${redirects} d join ${redirectsRels} r on ${r.parentId} = ${d.id}
        where ${r.retailersId} = ${id}))`)
  const { followers } = counted.parse(rows[0])
  if (followers === 0) return
  throw new APIError(problem('retailerFollowed', req.i18n.language, { count: followers }), 409, null, true)
}
