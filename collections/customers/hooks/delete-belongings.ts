import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { uuidsOf } from '@/server/db/row-ids'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
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
    const { errors } = await req.payload.delete({ collection, where, req, depth: 0 })
    const [first] = errors
    if (first) throw new Error(`${collection} of a customer: ${first.message}`)
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
    const { errors } = await req.payload.delete({ collection, where: { customer: { equals: id } }, req, depth: 0 })
    const [first] = errors
    if (first) throw new Error(`${collection} of a customer: ${first.message}`)
  }
}
