import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { locales } from '@/i18n/routing'
import { db } from '@/server/cms'
import { log } from '@/server/log'
import { sendMail } from '@/server/mail'
import type { LinkAction } from './link-token'
import { composeWelcome } from './mails'

const subscriber = z.object({ id: z.string(), email: z.string(), language: z.enum(locales) })
const shown = z.object({ email: z.string(), state: z.enum(['pending', 'confirmed', 'ended']) })

/** Days that an unconfirmed address is kept, and days that the links of an ended subscription still work. */
const pendingDays = 7
const endedDays = 30

/** Carries out what a mailed link allows. Idempotent. @returns false when the subscription is gone */
export async function carryOut({ kind, id }: LinkAction): Promise<boolean> {
  return kind === 'confirm' ? confirm(id) : end(id)
}

/** An ended subscription can only be renewed with the form, not with the link in an old mail. */
async function confirm(id: string): Promise<boolean> {
  const { rows } = await (await db()).execute(sql`
    update subscriptions set state = 'confirmed', confirmed_at = now(), updated_at = now()
    where id = ${id} and state = 'pending' returning id, email, language`)
  if (!rows[0]) return (await stateOf(id))?.state === 'confirmed'
  // The subscription stays confirmed even if the welcome mail cannot be sent.
  await sendMail(composeWelcome(subscriber.parse(rows[0]))).catch((error: unknown) =>
    log.warn({ error }, 'the welcome to a newsletter was not sent'),
  )
  return true
}

async function end(id: string): Promise<boolean> {
  const { rows } = await (await db()).execute(sql`
    update subscriptions set state = 'ended', ended_at = coalesce(ended_at, now()), updated_at = now()
    where id = ${id} returning id`)
  return rows.length > 0
}

/** The subscription that a link is about; null when it is gone. */
export async function stateOf(id: string): Promise<z.infer<typeof shown> | null> {
  const { rows } = await (await db()).execute(sql`select email, state from subscriptions where id = ${id}`)
  return rows[0] ? shown.parse(rows[0]) : null
}

/** Removes addresses whose owners never answered, and those that left a while ago. @returns how many */
export async function removeLapsed(now: Date = new Date()): Promise<number> {
  const at = now.toISOString()
  const { rowCount } = await (await db()).execute(sql`
    delete from subscriptions
    where (state = 'pending' and requested_at < ${at}::timestamptz - make_interval(days => ${pendingDays}))
      or (state = 'ended' and ended_at < ${at}::timestamptz - make_interval(days => ${endedDays}))`)
  return rowCount ?? 0
}
