import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { requireAll, transactionOf } from '@/server/db/transaction'
import { isFromAccount } from '@/server/open-matters'

const { contactMessages, shop, subscriptions } = tables
const { stockAlerts } = shop

const inboxTables = [
  { collection: 'subscriptions', table: subscriptions, at: subscriptions.requestedAt },
  { collection: 'contact-messages', table: contactMessages, at: contactMessages.createdAt },
] as const

/** Deletes what came from addresses of the account while it had them; other addresses may be somebody else's. */
export const deleteInboxEntries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const database = await transactionOf(req)
  for (const { collection, table, at } of inboxTables) {
    const isOfAccount = isFromAccount(String(id), sql`lower(${table.email})`, at)
    const { rows } = await database.execute(sql`select ${table.id} from ${table} where ${isOfAccount}`)
    const where = { id: { in: uuidsOf(rows) } }
    requireAll(await req.payload.delete({ collection, where, req, depth: 0 }), `${collection} of a customer`)
  }
  await database.execute(sql`
    delete from ${stockAlerts} where ${isFromAccount(String(id), stockAlerts.email, stockAlerts.requestedAt)}`)
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
