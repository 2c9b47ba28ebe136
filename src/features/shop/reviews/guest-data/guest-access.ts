import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { isFilledByBot } from '@/design/form/form-state'
import { hashOf } from '@/features/shop/orders/access'
import { type Locale, locales } from '@/i18n/routing'
import { translatorFor } from '@/i18n/translator'
import { atOnce, type Later } from '@/lib/forms/later'
import { needed, type Outcome, refuse, refuseFields } from '@/lib/forms/problems'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { cmsSystem, db, inTransaction } from '@/server/cms'
import { readableRows } from '@/server/db/readable-rows'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { type Mail, queueMail } from '@/server/mail/queue-mail'
import { isFrom, isWithdrawalOf, type OpenMatter, openMatters, ordersOfPerson } from '@/server/open-matters'
import { takeTypedPoint } from '@/server/typed-limits'

export const guestDataPath = '/shop-guest-data'

type To = { email: string; language: Locale }

function guestDataMail({ email, language }: To, key: string): Mail {
  const t = translatorFor(language, 'guestData.mails')
  const url = pageUrl(language, `${guestDataPath}?${new URLSearchParams({ key })}`)
  return composeMail({
    to: email,
    locale: language,
    subject: t('link.subject'),
    paragraphs: [t('link.text'), t('unasked')],
    button: { label: t('link.button'), url },
  })
}

export function erasedMail({ email, language }: To): Mail {
  const t = translatorFor(language, 'guestData.mails')
  return composeMail({ to: email, locale: language, subject: t('erased.subject'), paragraphs: [t('erased.text')] })
}

export function joinCodeMail({ email, language }: To, code: string): Mail {
  const t = translatorFor(language, 'guestData.mails')
  return composeMail({
    to: email,
    locale: language,
    subject: t('code.subject', { code }),
    paragraphs: [t('code.text', { code }), t('code.unasked')],
  })
}

const { giftCards, guestAccess, withdrawals } = tables.shop
const { orders } = tables

const validHours = 24
const mostListed = 100

const limit = { name: 'guest-data', seconds: 60 * 60, ofNetwork: 20, ofPair: 5, ofMailbox: 20 }

const input = z.object({ email: needed(254).pipe(z.email('email')) })

const areOrdersOf = (guest: string) =>
  sql`exists (select from ${orders} where ${orders.id} in ${ordersOfPerson({ guest })})`

async function isTrue(database: Database, condition: SQL): Promise<boolean> {
  const { rows } = await database.execute(sql`select ${condition} as found`)
  return z.array(z.object({ found: z.boolean() })).parse(rows)[0]?.found ?? false
}

export const hasGuestOrders = (database: Database, email: string) => isTrue(database, areOrdersOf(email))

/** Whether `eraseOrders` finds anything: also a voucher that was given to the address, or a statement of withdrawal. */
const hasGuestData = (database: Database, guest: string) =>
  isTrue(
    database,
    sql`(${areOrdersOf(guest)} or exists (select from ${withdrawals} where ${isWithdrawalOf({ guest })})
      or exists (select from ${giftCards} where ${giftCards.sentAt} is not null
        and ${isFrom({ guest }, sql`lower(${giftCards.email})`, giftCards.sentAt)}))`,
  )

/** The answer is the same with and without data, so that it reveals none. */
export async function requestGuestLink(
  given: Record<string, unknown>,
  language: Locale,
  network: string,
  later: Later = atOnce,
): Promise<Outcome> {
  const parsed = input.safeParse(given)
  if (!parsed.success) return refuseFields(parsed.error)
  if (isFilledByBot(given)) return { ok: true }
  const email = parsed.data.email.toLowerCase()
  const cms = await cmsSystem()
  if (!(await takeTypedPoint(cms, limit, network, email))) return refuse({ code: 'rate-limit' })
  await later(() => mailLink(email, language))
  return { ok: true }
}

function mailLink(email: string, language: Locale): Promise<void> {
  return inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    if (!(await hasGuestData(transaction, email))) return
    const key = randomBytes(32).toString('base64url')
    await transaction.execute(sql`
      insert into ${guestAccess} (${named(guestAccess, 'tokenHash', 'email', 'language', 'expiresAt')})
      values (${hashOf(key)}, ${email}, ${language}, now() + make_interval(hours => ${validHours}))`)
    await queueMail(transaction, guestDataMail({ email, language }, key))
  })
}

const accessRows = z.array(z.object({ email: z.string(), language: z.enum(locales) }))
type Guest = z.infer<typeof accessRows>[number]

export async function guestOf(database: Database, key: string): Promise<Guest | null> {
  const { rows } = await database.execute(sql`
    select ${guestAccess.email}, ${guestAccess.language} from ${guestAccess}
    where ${guestAccess.tokenHash} = ${hashOf(key)} and ${guestAccess.expiresAt} > now()`)
  return accessRows.parse(rows)[0] ?? null
}

const orderRow = z.object({ id: z.uuid(), number: z.string(), placedAt: z.coerce.date(), totalCents: z.int() })

export type GuestData = Guest & {
  orders: z.infer<typeof orderRow>[]
  open: OpenMatter[]
  isErasable: boolean
  isWaiting: boolean
}

export async function openGuestData(key: string): Promise<GuestData | null> {
  const database = await db()
  const guest = await guestOf(database, key)
  if (!guest) return null
  const [found, open, isErasable, waiting] = await Promise.all([
    database.execute(sql`
      select ${orders.id}, ${orders.number}, ${orders.placedAt} as "placedAt", ${orders.totalCents}::integer as "totalCents"
      from ${orders} where ${orders.id} in ${ordersOfPerson({ guest: guest.email })}
      order by ${orders.placedAt} desc, ${orders.id} limit ${mostListed}`),
    openMatters(database, { guest: guest.email }),
    hasGuestData(database, guest.email),
    database.execute(sql`
      select ${guestAccess.email} from ${guestAccess}
      where ${guestAccess.email} = ${guest.email} and ${guestAccess.erasureAt} is not null`),
  ])
  return {
    ...guest,
    orders: readableRows(orderRow, found.rows, 'shop/guest data'),
    open,
    isErasable,
    isWaiting: waiting.rows.length > 0,
  }
}

export async function isOrderOf(database: Database, guest: Guest, order: string): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select ${orders.id} from ${orders}
    where ${orders.id} = ${order} and ${orders.id} in ${ordersOfPerson({ guest: guest.email })}`)
  return rows.length > 0
}

/** A link with a waiting erasure is kept until the erasure is carried out. */
export async function removeOldGuestAccess(database: Database): Promise<void> {
  await database.execute(sql`
    delete from ${guestAccess} where ${guestAccess.expiresAt} <= now() and ${guestAccess.erasureAt} is null`)
}
