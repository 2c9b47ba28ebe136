import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { voucherStates } from '@/domain/payment-states'
import { db } from '@/server/cms'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'

const { giftCards: g } = tables.shop

/** A voucher of which the recipient may still be reminded, which the page promises and the task does. */
export const mayBeReminded = (today: CalendarDay): SQL => sql`
  ${isOneOf(g.state, 'active')} and ${g.balanceCents} > 0 and ${g.expiresOn} >= ${today}::date
  and ${g.remindedAt} is null and ${g.email} is not null`

const row = z.object({
  state: z.enum(voucherStates),
  balanceCents: z.number(),
  expiresOn: z.string(),
  isExpired: z.boolean(),
  mayBeReminded: z.boolean(),
  isWanted: z.boolean(),
})

type ReminderState = 'open' | 'done' | 'reminded' | 'expired' | 'used' | 'void'

function stateOf({ balanceCents, isExpired, isWanted, mayBeReminded, state }: z.infer<typeof row>): ReminderState {
  if (mayBeReminded) return isWanted ? 'done' : 'open'
  if (state !== 'active') return 'void'
  if (balanceCents === 0) return 'used'
  return isExpired ? 'expired' : 'reminded'
}

/** Null where no voucher of that id was mailed. */
export async function readReminder(
  id: string,
  today = sofiaDay(),
): Promise<{ state: ReminderState; expiresOn: string } | null> {
  const { rows } = await (await db()).execute(sql`
    select ${g.state}, ${g.balanceCents} as "balanceCents", ${g.expiresOn}::text as "expiresOn",
      ${g.expiresOn} < ${today}::date as "isExpired", (${mayBeReminded(today)}) as "mayBeReminded",
      ${g.wantsReminder} as "isWanted"
    from ${g} where ${g.id} = ${id} and ${g.email} is not null`)
  const found = row.optional().parse(rows[0])
  return found ? { state: stateOf(found), expiresOn: found.expiresOn } : null
}

export async function wantReminder(id: string, today = sofiaDay()): Promise<void> {
  await (await db()).execute(sql`
    update ${g} set ${named(g, 'wantsReminder')} = true where ${g.id} = ${id} and ${mayBeReminded(today)}`)
}
