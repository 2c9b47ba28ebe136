import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { isCalendarDay } from '@/domain/calendar-day'
import { ledgerReasons, voucherStates } from '@/domain/payment-states'
import { readOrderNumber } from '@/domain/typed-code'
import { dayInSofia } from '@/server/db/days'
import { type Counted, countedRows, type Listed, listedRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, shop, users } = tables
const { giftCardEntries: e, giftCards: g } = shop
const mostListed = 100

const listRow = z.object({
  id: z.string(),
  order: z.string(),
  number: z.string(),
  buyer: z.string(),
  recipient: z.string(),
  email: z.string().nullable(),
  amountCents: z.number(),
  balanceCents: z.number(),
  state: z.enum(voucherStates),
  sendOn: z.string(),
  sentAt: z.coerce.date().nullable(),
  expiresOn: z.string(),
})
export type ListedVoucher = z.infer<typeof listRow>

/**
 * Vouchers by the number of an order that bought or used them, by a part of the buyer's or recipient's address, or by
 * the day (`YYYY-MM-DD`) of purchase or mailing, the newest first. Codes cannot be searched, because they are not
 * stored.
 */
export async function findVouchers(
  database: Database,
  sought: string,
  id: string | null,
): Promise<Counted<ListedVoucher>> {
  const text = sought.trim()
  const like = `%${text.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const number = readOrderNumber(text)
  const day = isCalendarDay(text) ? text : null
  const which = id
    ? sql`${g.id} = ${id}`
    : sql`(${text} = '' or lower(${orders.email}) like ${like} or lower(${g.email}) like ${like} or ${orders.number} = ${number}
        or ${g.id} in (select ${e.giftCard} from ${e} join ${orders} used on used.id = ${e.orderId} where used.number = ${number})
        or ${g.sendOn} = ${day}::date or ${dayInSofia(g.createdAt)} = ${day}::date)`
  const { rows } = await database.execute(sql`
    select ${g.id}, ${orders.id} as "order", ${orders.number}, ${orders.email} as buyer, ${g.recipient}, ${g.email},
      ${g.amountCents} as "amountCents", ${g.balanceCents} as "balanceCents", ${g.state}, ${g.sendOn}::text as "sendOn",
      ${g.sentAt} as "sentAt", ${g.expiresOn}::text as "expiresOn",
      count(*) over ()::integer as count
    from ${g} join ${orders} on ${orders.id} = ${g.orderId} where ${which}
    order by ${g.createdAt} desc, ${g.id} limit ${mostListed}`)
  return countedRows(listRow, rows, 'vouchers')
}

const entryRow = z.object({
  id: z.coerce.string(),
  cents: z.number(),
  reason: z.enum(ledgerReasons),
  at: z.coerce.date(),
  order: z.object({ id: z.string(), number: z.string() }).nullable(),
  staff: z.string().nullable(),
  note: z.string().nullable(),
})
export type LedgerEntry = z.infer<typeof entryRow>

export async function readLedger(database: Database, voucher: string): Promise<Listed<LedgerEntry>> {
  const { rows } = await database.execute(sql`
    select ${e.id}, ${e.cents}, ${e.reason}, ${e.at}, ${e.note},
      (select json_build_object('id', ${orders.id}, 'number', ${orders.number}) from ${orders}
        where ${orders.id} = ${e.orderId}) as "order",
      (select ${users.email} from ${users} where ${users.id} = ${e.staff}) as staff
    from ${e} where ${e.giftCard} = ${voucher} order by ${e.id}`)
  return listedRows(entryRow, rows, 'voucher ledger')
}
