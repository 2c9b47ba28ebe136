import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { openOrderStatuses } from '@/domain/order-states'
import { cancelOrder } from '@/features/shop/orders/cancel-order'
import { isPacked } from '@/features/shop/orders/parcel-conditions'
import { isUnused } from '@/features/shop/orders/vouchers/ledger'
import { uuidsOf } from '@/server/db/row-ids'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type Database, inTransactionOf, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { isOpenWithdrawal } from '@/server/open-matters'
import { announceReturn } from './announce-return'
import { isOfEverything, statement } from './read-form'
import { isInTime, returnableLines } from './returnable'

const { orders, shop } = tables
const { giftCards, orderLines, shipments, withdrawals } = shop

const openRow = statement.pick({ goods: true, lines: true }).extend({ order: z.string(), stated_at: z.coerce.date() })

/**
 * Acts upon a statement whose order is known: before dispatch the order is cancelled, after delivery a return is
 * announced; an order that is packed or under way waits. Goods named in words, partly sent orders, used gift vouchers
 * and late statements are left to staff. Safe to repeat.
 */
export async function actOnWithdrawal(payload: Payload, id: string): Promise<void> {
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${withdrawals.orderId} as order, ${withdrawals.goods}, ${withdrawals.lines}, ${withdrawals.statedAt} as stated_at from ${withdrawals}
    where ${withdrawals.id} = ${id} and ${withdrawals.isVerified} and ${isOpenWithdrawal}`)
  const [stated] = z.array(openRow).parse(rows)
  if (!stated || stated.goods !== null) return
  const { order } = stated
  const lines = await returnableLines(payload.db.drizzle, order)
  const quantityOf = ({ line, kept }: (typeof lines)[number]) =>
    isOfEverything(stated) ? kept : (stated.lines.find((one) => one.line === line)?.quantity ?? 0)
  const isWhole = lines.every((line) => quantityOf(line) === line.kept)
  if (isWhole && (await isCancelled(payload, order))) return
  await inTransactionOf(payload, async (req) => {
    const transaction = await transactionOf(req)
    const now = await returnableLines(transaction, order)
    const back = now.map((line) => ({ line: line.line, quantity: quantityOf(line), arrived: line.arrived }))
    const isThere =
      back.every(({ quantity, arrived }) => quantity <= arrived) && back.some(({ quantity }) => quantity > 0)
    if (!isThere || !(await isInTime(transaction, order, stated.stated_at))) return
    await announceReturn(req, { order, lines: back, withdrawal: id, reason: null })
  })
}

/** Statements that are retried in one run because nobody packs their order any longer. */
const mostWaiting = 50

/** Every piece that the order still has is stated. A condition on `withdrawals` whose order has no parcel. */
const isOfWholeOrder = sql`(${withdrawals.lines} = '[]' or not exists (select from ${orderLines}
  where ${orderLines.orderId} = ${withdrawals.orderId} and ${orderLines.quantity} - ${orderLines.returned} <> coalesce((
    select sum((stated ->> 'quantity')::integer) from jsonb_array_elements(${withdrawals.lines}) as stated
    where stated ->> 'line' = ${orderLines.line}), 0)))`

/** The order of a used gift voucher is never cancelled. */
const mayBeCancelled = sql`(${isOneOf(orders.kind, 'goods')}
  or exists (select from ${giftCards} where ${giftCards.orderId} = ${orders.id} and ${isUnused}))`

/**
 * Open statements to be acted upon again: those of the last hour whose first try failed (the process ended or the order
 * was locked), those whose goods arrived in the last hour, and of each order that nobody packs, because a claim was
 * given back or a parcel unpacked, the first that cancels it. Of the last, which may fail for longer, each run takes
 * others, so that none keeps the rest waiting.
 */
export async function withdrawalsToRetry(database: Database, now: Date, most = mostWaiting): Promise<string[]> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const readable = sql`(${withdrawals.isVerified} and ${withdrawals.goods} is null and ${isOpenWithdrawal})`
  const { rows } = await database.execute(sql`
    select ${withdrawals.id} from ${withdrawals}
    where (${withdrawals.statedAt} between ${moment} - interval '1 hour' and ${moment} - interval '1 minute'
        or exists (select from ${shipments} where ${shipments.orderId} = ${withdrawals.orderId} and ${isOneOf(shipments.state, 'delivered')}
          and ${shipments.endedAt} between ${moment} - interval '1 hour' and ${moment}))
      and ${readable}
    union
    (select waiting.id from (
        select distinct on (${orders.id}) ${withdrawals.id}, ${orders.id} as "order"
        from ${withdrawals} join ${orders} on ${orders.id} = ${withdrawals.orderId}
        where ${mayBeCancelled} and ${isOneOf(orders.status, ...openOrderStatuses)}
          and not ${isPacked(orders.id)} and ${withdrawals.statedAt} <= ${moment} - interval '1 minute'
          and ${isOfWholeOrder} and ${readable}
        order by ${orders.id}, ${withdrawals.statedAt}, ${withdrawals.id}) as waiting
      order by md5(waiting."order"::text || ${now.toISOString()}::text) limit ${most})`)
  return uuidsOf(rows)
}

/** Statements still open afterwards are in the list of staff. */
export async function actOnRecentWithdrawals(payload: Payload, now = new Date()): Promise<void> {
  for (const id of await withdrawalsToRetry(payload.db.drizzle, now)) {
    await actOnWithdrawal(payload, id).catch((error: unknown) =>
      log.error({ withdrawal: id, error }, 'a withdrawal could not be acted upon'),
    )
  }
}

/**
 * Cancels an order that has not left. A payment that runs at this moment makes the first try fail; the placed order is
 * cancelled by the second.
 */
async function isCancelled(payload: Payload, order: string): Promise<boolean> {
  for (const _ of ['as it stands', 'after its payment']) {
    const refused = await cancelOrder(await createLocalReq({}, payload), order, 'customer')
    if (refused === 'provider') throw new Error('the payment provider does not answer')
    if (refused !== 'paid') return refused === null
  }
  return false
}
