import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { addDays, type CalendarDay, sofiaDay } from '@/domain/calendar-day'
import type { LedgerReason } from '@/domain/payment-states'
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
  /** Who corrects, and why. */
  staff?: string
  note?: string
}

/**
 * The only way in which a balance changes: with an entry of the ledger, so that it is the sum of its entries. Never below 0.
 * @returns false where the voucher is not valid or has too little
 */
export async function moveBalance(transaction: Database, entry: Entry): Promise<boolean> {
  const { voucher, cents, reason, order = null, payment = null, refund = null, staff = null, note = null } = entry
  const { rows } = await transaction.execute(sql`
    with moved as (
      update ${g} set ${named(g, 'balanceCents')} = ${g.balanceCents} + ${cents}
      where ${g.id} = ${voucher} and ${g.state} = 'active' and ${g.balanceCents} + ${cents} >= 0 returning ${g.id}
    )
    insert into ${e} (${named(e, 'giftCard', 'cents', 'reason', 'orderId', 'payment', 'refund', 'staff', 'note')})
    select moved.id, ${cents}::integer, ${reason}, ${order}::uuid, ${payment}::uuid, ${refund}::uuid, ${staff}::uuid, ${note}
    from moved returning ${e.id}`)
  return rows.length > 0
}

const idRow = z.array(z.object({ id: z.string() }))
const spentRow = z.array(z.object({ voucher: z.string(), cents: z.number() }))

/** Locks vouchers in the order of their ids, so that two orders never wait for each other. */
export async function lockVouchers(transaction: Database, ids: string[]): Promise<void> {
  await transaction.execute(sql`
    select from ${g} where ${g.id} = any(${sql.param(ids)}::uuid[]) order by ${g.id} for update`)
}

/** Locks the voucher that an order bought, and those that paid for it. */
export async function lockVouchersOf(transaction: Database, order: string): Promise<void> {
  const { rows } = await transaction.execute(sql`
    select ${g.id} from ${g} where ${g.orderId} = ${order}
    union select ${e.giftCard} from ${e} where ${e.orderId} = ${order}`)
  await lockVouchers(
    transaction,
    idRow.parse(rows).map(({ id }) => id),
  )
}

/** A voucher, and what of an order it pays, in cents. */
export type VoucherPart = { voucher: string; cents: number }

/**
 * Pays a part of an order with each of the vouchers: each is a payment that has come. In the transaction of the order; the caller undoes it
 * where this returns false, because one of them is not valid on that day (null: however old it is) or has too little.
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
    // By the clock, not by the transaction: refunds go back in the order of use.
    await transaction.execute(sql`
      insert into ${p} (${named(p, 'id', 'orderId', 'method', 'amountCents', 'state', 'createdAt', 'settledAt')})
      values (${payment}, ${order}, 'gift-voucher', ${cents}, 'paid', clock_timestamp(), now())`)
  }
  return true
}

/**
 * Takes from its vouchers again what they had paid of an order that was given up and is placed after all, also from one that has expired
 * since. @returns false, with all of them as they were, where one has too little now
 */
export async function spendAgain(transaction: Database, order: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select distinct on (${e.giftCard}) ${e.giftCard} as voucher, -${e.cents} as cents, ${g.balanceCents} >= -${e.cents} as enough
    from ${e} join ${g} on ${g.id} = ${e.giftCard}
    where ${e.orderId} = ${order} and ${e.reason} = 'spent' order by ${e.giftCard}, ${e.id}`)
  const parts = z.array(z.object({ voucher: z.string(), cents: z.number(), enough: z.boolean() })).parse(rows)
  if (parts.some(({ enough }) => !enough)) return false
  return spendVouchers(transaction, order, parts, null)
}

/** A voucher to which something comes back can be used for this many days at least. */
const daysAfterRefund = 180

/** What a voucher had paid is on it again, once for each refund. @returns whether the payment was that of a voucher */
export async function creditVoucher(
  transaction: Database,
  { payment, refund, cents, order }: { payment: string; refund: string; cents: number; order: string },
): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select ${e.giftCard} as voucher, ${e.cents} from ${e} where ${e.payment} = ${payment}`)
  const [spent] = spentRow.parse(rows)
  if (!spent) return false
  const until = addDays(sofiaDay(), daysAfterRefund)
  // Money of the customer is never lost: a voucher that was void or has expired is valid again.
  await transaction.execute(sql`
    update ${g} set ${named(g, 'state')} = 'active', ${named(g, 'expiresOn')} = greatest(${g.expiresOn}, ${until}::date)
    where ${g.id} = ${spent.voucher}`)
  return moveBalance(transaction, { voucher: spent.voucher, cents, reason: 'refunded', order, refund })
}

/** The voucher that an order bought is paid: it has its balance, once. */
export async function activateVoucher(transaction: Database, order: string): Promise<void> {
  const { rows } = await transaction.execute(sql`
    update ${g} set ${named(g, 'state')} = 'active' where ${g.orderId} = ${order} and ${g.state} = 'ordered'
    returning ${g.id} as voucher, ${g.amountCents} as cents`)
  for (const bought of spentRow.parse(rows)) await moveBalance(transaction, { ...bought, reason: 'issued', order })
}

/** Takes everything that is left from a voucher and voids it, and its codes. @returns what was left, in cents */
export async function voidVoucher(transaction: Database, id: string, by: Pick<Entry, 'staff' | 'note'> = {}) {
  const { rows } = await transaction.execute(sql`
    select ${g.id} as voucher, ${g.balanceCents} as cents from ${g} where ${g.id} = ${id} and ${g.state} = 'active' for update`)
  const [left] = spentRow.parse(rows)
  if (left && left.cents > 0)
    await moveBalance(transaction, { voucher: id, cents: -left.cents, reason: 'voided', ...by })
  await transaction.execute(sql`update ${g} set ${named(g, 'state')} = 'void' where ${g.id} = ${id}`)
  return left?.cents ?? 0
}

/** Voids the voucher of an order that is cancelled, where nothing of it has been used. @returns whether that is so */
export async function voidUnused(transaction: Database, order: string): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select ${g.id}, ${g.state} from ${g} where ${g.orderId} = ${order}
      and (${g.state} = 'ordered' or ${g.balanceCents} >= ${g.amountCents})`)
  const [unused] = z.array(z.object({ id: z.string(), state: z.string() })).parse(rows)
  // One that was never paid stays as it is: a payment that comes late after all makes it valid.
  if (unused?.state === 'active') await voidVoucher(transaction, unused.id)
  return unused !== undefined
}
