import { sql } from '@payloadcms/db-postgres'
import type { Column, SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { lastMomentOf, sofiaDay } from '@/domain/calendar-day'
import { dayWithTime } from '@/domain/delivery'
import { type HoldReason, type HoldWay, holdWays, type PaymentMethod } from '@/domain/order-states'
import { languageOf, translatorFor } from '@/i18n/translator'
import { composeMail } from '@/lib/mailing/compose-mail'
import { pageUrl } from '@/lib/mailing/layout'
import { uuidsOf } from '@/server/db/row-ids'
import { becomes, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { log } from '@/server/log'
import { queueMail } from '@/server/mail/queue-mail'
import { confirmedEmailsOf } from '@/server/open-matters'
import { signedTokens } from '@/server/signed-token'
import { issueAccess } from './access'
import { auditStep } from './audit-step'
import { cancelLocked } from './cancel-locked'
import { type MailedOrder, withdrawLink } from './mails'
import { lockOrder } from './move-order'
import { orderPath } from './paths'
import { postponeDelivery } from './postpone-delivery'
import { hasTooManyAtDoor, type Orderer } from './unpaid'

/** Sent only to the mailbox of the order, so that its holder has read the mail. */
export const { write: writeHoldToken, read: readHoldToken } = signedTokens('order-hold', ['confirm'])

async function queueHoldMail(transaction: Database, order: MailedOrder, way: HoldWay): Promise<void> {
  const { email, id, number } = order
  const locale = languageOf(order)
  const t = translatorFor(locale, 'orderMails.hold')
  const key = await issueAccess(transaction, id)
  const confirm = new URLSearchParams({ confirm: writeHoldToken({ kind: 'confirm', id }) })
  const url = pageUrl(locale, orderPath({ key }))
  await queueMail(
    transaction,
    composeMail({
      to: email,
      locale,
      subject: t(`${way}.subject`, { number }),
      paragraphs: [t(`${way}.text`, { number }), t('unasked')],
      button: way === 'mailbox' ? { label: t('button'), url: `${url}&${confirm}` } : { label: t('open'), url },
      foot: [withdrawLink(locale, key)],
    }),
  )
}

const { orders, shop, shopSettings: s } = tables
const { orderHolds: h } = shop

/** When an unconfirmed order is cancelled: a mail is read within a day, but staff call only on working days. */
const endOfHold: Record<HoldWay, (now: Date) => Date> = {
  mailbox: (now) => new Date(now.getTime() + 24 * 3_600_000),
  call: (now) => lastMomentOf(dayWithTime(sofiaDay(now), 3)),
}
const atOnce = 100

const settingsRow = z.object({
  way: z.enum([...holdWays, 'off']),
  pieces: z.coerce.number().nullable(),
  cents: z.coerce.number().nullable(),
})
const unsaved = { way: 'mailbox', pieces: 10, cents: 30_000 }

type Asked = Orderer & { paymentMethod: PaymentMethod; lines: { quantity: number }[]; totalCents: number }
type Hold = { reason: HoldReason; way: HoldWay }

/**
 * Null where the order need not be confirmed. Held are cash-on-delivery orders that are large, or one too many unpaid
 * ones of an account or network. A mailbox confirmed by the account needs no second confirmation. Locks nothing, so that
 * the checkout can ask before the order.
 */
export async function orderHoldOf(database: Database, order: Asked): Promise<Hold | null> {
  if (order.paymentMethod !== 'cash-on-delivery') return null
  const { rows } = await database.execute(sql`
    select ${s.doorHoldWay} as way, ${s.doorHoldPieces} as pieces, ${s.doorHoldCents} as cents from ${s} limit 1`)
  const { cents, pieces, way } = settingsRow.parse(rows[0] ?? unsaved)
  if (way === 'off') return null
  if (way === 'mailbox' && order.customer && (await isConfirmed(database, order.customer, order.email))) return null
  const count = order.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isLarge = count >= (pieces ?? Infinity) || order.totalCents >= (cents ?? Infinity)
  if (isLarge) return { reason: 'large', way }
  return (await hasTooManyAtDoor(database, order)) ? { reason: 'repeated', way } : null
}

async function isConfirmed(database: Database, customer: string, email: string): Promise<boolean> {
  const { rows } = await database.execute(sql`select where lower(${email}) in ${confirmedEmailsOf(customer)}`)
  return rows.length > 0
}

export async function holdOrder(
  transaction: Database,
  order: MailedOrder,
  { reason, way }: Hold,
  now: Date,
): Promise<void> {
  const ends = endOfHold[way](now).toISOString()
  await transaction.execute(sql`
    insert into ${h} (${named(h, 'orderId', 'reason', 'way', 'endsAt')}) values (${order.id}, ${reason}, ${way}, ${ends}::timestamptz)`)
  await queueHoldMail(transaction, order, way)
}

export const isHeld = (order: Column): SQL =>
  sql`exists (select from ${h} where ${h.orderId} = ${order} and ${h.releasedAt} is null)`

/** Releases a held order for packing, by its customer or by staff with a note. @returns whether the order was held */
export async function releaseHold(
  req: PayloadRequest,
  order: string,
  by: { customer: true } | { staffNote: string },
): Promise<boolean> {
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const locked = await lockOrder(transaction, order)
    if (locked?.status !== 'placed') return false
    const note = 'staffNote' in by ? by.staffNote : null
    const mayConfirm = note === null ? sql`${isOneOf(h.way, 'mailbox')}` : sql`true`
    const { rows } = await transaction.execute(sql`
      update ${h} set ${named(h, 'releasedAt')} = now(), ${becomes(h.releasedBy, note === null ? 'customer' : 'staff')},
        ${named(h, 'note')} = ${note}
      where ${h.orderId} = ${order} and ${h.releasedAt} is null and ${mayConfirm} returning ${h.orderId} as id`)
    if (rows.length > 0) await postponeDelivery(transaction, order)
    // Without the note, because the audit log is never erased.
    if (rows.length > 0 && note !== null) await auditStep(req, [order], 'order.released')
    return rows.length > 0
  })
}

export async function cancelLapsedHolds(payload: Payload, now = new Date()): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${h.orderId} as id from ${h} join ${orders} on ${orders.id} = ${h.orderId} and ${isOneOf(orders.status, 'placed')}
    where ${h.releasedAt} is null and ${h.endsAt} <= ${now.toISOString()}::timestamptz order by ${h.endsAt} limit ${atOnce}`)
  for (const id of uuidsOf(rows)) {
    const req = await createLocalReq({}, payload)
    await withTransaction(req, async () => {
      const transaction = await transactionOf(req)
      const order = await lockOrder(transaction, id)
      const still = await transaction.execute(
        sql`select from ${orders} where ${orders.id} = ${id} and ${isHeld(orders.id)}`,
      )
      if (order && still.rows.length > 0) await cancelLocked(req, order, 'hold')
    }).catch((error: unknown) =>
      log.error({ order: id, error }, 'an order that nobody confirmed could not be cancelled'),
    )
  }
}
