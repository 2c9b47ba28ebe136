import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { requireAll, transactionOf } from '@/server/db/transaction'
import { confirmedEmailsOf } from '@/server/open-matters'

const { stockAlerts } = tables.shop

const inboxTables = [
  { collection: 'subscriptions', table: tables.subscriptions },
  { collection: 'contact-messages', table: tables.contactMessages },
] as const

/** Deletes entries sent from a confirmed address of the account; an unconfirmed address may belong to someone else. */
export const deleteInboxEntries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const database = await transactionOf(req)
  for (const { collection, table } of inboxTables) {
    const { rows } = await database.execute(sql`
      select ${table.id} from ${table} where lower(${table.email}) in ${confirmedEmailsOf(String(id))}`)
    const where = { id: { in: uuidsOf(rows) } }
    requireAll(await req.payload.delete({ collection, where, req, depth: 0 }), `${collection} of a customer`)
  }
  await database.execute(sql`delete from ${stockAlerts} where ${stockAlerts.email} in ${confirmedEmailsOf(String(id))}`)
}

/**
 * Order matters: a download refers to its file, a link to its list. Orders and returns stay, see erase-from-books.ts.
 */
const belongings = [
  'addresses',
  'sign-ins',
  'reviews',
  'downloads',
  'customer-files',
  'customer-pictures',
  'data-exports',
  'list-shares',
  'shopping-lists',
  'follows',
] as const

export const deleteBelongings: CollectionBeforeDeleteHook = async ({ id, req }) => {
  for (const collection of belongings) {
    const where = { customer: { equals: id } }
    requireAll(await req.payload.delete({ collection, where, req, depth: 0 }), `${collection} of a customer`)
  }
}
