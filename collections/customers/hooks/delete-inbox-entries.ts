import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { confirmedEmailsOf } from '@/server/confirmed-emails'
import { uuidsOf } from '@/server/db/row-ids'
import { transactionOf } from '@/server/db/transaction'

const letters = ['subscriptions', 'contact-messages'] as const
const tables = { subscriptions: sql`subscriptions`, 'contact-messages': sql`contact_messages` }

/** What was written from an address that the account has confirmed is deleted with it; any other may be somebody else's. */
export const deleteInboxEntries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const database = await transactionOf(req)
  for (const collection of letters) {
    const { rows } = await database.execute(sql`
      select id from ${tables[collection]} where lower(email) in ${confirmedEmailsOf(String(id))}`)
    const where = { id: { in: uuidsOf(rows) } }
    const { errors } = await req.payload.delete({ collection, where, req, depth: 0 })
    const [first] = errors
    if (first) throw new Error(`${collection} of a customer: ${first.message}`)
  }
}
