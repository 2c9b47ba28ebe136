import { sql } from '@payloadcms/db-postgres'
import { addDays, sofiaDay } from '@/domain/calendar-day'
import { erased } from '@/domain/erased'
import { isNoneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { giftCardEntries: e, giftCards: g } = tables.shop

/** Days for questions after the end of a voucher, as `seed/content/legal/gdpr` promises. */
const daysAfterEnd = 180

/**
 * Erases names, message and address from vouchers that have ended: nothing is left to send or to be reminded of, and
 * the recipient never had dealings with us. A code stays valid, because money may still come back to its voucher.
 */
export async function forgetEndedVouchers(database: Database, now = new Date()): Promise<void> {
  const earliest = sql`${now.toISOString()}::timestamptz - make_interval(days => ${daysAfterEnd})`
  await database.execute(sql`
    update ${g} set ${named(g, 'sender')} = ${erased}, ${named(g, 'recipient')} = ${erased}, ${named(g, 'message')} = null,
      ${named(g, 'email')} = null, ${named(g, 'wantsReminder')} = false
    where (${isNoneOf(g.state, 'active')} or ${g.balanceCents} = 0 or ${g.expiresOn} < ${addDays(sofiaDay(now), -daysAfterEnd)}::date)
      and ${g.createdAt} < ${earliest}
      and not exists (select from ${e} where ${e.giftCard} = ${g.id} and ${e.at} >= ${earliest})
      and (${g.sender} <> ${erased} or ${g.recipient} <> ${erased} or ${g.message} is not null or ${g.email} is not null)`)
}
