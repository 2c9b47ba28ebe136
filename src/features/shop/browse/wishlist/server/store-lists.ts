import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { type Owner, ownedBy, removeOld } from '@/features/shop/orders/owned/owned-rows'
import { readableRows } from '@/server/db/readable-rows'
import { uuidsOf } from '@/server/db/row-ids'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { signedTokens } from '@/server/signed-token'
import { guestDays, mostLists, undoDays } from '../limits'

const { stockAlerts, wishes, wishlists, wishMails } = tables.shop

const listRow = z.object({
  id: z.string(),
  /** '' for the unnamed list. */
  name: z.string(),
  share: z.string().nullable(),
  /** The name under which the owner shares the list; '' for none. */
  signed: z.string(),
  showsGifts: z.boolean(),
  mails: z.boolean(),
  customer: z.string().nullable(),
  count: z.number(),
})
export type Wishlist = z.infer<typeof listRow>

const columns = sql`${wishlists.id}, ${wishlists.name}, ${wishlists.share}, ${wishlists.signed}, ${wishlists.mails},
  ${wishlists.showsGifts} as "showsGifts", ${wishlists.customer},
  (select count(*)::integer from ${wishes} where ${wishes.wishlist} = ${wishlists.id} and ${wishes.removedAt} is null) as count`

/** The oldest first: wishes from other pages go to the first list. */
export async function listsOf(database: Database, owner: Owner): Promise<Wishlist[]> {
  const { rows } = await database.execute(sql`
    select ${columns} from ${wishlists} where ${ownedBy(wishlists, owner)}
    order by ${wishlists.createdAt}, ${wishlists.id} limit ${mostLists}`)
  return readableRows(listRow, rows, 'shop/wishlist/store-lists')
}

/**
 * Makes a list once per name, so that a form sent again leads to the first. The caller has locked the customer.
 * @returns the id; null where the limit of lists is reached
 */
export async function createList(transaction: Database, customer: string, name: string): Promise<string | null> {
  const found = await transaction.execute(sql`
    select ${wishlists.id} from ${wishlists} where ${wishlists.customer} = ${customer} and ${wishlists.name} = ${name} limit 1`)
  const [same] = uuidsOf(found.rows)
  if (same) return same
  const id = randomUUID()
  const { rowCount } = await transaction.execute(sql`
    insert into ${wishlists} (${named(wishlists, 'id', 'customer', 'name')})
    select ${id}::uuid, ${customer}::uuid, ${name} where (
      select count(*) from ${wishlists} where ${wishlists.customer} = ${customer}) < ${mostLists}`)
  return rowCount === 1 ? id : null
}

type Change = Partial<Pick<Wishlist, 'name' | 'signed' | 'showsGifts' | 'mails' | 'share'>>

/** @returns false where the customer has no such list */
export async function changeList(
  transaction: Database,
  customer: string,
  list: string,
  change: Change,
): Promise<boolean> {
  const set = (['name', 'signed', 'showsGifts', 'mails', 'share'] as const).flatMap((column) =>
    change[column] === undefined ? [] : [sql`${named(wishlists, column)} = ${change[column]}`],
  )
  const { rowCount } = await transaction.execute(sql`
    update ${wishlists} set ${sql.join(set, sql`, `)} where ${wishlists.id} = ${list} and ${wishlists.customer} = ${customer}`)
  // Alerts of the list end until its mails are switched on again; alerts asked for on a product's page stay.
  if (rowCount === 1 && change.mails === false) {
    await transaction.execute(sql`delete from ${stockAlerts} where ${stockAlerts.wishlist} = ${list}`)
    await transaction.execute(sql`
      update ${wishes} set ${named(wishes, 'alertedAt')} = null where ${wishes.wishlist} = ${list}`)
  }
  return rowCount === 1
}

/** An existing link stays. */
export async function shareList(transaction: Database, customer: string, list: string, signed: string) {
  await transaction.execute(sql`
    update ${wishlists} set ${named(wishlists, 'share')} = coalesce(${wishlists.share}, ${randomUUID()}::uuid),
      ${named(wishlists, 'signed')} = ${signed}
    where ${wishlists.id} = ${list} and ${wishlists.customer} = ${customer}`)
}

export async function deleteList(transaction: Database, customer: string, list: string): Promise<void> {
  await transaction.execute(sql`
    delete from ${wishlists} where ${wishlists.id} = ${list} and ${wishlists.customer} = ${customer}`)
}

const shareTokens = signedTokens('wishlist', ['share'])

/** Signed, so that the database alone does not reveal the link. */
export const shareToken = (share: string): string => shareTokens.write({ kind: 'share', id: share })

export async function sharedList(database: Database, token: unknown): Promise<Wishlist | null> {
  const link = shareTokens.read(token)
  if (!link) return null
  const { rows } = await database.execute(
    sql`select ${columns} from ${wishlists} where ${wishlists.share} = ${link.id}`,
  )
  return rows[0] ? listRow.parse(rows[0]) : null
}

export async function isOwn(database: Database, owner: Owner, list: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select ${wishlists.id} from ${wishlists} where ${wishlists.id} = ${list} and ${ownedBy(wishlists, owner)}`)
  return uuidsOf(rows).length > 0
}

/** Removes unchanged guests' lists after 60 days, and removed wishes for good after 30 days. */
export async function removeOldWishes(database: Database): Promise<void> {
  await removeOld(database, wishlists, guestDays, true)
  await database.execute(sql`
    delete from ${wishes} where ${wishes.removedAt} < now() - make_interval(days => ${undoDays})`)
  await database.execute(sql`delete from ${wishMails} where ${wishMails.day} < current_date - ${undoDays}::integer`)
}
