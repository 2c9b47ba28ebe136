import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { problem } from '../../problems'

const { users } = tables

/** Who stops being an admin in a request: a request for many accounts works on all of them at once. */
const leaving = new WeakMap<PayloadRequest, Set<string>>()

/** Changes that take an admin away take turns, so that two admins cannot remove each other at the same instant. */
async function requireOtherAdmin(req: PayloadRequest, id: string): Promise<void> {
  const database = await transactionOf(req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtext('the last admin'))`)
  const gone = leaving.get(req) ?? new Set()
  leaving.set(req, gone.add(id))
  const { rows } = await database.execute(sql`
    select 1 from ${users} where ${users.role} = 'admin' and ${users.id} not in (${sql.join(
      [...gone].map((one) => sql`${one}`),
      sql`, `,
    )})
    limit 1`)
  if (rows.length > 0) return
  gone.delete(id)
  throw new APIError(problem('lastAdmin', req.i18n.language), 400, undefined, true)
}

export const keepOneAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const stops = originalDoc?.role === 'admin' && data.role !== undefined && data.role !== 'admin'
  if (stops) await requireOtherAdmin(req, originalDoc.id)
  return data
}

export const keepLastAdmin: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireOtherAdmin(req, String(id))
}
