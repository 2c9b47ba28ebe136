import { eraseOrders } from '@collections/customers/hooks/erase-from-books'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { hashOf } from '@/features/shop/orders/access'
import { locales } from '@/i18n/routing'
import { db, inTransaction } from '@/server/cms'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { queueMail } from '@/server/mail/queue-mail'
import { openMatters } from '@/server/open-matters'
import { erasedMail, guestOf } from './guest-access'

const { guestAccess } = tables.shop

/** Erasures are tried in random order, so that those that wait long never block the others. */
const atOnce = 50

/**
 * Notes a guest's wish for erasure, and carries it out where nothing is open. An order under way needs its address, and
 * an order that may be sent back its mailbox (GDPR, article 17(3)), so the wish waits until then.
 * @returns null where the key opens nothing
 */
export async function requestErasure(database: Database, key: string): Promise<'done' | 'waiting' | null> {
  const guest = await guestOf(database, key)
  if (!guest) return null
  await database.execute(sql`
    update ${guestAccess} set ${named(guestAccess, 'erasureAt')} = now()
    where ${guestAccess.tokenHash} = ${hashOf(key)} and not exists (
      select from ${guestAccess} as other where other.email = ${guest.email} and other.erasure_at is not null)`)
  return (await tryToErase(guest.email)) ? 'done' : 'waiting'
}

const erasureRows = z.array(z.object({ language: z.enum(locales) }))

/**
 * Erases a guest's data unless something is open. All statements see one snapshot, so that an order placed meanwhile
 * keeps its address.
 * @returns whether the data was erased
 */
function eraseIfSettled(email: string): Promise<boolean> {
  return inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`set transaction isolation level repeatable read`)
    const { rows } = await transaction.execute(sql`
      select ${guestAccess.language} from ${guestAccess}
      where ${guestAccess.email} = ${email} and ${guestAccess.erasureAt} is not null for update`)
    const [wish] = erasureRows.parse(rows)
    if (!wish || (await openMatters(transaction, { guest: email })).length > 0) return false
    await eraseOrders(req, { guest: email })
    await transaction.execute(sql`delete from ${guestAccess} where ${guestAccess.email} = ${email}`)
    await queueMail(transaction, erasedMail({ email, language: wish.language }))
    return true
  })
}

const emailRows = z.array(z.object({ email: z.string() }))

export async function eraseSettledGuests(): Promise<void> {
  const { rows } = await (await db()).execute(sql`
    select ${guestAccess.email} from ${guestAccess} where ${guestAccess.erasureAt} is not null
    order by random() limit ${atOnce}`)
  for (const { email } of emailRows.parse(rows)) await tryToErase(email)
}

/** An order that changes at the same moment makes the erasure fail; the next run tries again. */
function tryToErase(email: string): Promise<boolean> {
  return eraseIfSettled(email).catch((error: unknown) => {
    log.warn({ error }, 'the data of a guest could not be erased yet')
    return false
  })
}
