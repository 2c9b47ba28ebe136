import { sql } from '@payloadcms/db-postgres'
import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { z } from 'zod'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { problem } from '../../document-endpoint'

const { follows, retailers } = tables

const counted = z.object({ followers: z.coerce.number() })

/** A deleted shop would have no more news for its followers, whom nobody would tell. */
export const refuseWhileFollowed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { rows } = await (await transactionOf(req)).execute(sql`
    select count(*) as followers from ${follows} join ${retailers} on ${retailers.slug} = ${follows.value}
    where ${isOneOf(follows.kind, 'shop')} and ${retailers.id} = ${id}`)
  const { followers } = counted.parse(rows[0])
  const sentence = problem('retailerFollowed', req.i18n.language).replace('{count}', String(followers))
  if (followers > 0) throw new APIError(sentence, 409, null, true)
}
