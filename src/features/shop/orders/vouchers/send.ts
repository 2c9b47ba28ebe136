import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { addDays, sofiaDay, sofiaHour } from '@/domain/calendar-day'
import { erasedEmail } from '@/domain/erased'
import { readShopPath } from '@/features/shop/goods/read-shop-path'
import { uuidsOf } from '@/server/db/row-ids'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, inTransactionOf, transactionOf } from '@/server/db/transaction'
import type { DeliveredMail } from '@/server/jobs/deliver-mail'
import { enqueue, mailVoucher, voucherKey } from '@/server/jobs/kinds'
import { log } from '@/server/log'
import { queueMail } from '@/server/mail/queue-mail'
import { forgetVoucherNames } from '@/server/open-matters'
import { issueCode } from './codes'
import { drawVoucher } from './draw-voucher'
import { composeRefused, composeReminder, composeSent, composeVoucher } from './mails'
import { mayBeReminded } from './reminder'
import { readVouchers, type Voucher } from './voucher-rows'

const { orders, shop } = tables
const { giftCardCodes: c, giftCards: g } = shop

/** Hour in Europe/Sofia. */
const sendHour = 9
const atOnce = 100

/**
 * Queues vouchers whose day and hour have come, again where their mail was given up. One that is queued is left alone:
 * queued anew, its pauses would begin anew, each minute with another code.
 */
export async function enqueueDueVouchers(database: Database, now = new Date()): Promise<void> {
  const last = sofiaHour(now) >= sendHour ? sofiaDay(now) : addDays(sofiaDay(now), -1)
  const { rows } = await database.execute(sql`
    select ${g.id} from ${g} where ${isOneOf(g.state, 'active')} and ${g.balanceCents} > 0 and ${g.email} is not null and ${g.sentAt} is null
      and ${g.sendOn} <= ${last}
      and not exists (select from graphile_worker.jobs where key = ${voucherKey('')}::text || ${g.id})
    order by ${g.sendOn}, ${g.id} limit ${atOnce}`)
  for (const voucher of uuidsOf(rows)) await enqueue(database, mailVoucher, { voucher })
}

/**
 * The mail of a voucher with a new code that is stored only as a hash. A repeated mail has another code of the same
 * voucher; both are valid. Null where the voucher was mailed already, is void or used up.
 */
export async function voucherMail(
  { db: { drizzle } }: Payload,
  id: string,
): Promise<Omit<DeliveredMail, 'messageId'> | null> {
  const [voucher] = await readVouchers(
    drizzle,
    sql`${g.id} = ${id} and ${isOneOf(g.state, 'active')} and ${g.balanceCents} > 0 and ${g.sentAt} is null`,
  )
  if (!voucher?.email) return null
  const code = await issueCode(drizzle, id)
  const pdf = await drawVoucher(voucher, code)
  return {
    ...composeVoucher({ ...voucher, email: voucher.email }, code, await readShopPath(drizzle)),
    attachments: [{ filename: 'voucher.pdf', content: pdf, contentType: 'application/pdf' }],
  }
}

const buyerRow = z.object({ number: z.string(), email: z.string() })

/**
 * Notes once that the mail server has accepted or refused the mail, and mails the buyer which. Not where staff have
 * asked for a new code meanwhile: the mail of that code follows.
 */
export function noteSent(payload: Payload, id: string, isAccepted = true): Promise<void> {
  return inTransactionOf(payload, async (req) => {
    const transaction = await transactionOf(req)
    await transaction.execute(sql`select from ${g} where ${g.id} = ${id} for update`)
    const { rows } = await transaction.execute(sql`
      update ${g} set ${named(g, 'sentAt')} = now() from ${orders}
      where ${g.id} = ${id} and ${g.sentAt} is null and ${orders.id} = ${g.orderId}
        and exists (select from ${c} where ${c.giftCard} = ${g.id} and ${c.voidedAt} is null)
      returning ${orders.number}, ${orders.email}`)
    const [buyer] = z.array(buyerRow).parse(rows)
    const [voucher] = await readVouchers(transaction, sql`${g.id} = ${id}`)
    if (!buyer || !voucher) return
    if (buyer.email === erasedEmail) await forgetVoucherNames(transaction, [voucher.order])
    else await queueMail(transaction, isAccepted ? composeSent(voucher, buyer) : composeRefused(voucher, buyer))
  })
}

const daysBefore = 30

export async function remindOfVouchers(payload: Payload, now = new Date()): Promise<void> {
  const today = sofiaDay(now)
  const due = await readVouchers(
    payload.db.drizzle,
    sql`${mayBeReminded(today)} and ${g.wantsReminder} and ${g.expiresOn} <= ${addDays(today, daysBefore)}::date`,
  )
  for (const voucher of due) {
    await remind(payload, voucher).catch((error: unknown) =>
      log.error({ voucher: voucher.id, error }, 'a reminder of a voucher could not be written'),
    )
  }
}

async function remind(payload: Payload, { id, email, ...voucher }: Voucher): Promise<void> {
  if (!email) return
  await inTransactionOf(payload, async (req) => {
    const transaction = await transactionOf(req)
    const { rows } = await transaction.execute(sql`
      update ${g} set ${named(g, 'remindedAt')} = now() where ${g.id} = ${id} and ${g.remindedAt} is null returning ${g.id}`)
    if (rows.length === 0) return
    await queueMail(transaction, composeReminder({ ...voucher, email }, await readShopPath(transaction)))
  })
}
