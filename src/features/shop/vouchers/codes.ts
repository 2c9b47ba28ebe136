import { createHmac, randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { readVoucherCode, voucherCode } from '@/domain/voucher-code'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { env } from '@/server/env'
import { givePoint, takePoint } from '@/server/rate-limit'

const { giftCardCodes: c, giftCards: g } = tables.shop

/** Without the secret nobody can tell from the database whether a code is right. */
function hashOf(code: string): string {
  const { PAYLOAD_SECRET, VOUCHER_SECRET } = env()
  return createHmac('sha256', VOUCHER_SECRET ?? PAYLOAD_SECRET)
    .update(`gift voucher ${code}`)
    .digest('base64url')
}

/**
 * Makes a code of 80 random bits for a voucher. It is stored nowhere, only its HMAC: whoever sends or prints it has it for that moment. A
 * voucher may have several, which all lead to its balance.
 */
export async function issueCode(database: Database, voucher: string): Promise<string> {
  const code = voucherCode(randomBytes(10))
  await database.execute(sql`
    insert into ${c} (${named(c, 'codeHash', 'giftCard')}) values (${hashOf(code)}, ${voucher})`)
  return code
}

/** The codes that a voucher has had are worth nothing any more. */
export async function voidCodes(transaction: Database, voucher: string): Promise<void> {
  await transaction.execute(sql`
    update ${c} set ${named(c, 'voidedAt')} = now() where ${c.giftCard} = ${voucher} and ${c.voidedAt} is null`)
}

const usable = z.object({ voucher: z.string(), balanceCents: z.number(), expiresOn: z.string() })
/** A voucher that can pay, with its balance in cents and the last day on which it can. */
export type UsableVoucher = z.infer<typeof usable>

const usableColumns = sql`${g.id} as voucher, ${g.balanceCents} as "balanceCents", ${g.expiresOn}::text as "expiresOn"`
const isUsable = (now: Date) =>
  sql`${g.state} = 'active' and ${g.balanceCents} > 0 and ${g.expiresOn} >= ${sofiaDay(now)}`

/** Those of the vouchers that can pay, in the order given. */
export async function usableVouchers(database: Database, ids: string[], now: Date): Promise<UsableVoucher[]> {
  if (ids.length === 0) return []
  const { rows } = await database.execute(sql`
    select ${usableColumns} from ${g} where ${g.id} = any(${sql.param(ids)}::uuid[]) and ${isUsable(now)}`)
  const found = z.array(usable).parse(rows)
  return ids.flatMap((id) => found.find(({ voucher }) => voucher === id) ?? [])
}

/** Ten wrong codes a minute of one account, or from one network; the next one is refused, right or wrong. */
const wrongCodes = { name: 'voucher-codes', points: 10, seconds: 60 }

type LookedUp = { ok: true; found: UsableVoucher } | { ok: false; why: 'voucher-unknown' | 'voucher-limit' }

/**
 * The voucher of a code that somebody typed. One that there is not, that is used up, void or expired, and a text that can be no code are told
 * alike, after the same work. Never logged, never stored.
 */
export async function lookUpVoucher(cms: Payload, typed: string, asker: string, now = new Date()): Promise<LookedUp> {
  if (!(await takePoint(cms, wrongCodes, asker))) return { ok: false, why: 'voucher-limit' }
  const { rows } = await cms.db.drizzle.execute(sql`
    select ${usableColumns} from ${c} join ${g} on ${g.id} = ${c.giftCard}
    where ${c.codeHash} = ${hashOf(readVoucherCode(typed) ?? typed.slice(0, 100))} and ${c.voidedAt} is null and ${isUsable(now)}`)
  const [found] = z.array(usable).parse(rows)
  if (!found) return { ok: false, why: 'voucher-unknown' }
  await givePoint(cms, wrongCodes, asker)
  return { ok: true, found }
}

/** What each voucher pays of a total, in cents: the first all that it can, and so on. */
export function shareVouchers(vouchers: UsableVoucher[], totalCents: number): { voucher: string; cents: number }[] {
  let left = totalCents
  return vouchers.flatMap(({ voucher, balanceCents }) => {
    const cents = Math.min(left, balanceCents)
    left -= cents
    return cents > 0 ? [{ voucher, cents }] : []
  })
}
