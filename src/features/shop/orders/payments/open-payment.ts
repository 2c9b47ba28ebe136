import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { defaultLocale, type Locale, localePath, locales } from '@/i18n/routing'
import { languageOf } from '@/i18n/translator'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { env } from '@/server/env'
import { log } from '@/server/log'
import { signedTokens } from '@/server/signed-token'
import { accessFor } from '../access'
import { type LockedOrder, lockOrder } from '../move-order'
import { openedOrder } from '../opened-order'
import { orderPath, trackingPath } from '../paths'
import { type Attempt, addAttempt, attemptsOf, dueAfter, endAttempt, findAttempt, mostAttempts } from './attempts'
import { endSession, openSession, readEvent } from './provider'
import { settle } from './settle'

const { orders, shop } = tables
const { paymentEvents, payments, reservations } = shop

/** The return address from the provider names the attempt and is signed, because it opens the order. */
export const returnTokens = signedTokens('payment', ['return'])

/**
 * The provider's payment page of an order, opened if needed. Null where nothing is to be paid, or time is over.
 * @throws where the provider does not answer
 */
async function openPayment(database: Database, order: string, now = new Date()): Promise<string | null> {
  const open = await inTransaction(async (req) => prepare(await transactionOf(req), order, now))
  if (!open) return null
  const { expiresAt, session, url: opened } = open.attempt
  if (opened && session && expiresAt && expiresAt <= now) {
    // The event of its end may be late or lost, and a page that has ended leads nowhere.
    const state = await settle(await cmsSystem(), session)
    if (state === 'failed' || state === 'expired') return openPayment(database, order, now)
    return state === 'open' ? opened : null
  }
  if (opened) return opened
  const url = await begin(database, open)
  // The provider refuses an old attempt, because too little of its time is left.
  return url ?? (open.isNew ? null : openPayment(database, order, now))
}

type Opened = { order: LockedOrder; attempt: Attempt; isNew: boolean }

async function prepare(transaction: Database, id: string, now: Date): Promise<Opened | null> {
  const order = await lockOrder(transaction, id)
  if (order?.status !== 'awaiting-payment' || order.paymentMethod !== 'card') return null
  if (!order.paymentDueAt || new Date(order.paymentDueAt) <= now) return null
  const attempts = await attemptsOf(transaction, id)
  const pending = attempts.find(({ state }) => state === 'pending')
  if (pending && isProcessing(pending)) return null
  if (pending) return { order, attempt: pending, isNew: false }
  if (attempts.filter(({ method }) => method === 'card').length >= mostAttempts) return null
  await addAttempt(transaction, order, now)
  await extend(transaction, id, dueAfter('card', now))
  const added = (await attemptsOf(transaction, id)).find(({ state }) => state === 'pending')
  return added ? { order, attempt: added, isNew: true } : null
}

/** The attempt was confirmed at the provider, but the money has not come yet. */
const isProcessing = ({ session, url }: Attempt) => session !== null && url === null

async function extend(transaction: Database, order: string, until: Date): Promise<void> {
  const due = sql`${until.toISOString()}::timestamptz`
  await transaction.execute(sql`
    update ${orders} set ${named(orders, 'paymentDueAt')} = ${due} where ${orders.id} = ${order}`)
  await transaction.execute(sql`
    update ${reservations} set ${named(reservations, 'expiresAt')} = ${due} where ${reservations.orderId} = ${order}`)
}

async function begin(database: Database, { attempt, order }: Opened): Promise<string | null> {
  const token = returnTokens.write({ kind: 'return', id: attempt.id })
  const session = await openSession({
    attempt: attempt.id,
    order: order.id,
    number: order.number,
    email: order.email,
    amountCents: attempt.amountCents,
    expiresAt: attempt.expiresAt ?? new Date(),
    language: languageOf(order),
    returnUrl: new URL(`/api/shop/payments/return?key=${encodeURIComponent(token)}`, env().SITE_URL).href,
  })
  if (!session?.url) {
    await endAttempt(database, attempt.id, 'failed')
    return null
  }
  const { rows } = await database.execute(sql`
    update ${payments} set ${named(payments, 'session')} = ${session.id}, ${named(payments, 'url')} = ${session.url}
    where ${payments.id} = ${attempt.id} and ${isOneOf(payments.state, 'pending')} returning ${payments.id}`)
  if (rows.length > 0) return session.url
  // The order was cancelled meanwhile.
  await endSession(session.id)
  return null
}

export async function payAddress(fields: URLSearchParams): Promise<{ address: string; locale: Locale }> {
  const database = await db()
  const opened = await openedOrder(fields)
  if (!opened) return { address: trackingPath, locale: defaultLocale }
  const { id, opener } = opened
  const locale = await languageOfOrder(database, id)
  const { news, url } = await openPayment(database, id).then(
    (address) => ({ news: 'payment' as const, url: address }),
    (error: unknown) => {
      log.error({ order: id, error }, 'the payment provider does not answer')
      return { news: 'unknown' as const, url: null }
    },
  )
  return { address: url ?? localePath(locale, orderPath(opener, { news })), locale }
}

const languages = z.array(z.object({ language: z.enum(locales).nullable() }))

async function languageOfOrder(database: Database, id: string): Promise<Locale> {
  const { rows } = await database.execute(sql`select ${orders.language} from ${orders} where ${orders.id} = ${id}`)
  return languageOf({ language: languages.parse(rows)[0]?.language })
}

export async function paymentReturnAddress(token: string): Promise<string> {
  const signed = returnTokens.read(token)
  const attempt = signed && (await findAttempt(await db(), signed.id))
  if (!attempt) return trackingPath
  const news = await newsOf(attempt)
  return inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    const order = await lockOrder(transaction, attempt.order)
    const key = await accessFor(transaction, `return ${attempt.id}`, attempt.order, attempt.expiresAt ?? new Date())
    return localePath(languageOf({ language: order?.language }), orderPath({ key }, { news }))
  })
}

async function newsOf({ id, session }: Attempt): Promise<'payment' | 'unknown'> {
  if (!session) return 'payment'
  try {
    await settle(await cmsSystem(), session)
    return 'payment'
  } catch (error) {
    log.error({ payment: id, error }, 'a payment could not be settled at the return')
    return 'unknown'
  }
}

/**
 * Stores an event by its id and processes every repetition, because only the provider's answer to a question counts.
 * @returns false for an invalid signature
 */
export async function handleProviderEvent(body: string, signature: string): Promise<boolean> {
  const event = readEvent(body, signature)
  if (!event) return false
  const cms = await cmsSystem()
  if (event.session) await settle(cms, event.session)
  await cms.db.drizzle.execute(sql`
    insert into ${paymentEvents} (${named(paymentEvents, 'id', 'kind', 'payment')})
    values (${event.id}, ${event.kind}, (select ${payments.id} from ${payments} where ${payments.session} = ${event.session}))
    on conflict do nothing`)
  return true
}
