import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { uuidsOf } from '@/server/db/row-ids'
import { named, type tables } from '@/server/db/tables'
import { type Database, lockCustomer } from '@/server/db/transaction'

type Owned = (typeof tables.shop)['carts'] | (typeof tables.shop)['wishlists']

/** Whose: a customer's, which the session opens, or a guest's, which the id in a cookie opens. */
export type Owner = { customer: string | null; guest: string | null }

/** SQL that is true for what someone owns. What a guest's id opens is never a customer's; whoever has neither owns nothing. */
export function ownedBy(table: Owned, { customer, guest }: Owner): SQL {
  if (customer) return sql`${table.customer} = ${customer}`
  return guest ? sql`${table.id} = ${guest}::uuid and ${table.customer} is null` : sql`false`
}

/** What a customer or a guest has in this table, of several the oldest; null where there is nothing yet. */
export async function findOwned(database: Database, table: Owned, owner: Owner): Promise<string | null> {
  const { rows } = await database.execute(sql`
    select ${table.id} from ${table} where ${ownedBy(table, owner)} order by ${table.createdAt}, ${table.id} limit 1`)
  return uuidsOf(rows)[0] ?? null
}

/**
 * The same, made where there is none, and locked until the caller's transaction ends, so that changes of one take turns. What is a
 * guest's and new gets an id of its own, whatever the cookie said.
 */
export async function ownedToChange(transaction: Database, table: Owned, owner: Owner): Promise<string> {
  const found = await findOwned(transaction, table, owner)
  const id = found ?? randomUUID()
  if (found) await touch(transaction, table, id)
  else {
    await transaction.execute(sql`
      insert into ${table} (${named(table, 'id', 'customer')}) values (${id}, ${owner.customer})`)
  }
  return id
}

/** Notes that it has been changed, which keeps a guest's from being removed. */
export async function touch(transaction: Database, table: Owned, id: string): Promise<void> {
  await transaction.execute(sql`update ${table} set ${named(table, 'updatedAt')} = now() where ${table.id} = ${id}`)
}

/**
 * Gives a customer what they had as a guest, in a transaction: it becomes theirs where they have none, else `join` moves what is in it
 * into theirs. Safe to repeat: the guest's is gone then.
 */
export async function takeOver(
  transaction: Database,
  table: Owned,
  { customer, guest }: Owner,
  join: (own: string, guest: string) => Promise<void>,
): Promise<void> {
  if (!customer || !guest) return
  await lockCustomer(transaction, customer)
  const { rows } = await transaction.execute(sql`
    select ${table.id} from ${table} where ${table.id} = ${guest}::uuid and ${table.customer} is null for update`)
  if (rows.length === 0) return
  const own = await findOwned(transaction, table, { customer, guest: null })
  if (own) {
    await join(own, guest)
    await transaction.execute(sql`delete from ${table} where ${table.id} = ${guest}::uuid`)
  } else {
    await transaction.execute(sql`
      update ${table} set ${named(table, 'customer')} = ${customer} where ${table.id} = ${guest}::uuid`)
  }
  await touch(transaction, table, own ?? guest)
}

/** Removes what nobody has changed for so many days; of customers only where the caller says so. */
export async function removeOld(database: Database, table: Owned, days: number, ofGuests = false): Promise<void> {
  await database.execute(sql`
    delete from ${table} where ${table.updatedAt} < now() - make_interval(days => ${days})
      ${ofGuests ? sql`and ${table.customer} is null` : sql``}`)
}
