import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { cookies } from 'next/headers'
import { z } from 'zod'
import { privateCookie } from '@/features/auth/auth-cookies'
import { currentAuthState } from '@/features/auth/customer'
import { uuidsOf } from '@/server/db/row-ids'
import { named, type tables } from '@/server/db/tables'
import { type Database, lockCustomer } from '@/server/db/transaction'
import { AuthUnreachable } from '@/server/supabase'
import { ownedSeconds } from './owned-seconds'

type Owned = (typeof tables.shop)['carts'] | (typeof tables.shop)['wishlists']

/** `customer` comes from the session, `guest` is the id from a cookie. */
export type Owner = { customer: string | null; guest: string | null }

/** A condition on the table. A guest's id never opens a customer's row; an owner without ids owns nothing. */
export function ownedBy(table: Owned, { customer, guest }: Owner): SQL {
  if (customer) return sql`${table.customer} = ${customer}`
  return guest ? sql`${table.id} = ${guest}::uuid and ${table.customer} is null` : sql`false`
}

export async function findOwned(database: Database, table: Owned, owner: Owner): Promise<string | null> {
  const { rows } = await database.execute(sql`
    select ${table.id} from ${table} where ${ownedBy(table, owner)} order by ${table.createdAt}, ${table.id} limit 1`)
  return uuidsOf(rows)[0] ?? null
}

/**
 * The owner's row, created if missing and locked until the transaction ends, so that changes are serialised. A guest's
 * new row gets a fresh id, whatever the cookie said.
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

/** Renews the date of the last change, which keeps a guest's row from being removed. */
async function touch(transaction: Database, table: Owned, id: string): Promise<void> {
  await transaction.execute(sql`update ${table} set ${named(table, 'updatedAt')} = now() where ${table.id} = ${id}`)
}

/**
 * Moves a guest's row to the customer: it becomes theirs if they have none, else `join` moves its content. Safe to
 * repeat: the guest's row is deleted.
 */
export async function takeOverOwned(
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

/** `ofGuests` spares the rows of customers. */
export async function removeOld(database: Database, table: Owned, days: number, ofGuests = false): Promise<void> {
  await database.execute(sql`
    delete from ${table} where ${table.updatedAt} < now() - make_interval(days => ${days})
      ${ofGuests ? sql`and ${table.customer} is null` : sql``}`)
}

const guestId = z.uuid().nullable().catch(null)

/**
 * The owner of the request; `cookie` holds a guest's id. While the auth server is unreachable, everybody is a guest.
 */
export async function currentOwner(cookie: string): Promise<Owner> {
  const guest = guestId.parse((await cookies()).get(cookie)?.value ?? null)
  const state = await currentAuthState().catch((error: unknown) => {
    if (error instanceof AuthUnreachable) return null
    throw error
  })
  return { customer: state?.state === 'in' ? state.customer.id : null, guest }
}

export async function keepOwned(cookie: string, { customer }: Owner, id: string): Promise<void> {
  const jar = await cookies()
  if (customer) jar.delete(cookie)
  else jar.set(cookie, id, privateCookie(ownedSeconds))
}

/** Readable by scripts, because cached pages show its value in the header and on buttons. */
export async function setReadable(cookie: string, value: string): Promise<void> {
  ;(await cookies()).set(cookie, value, { ...privateCookie(ownedSeconds), httpOnly: false })
}
