import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { isFilledByBot } from '@/design/form/form-state'
import type { Locale } from '@/i18n/routing'
import { type Outcome, refuse, typedMailbox } from '@/lib/forms/problems'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { becomes, isNoneOf, isOneOf, state } from '@/server/db/states'
import { named, setExcluded, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { queueMail } from '@/server/mail/queue-mail'
import { takeNetworkPoint } from '@/server/network-limit'
import type { Limit } from '@/server/rate-limit'
import { takeMailboxPoint } from '@/server/typed-limits'
import { composeConfirmation } from './mails'

const { subscriptions } = tables
const known = alias(subscriptions, 'known')

const hour = 60 * 60

/** Limited because the answer reveals who has subscribed. Offices share a network. */
const perNetwork: Limit = { name: 'newsletter-network', points: 20, seconds: hour }
/** Mails to one address per day. */
const mails = { name: 'newsletter', seconds: 24 * hour, ofPair: 3, ofMailbox: 9 }

const input = z.object({ email: typedMailbox })
const saved = z.object({ id: z.uuid(), askedAt: z.coerce.date() })

/**
 * Stores an address and asks its owner by mail to confirm. A confirmed address gets a message in the form
 * (docs/product.md, section 6). `network` is the client's network, for rate limits.
 */
export async function subscribe(given: Record<string, unknown>, locale: Locale, network: string): Promise<Outcome> {
  const parsed = input.safeParse(given)
  if (!parsed.success) return refuse({ code: 'newsletter-email', field: 'email' })
  if (isFilledByBot(given)) return { ok: true }
  try {
    return await ask(parsed.data.email, locale, network)
  } catch (error) {
    log.error({ error }, 'a newsletter subscription failed')
    return refuse({ code: 'newsletter-failed' })
  }
}

async function ask(email: string, locale: Locale, network: string): Promise<Outcome> {
  const cms = await cmsSystem()
  if (!(await takeNetworkPoint(cms, perNetwork, network))) return refuse({ code: 'newsletter-limit' })
  const exists = refuse({ code: 'newsletter-exists', field: 'email' })
  const known = await (await db()).execute(sql`
    select from ${subscriptions} where ${subscriptions.email} = ${email} and ${isOneOf(subscriptions.state, 'confirmed')}`)
  if (known.rows.length > 0) return exists
  if (!(await takeMailboxPoint(cms, mails, network, email))) return refuse({ code: 'newsletter-limit' })
  return inTransaction(async (req) => {
    const database = await transactionOf(req)
    const pending = await savePending(database, email, locale)
    if (!pending) return exists
    await queueMail(database, composeConfirmation({ ...pending, email, language: locale }))
    return { ok: true }
  })
}

/**
 * A single statement, so that a simultaneous confirmation is not undone. The time of an earlier end stays until the owner
 * confirms, because anybody can type the address. Null when the address is confirmed.
 */
async function savePending(database: Database, email: string, locale: Locale): Promise<z.infer<typeof saved> | null> {
  const { rows } = await database.execute(sql`
    insert into ${subscriptions} as known (${named(subscriptions, 'id', 'email', 'language', 'state', 'requestedAt')})
    values (${randomUUID()}, ${email}, ${locale}, ${state(subscriptions.state, 'pending')}, now())
    on conflict (${named(subscriptions, 'email')}) do update
      set ${setExcluded(subscriptions, 'language')},
      ${becomes(subscriptions.state, 'pending')}, ${named(subscriptions, 'requestedAt')} = now(),
      ${named(subscriptions, 'updatedAt')} = now()
    where ${isNoneOf(known.state, 'confirmed')}
      returning ${known.id}, ${known.requestedAt} as "askedAt"`)
  return rows[0] ? saved.parse(rows[0]) : null
}
