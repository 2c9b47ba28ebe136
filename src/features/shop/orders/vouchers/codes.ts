import { createHmac, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { readVoucherCode, voucherCode } from '@/domain/typed-code'
import { isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'
import { giveNetworkPoint, takeNetworkPoint } from '@/server/network-limit'

const { giftCardCodes: c, giftCards: g } = tables.shop

/** Keyed with a secret, so that the database alone cannot confirm a code. */
function hashOf(code: string): string {
  const { PAYLOAD_SECRET, VOUCHER_SECRET } = env()
  return createHmac('sha256', VOUCHER_SECRET ?? PAYLOAD_SECRET)
    .update(`gift voucher ${code}`)
    .digest('base64url')
}

/**
 * Makes a code of 80 random bits. Only its HMAC is stored: the code itself exists only while it is mailed or printed. A
 * voucher may have several codes for its balance.
 */
export async function issueCode(database: Database, voucher: string): Promise<string> {
  const code = voucherCode(randomBytes(10))
  await database.execute(sql`
    insert into ${c} (${named(c, 'codeHash', 'giftCard')}) values (${hashOf(code)}, ${voucher})`)
  return code
}

export async function voidCodes(transaction: Database, voucher: string): Promise<void> {
  await transaction.execute(sql`
    update ${c} set ${named(c, 'voidedAt')} = now() where ${c.giftCard} = ${voucher} and ${c.voidedAt} is null`)
}

const usable = z.object({ voucher: z.string(), balanceCents: z.number(), expiresOn: z.string() })
/** `expiresOn` is the last valid day. */
export type UsableVoucher = z.infer<typeof usable>

const usableColumns = sql`${g.id} as voucher, ${g.balanceCents} as "balanceCents", ${g.expiresOn}::text as "expiresOn"`
const isUsable = (now: Date) =>
  sql`${isOneOf(g.state, 'active')} and ${g.balanceCents} > 0 and ${g.expiresOn} >= ${sofiaDay(now)}`

export async function usableVouchers(database: Database, ids: string[], now: Date): Promise<UsableVoucher[]> {
  if (ids.length === 0) return []
  const { rows } = await database.execute(sql`
    select ${usableColumns} from ${g} where ${g.id} = any(${sql.param(ids)}::uuid[]) and ${isUsable(now)}`)
  const found = z.array(usable).parse(rows)
  return ids.flatMap((id) => found.find(({ voucher }) => voucher === id) ?? [])
}

/** Limits wrong codes per minute of an account or network; further codes are refused, right or wrong. */
const wrongCodes = { name: 'voucher-codes', points: 10, seconds: 60 }

type LookedUp = { ok: true; found: UsableVoucher } | { ok: false; why: 'voucher-unknown' | 'voucher-limit' }

/**
 * The voucher of a typed code. Unknown, used-up, void, expired and malformed codes get the same answer after the same
 * work. The code is never logged or stored.
 */
export async function lookUpVoucher(cms: Payload, typed: string, asker: string, now = new Date()): Promise<LookedUp> {
  if (!(await takeNetworkPoint(cms, wrongCodes, asker))) return { ok: false, why: 'voucher-limit' }
  const { rows } = await cms.db.drizzle.execute(sql`
    select ${usableColumns} from ${c} join ${g} on ${g.id} = ${c.giftCard}
    where ${c.codeHash} = ${hashOf(readVoucherCode(typed) ?? typed.slice(0, 100))} and ${c.voidedAt} is null and ${isUsable(now)}`)
  const [found] = z.array(usable).parse(rows)
  if (!found) return { ok: false, why: 'voucher-unknown' }
  await giveNetworkPoint(cms, wrongCodes, asker)
  return { ok: true, found }
}

export function shareVouchers(vouchers: UsableVoucher[], totalCents: number): { voucher: string; cents: number }[] {
  let left = totalCents
  return vouchers.flatMap(({ voucher, balanceCents }) => {
    const cents = Math.min(left, balanceCents)
    left -= cents
    return cents > 0 ? [{ voucher, cents }] : []
  })
}
