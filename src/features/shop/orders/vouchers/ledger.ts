import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { addDays, type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import { type LedgerReason, voucherStates } from '@/domain/payment-states'
import { becomes, isOneOf, state } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { giftCardEntries: e, giftCards: g, payments: p } = tables.shop

type Entry = {
  voucher: string
  cents: number
  reason: LedgerReason
  order?: string
  payment?: string
  refund?: string
  staff?: string
  note?: string
}

/**
 * The only way to change a balance: with a ledger entry, so that the balance is the sum of its entries. Never below 0.
 * @returns false where the voucher is not valid or has too little
 */
export async function moveBalance(transaction: Database, entry: Entry): Promise<boolean> {
  const { voucher, cents, reason, order = null, payment = null, refund = null, staff = null, note = null } = entry
  const { rows } = await transaction.execute(sql`
    with moved as (
      update ${g} set ${named(g, 'balanceCents')} = ${g.balanceCents} + ${cents}
      where ${g.id} = ${voucher} and ${isOneOf(g.state, 'active')} and ${g.balanceCents} + ${cents} >= 0 returning ${g.id}
    )
    insert into ${e} (${named(e, 'giftCard', 'cents', 'reason', 'orderId', 'payment', 'refund', 'staff', 'note')})
    select moved.id, ${cents}::integer, ${reason}, ${order}::uuid, ${payment}::uuid, ${refund}::uuid, ${staff}::uuid, ${note}
    from moved returning ${e.id}`)
  return rows.length > 0
}

const idRow = z.array(z.object({ id: z.string() }))
const spentRow = z.array(z.object({ voucher: z.string(), cents: z.number() }))

/** Locked in the order of ids, so that two orders cannot deadlock. */
async function lockVouchers(transaction: Database, ids: string[]): Promise<void> {
  await transaction.execute(sql`
    select from ${g} where ${g.id} = any(${sql.param(ids)}::uuid[]) order by ${g.id} for update`)
}

export async function lockVouchersOf(transaction: Database, order: string): Promise<void> {
  const { rows } = await transaction.execute(sql`
    select ${g.id} from ${g} where ${g.orderId} = ${order}
    union select ${e.giftCard} from ${e} where ${e.orderId} = ${order}`)
  await lockVouchers(
    transaction,
    idRow.parse(rows).map(({ id }) => id),
  )
}

export type VoucherPart = { voucher: string; cents: number }

/**
 * Pays parts of an order with vouchers, each as a payment received, in the order's transaction. `validOn` null ignores
 * expiry.
 * @returns false where a voucher is not valid or has too little; the caller must roll back
 */
export async function spendVouchers(
  transaction: Database,
  order: string,
  parts: VoucherPart[],
  validOn: CalendarDay | null,
): Promise<boolean> {
  await lockVouchers(
    transaction,
    parts.map(({ voucher }) => voucher),
  )
  for (const { voucher, cents } of parts) {
    const valid = await transaction.execute(sql`
      select from ${g} where ${g.id} = ${voucher} and (${validOn}::date is null or ${g.expiresOn} >= ${validOn}::date)`)
    const payment = randomUUID()
    const isSpent =
      valid.rows.length > 0 &&
      (await moveBalance(transaction, { voucher, cents: -cents, reason: 'spent', order, payment }))
    if (!isSpent) return false
    // By the clock instead of the transaction's time, because refunds follow the order of use.
    await transaction.execute(sql`
      insert into ${p} (${named(p, 'id', 'orderId', 'method', 'amountCents', 'state', 'createdAt', 'settledAt')})
      values (${payment}, ${order}, ${state(p.method, 'gift-voucher')}, ${cents}, ${state(p.state, 'paid')}, clock_timestamp(), now())`)
  }
  return true
}

/**
 * Charges the vouchers of a given-up order again when it is placed after all, also a voucher that has expired since.
 * @returns false, without any change, where a balance is too low
 */
export async function spendAgain(transaction: Database, order: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select distinct on (${e.giftCard}) ${e.giftCard} as voucher, -${e.cents} as cents, ${g.balanceCents} >= -${e.cents} as enough
    from ${e} join ${g} on ${g.id} = ${e.giftCard}
    where ${e.orderId} = ${order} and ${isOneOf(e.reason, 'spent')} order by ${e.giftCard}, ${e.id}`)
  const parts = z.array(z.object({ voucher: z.string(), cents: z.number(), enough: z.boolean() })).parse(rows)
  if (parts.some(({ enough }) => !enough)) return false
  return spendVouchers(transaction, order, parts, null)
}

/** Days for which a voucher stays valid at least after a refund to it. */
const daysAfterRefund = 180

/** Refunds a payment to its voucher, once per refund. @returns false where no voucher has paid */
export async function creditVoucher(
  transaction: Database,
  { payment, refund, cents, order }: { payment: string; refund: string; cents: number; order: string },
): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select ${e.giftCard} as voucher, ${e.cents} from ${e} where ${e.payment} = ${payment}`)
  const [spent] = spentRow.parse(rows)
  if (!spent) return false
  const until = addDays(sofiaDay(), daysAfterRefund)
  // Customers never lose money: a void or expired voucher becomes valid again.
  await transaction.execute(sql`
    update ${g} set ${becomes(g.state, 'active')}, ${named(g, 'expiresOn')} = greatest(${g.expiresOn}, ${until}::date),
      ${named(g, 'remindedAt')} = case when ${g.expiresOn} < ${until}::date then null else ${g.remindedAt} end
    where ${g.id} = ${spent.voucher}`)
  return moveBalance(transaction, { voucher: spent.voucher, cents, reason: 'refunded', order, refund })
}

export async function activateVoucher(transaction: Database, order: string): Promise<void> {
  const { rows } = await transaction.execute(sql`
    update ${g} set ${becomes(g.state, 'active')} where ${g.orderId} = ${order} and ${isOneOf(g.state, 'ordered')}
    returning ${g.id} as voucher, ${g.amountCents} as cents`)
  for (const bought of spentRow.parse(rows)) await moveBalance(transaction, { ...bought, reason: 'issued', order })
}

export async function voidVoucher(transaction: Database, id: string, by: Pick<Entry, 'staff' | 'note'> = {}) {
  const { rows } = await transaction.execute(sql`
    select ${g.id} as voucher, ${g.balanceCents} as cents from ${g} where ${g.id} = ${id} and ${isOneOf(g.state, 'active')} for update`)
  const [left] = spentRow.parse(rows)
  if (left && left.cents > 0)
    await moveBalance(transaction, { voucher: id, cents: -left.cents, reason: 'voided', ...by })
  await transaction.execute(sql`update ${g} set ${becomes(g.state, 'void')} where ${g.id} = ${id}`)
  return left?.cents ?? 0
}

/** A condition on a voucher: nothing of it was used, so its order may be cancelled. */
export const isUnused = sql`(${isOneOf(g.state, 'ordered')} or ${g.balanceCents} >= ${g.amountCents})`

/** Voids the unused voucher of a cancelled order. @returns false where some of it was used */
export async function voidUnused(transaction: Database, order: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select ${g.id}, ${g.state} from ${g} where ${g.orderId} = ${order} and ${isUnused}`)
  const [unused] = z.array(z.object({ id: z.string(), state: z.enum(voucherStates) })).parse(rows)
  // An unpaid voucher stays as it is, because a late payment makes it valid.
  if (unused?.state === 'active') await voidVoucher(transaction, unused.id)
  return unused !== undefined
}
