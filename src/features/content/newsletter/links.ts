import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { locales } from '@/i18n/routing'
import { db, inTransaction } from '@/server/cms'
import { becomes, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { queueMail } from '@/server/mail/queue-mail'
import { composeWelcome, type LinkAction } from './mails'

const { subscriptions } = tables

const subscriber = z.object({ id: z.string(), email: z.string(), language: z.enum(locales) })
const shown = z.object({ email: z.string(), state: z.enum(subscriptions.state.enumValues), open: z.boolean() })

/**
 * Days for which an unconfirmed address is kept and its link is valid, and days for which the links of an ended
 * subscription still work.
 */
const pendingDays = 7
const endedDays = 30

/** Carries out the action of a mailed link. Idempotent. @returns false when the subscription is gone */
export async function applyLinkAction(action: LinkAction): Promise<boolean> {
  return action.kind === 'confirm' ? confirm(action) : end(action.id)
}

/** A confirmation link works once: a confirmed and ended subscription needs the form and the link of a new mail. */
const mayConfirm = ({ madeAt }: LinkAction) => sql`
  (${isOneOf(subscriptions.state, 'pending')} and ${madeAt?.toISOString() ?? null}::timestamptz > coalesce(${subscriptions.confirmedAt}, '-infinity')
    and ${madeAt?.toISOString() ?? null}::timestamptz > now() - make_interval(days => ${pendingDays}))`

async function confirm(action: LinkAction): Promise<boolean> {
  const isNew = await inTransaction(async (req) => {
    const database = await transactionOf(req)
    const { rows } = await database.execute(sql`
      update ${subscriptions} set ${becomes(subscriptions.state, 'confirmed')},
        ${named(subscriptions, 'confirmedAt')} = now(), ${named(subscriptions, 'endedAt')} = null,
        ${named(subscriptions, 'updatedAt')} = now()
      where ${subscriptions.id} = ${action.id} and ${mayConfirm(action)}
        returning ${subscriptions.id}, ${subscriptions.email}, ${subscriptions.language}`)
    if (rows[0]) await queueMail(database, composeWelcome(subscriber.parse(rows[0])))
    return rows.length > 0
  })
  return isNew || (await subscriptionStateOf(action))?.state === 'confirmed'
}

async function end(id: string): Promise<boolean> {
  const { rows } = await (await db()).execute(sql`
    update ${subscriptions} set ${becomes(subscriptions.state, 'ended')},
      ${named(subscriptions, 'endedAt')} = coalesce(${subscriptions.endedAt}, now()),
      ${named(subscriptions, 'updatedAt')} = now()
    where ${subscriptions.id} = ${id} returning ${subscriptions.id}`)
  return rows.length > 0
}

/** The subscription of a link and whether the link is still valid; null when the subscription is gone. */
export async function subscriptionStateOf(action: LinkAction): Promise<z.infer<typeof shown> | null> {
  const open = action.kind === 'confirm' ? sql`coalesce(${mayConfirm(action)}, false)` : sql`true`
  const { rows } = await (await db()).execute(sql`
    select ${subscriptions.email}, ${subscriptions.state}, ${open} as open from ${subscriptions}
      where ${subscriptions.id} = ${action.id}`)
  return rows[0] ? shown.parse(rows[0]) : null
}

/**
 * Removes addresses that were never confirmed, and those unsubscribed a while ago. One that was unsubscribed before a
 * request that nobody has confirmed is unsubscribed again. @returns the number of removed addresses
 */
export async function removeLapsed(now: Date = new Date()): Promise<number> {
  const at = now.toISOString()
  const database = await db()
  const isUnconfirmed = sql`(${isOneOf(subscriptions.state, 'pending')}
    and ${subscriptions.requestedAt} < ${at}::timestamptz - make_interval(days => ${pendingDays}))`
  await database.execute(sql`
    update ${subscriptions} set ${becomes(subscriptions.state, 'ended')}, ${named(subscriptions, 'updatedAt')} = now()
    where ${isUnconfirmed} and ${subscriptions.endedAt} is not null`)
  const { rowCount } = await database.execute(sql`
    delete from ${subscriptions}
    where ${isUnconfirmed}
      or (${isOneOf(subscriptions.state, 'ended')}
        and ${subscriptions.endedAt} < ${at}::timestamptz - make_interval(days => ${endedDays}))`)
  return rowCount ?? 0
}
