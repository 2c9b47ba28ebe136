import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { voucherStates } from '@/domain/payment-states'
import { locales } from '@/i18n/routing'
import { readableRows } from '@/server/db/readable-rows'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { designNames } from './designs'

const { giftCards: g } = tables.shop

const row = z.object({
  id: z.string(),
  order: z.string(),
  amountCents: z.number(),
  balanceCents: z.number(),
  state: z.enum(voucherStates),
  design: z.enum(designNames),
  language: z.enum(locales),
  sender: z.string(),
  recipient: z.string(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  sendOn: z.string(),
  expiresOn: z.string(),
  sentAt: z.coerce.date().nullable(),
  printed: z.number(),
})
export type Voucher = z.infer<typeof row>

/** `which` is a condition on `shop.gift_cards`. */
export async function readVouchers(database: Database, which: SQL): Promise<Voucher[]> {
  const { rows } = await database.execute(sql`
    select ${g.id}, ${g.orderId} as "order", ${g.amountCents} as "amountCents", ${g.balanceCents} as "balanceCents", ${g.state},
      ${g.design}, ${g.language}, ${g.sender}, ${g.recipient}, ${g.email}, ${g.message}, ${g.sendOn}::text as "sendOn",
      ${g.expiresOn}::text as "expiresOn", ${g.sentAt} as "sentAt", ${g.printed}
    from ${g} where ${which}`)
  return readableRows(row, rows, 'vouchers')
}

/** A mailed voucher of a recipient who was erased has no address either; its balance is not for the buyer to print. */
export const isForPrint = ({ email, sentAt }: Pick<Voucher, 'email' | 'sentAt'>): boolean => !email && !sentAt

export async function voucherOfOrder(database: Database, order: string): Promise<Voucher | null> {
  return (await readVouchers(database, sql`${g.orderId} = ${order}`))[0] ?? null
}
