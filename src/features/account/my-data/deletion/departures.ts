import { sql } from '@payloadcms/db-postgres'
import { isAuthRetryableFetchError } from '@supabase/supabase-js'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { languageOf } from '@/i18n/translator'
import { named, tables } from '@/server/db/tables'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { log } from '@/server/log'
import { authAdministration } from '@/server/supabase'
import { queueDeletionMail } from '../mails'

const { customers } = tables

const daysRemembered = 30

const farewells = z.array(z.object({ id: z.string(), email: z.string(), language: z.string().nullable() }))
const departures = z.array(z.object({ id: z.string(), back: z.boolean() }))

/** Queues the last mail and deletes the stored address, in one transaction. */
export async function sendDeletionMails(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTransaction(req, async () => {
    const database = await transactionOf(req)
    const { rows } = await database.execute(sql`
      select ${tables.departures.supabaseId} as id, ${tables.departures.email}, ${tables.departures.language}
        from ${tables.departures} where ${tables.departures.email} is not null for update skip locked`)
    for (const { id, email, language } of farewells.parse(rows)) {
      await queueDeletionMail(database, email, languageOf({ language }))
      await database.execute(sql`update ${tables.departures}
          set ${named(tables.departures, 'email')} = null, ${named(tables.departures, 'language')} = null
          where ${tables.departures.supabaseId} = ${id}`)
    }
  })
}

let lastCount = 0

/** Removes deleted accounts at the auth server; without its secret key they wait until there is one. */
export async function removeFromAuthServer(payload: Payload): Promise<void> {
  const { drizzle } = payload.db
  await drizzle.execute(sql`
    delete from ${tables.departures}
      where ${tables.departures.removedAt} < now() - make_interval(days => ${daysRemembered})`)
  const { rows } = await drizzle.execute(sql`
    select ${tables.departures.supabaseId} as id, exists (select from ${customers}
      where ${customers.supabaseId} = ${tables.departures.supabaseId}) as back
    from ${tables.departures} where ${tables.departures.removedAt} is null order by ${tables.departures.departedAt}`)
  const waiting = departures.parse(rows)
  const admin = authAdministration()
  if (!admin) return logWaiting(waiting.length)
  for (const { id, back } of waiting) {
    // A person who has signed up again since then keeps the new account.
    if (back) await drizzle.execute(sql`delete from ${tables.departures} where ${tables.departures.supabaseId} = ${id}`)
    else if (await isRemoved(id, admin))
      await drizzle.execute(sql`update ${tables.departures} set ${named(tables.departures, 'removedAt')} = now()
          where ${tables.departures.supabaseId} = ${id}`)
  }
}

/** @throws when the auth server cannot be reached: then nobody else can be removed either */
async function isRemoved(id: string, admin: NonNullable<ReturnType<typeof authAdministration>>): Promise<boolean> {
  if (!z.uuid().safeParse(id).success) {
    log.error({ id }, 'the auth server knows no such id')
    return true
  }
  const { error } = await admin.deleteUser(id)
  if (!error || error.status === 404) return true
  if (isAuthRetryableFetchError(error)) throw error
  log.error({ id, error }, 'an account could not be removed at the auth server')
  return false
}

function logWaiting(count: number): void {
  if (count > lastCount)
    log.warn({ count }, 'accounts wait at the auth server for their removal: SUPABASE_SECRET_KEY is not given')
  lastCount = count
}
