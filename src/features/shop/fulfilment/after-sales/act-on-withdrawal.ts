import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { cancelOrder } from '@/features/shop/orders/cancel-order'
import { isPacked } from '@/features/shop/orders/parcel-conditions'
import { uuidsOf } from '@/server/db/row-ids'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { inTransactionOf, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { isOpenWithdrawal } from '@/server/open-matters'
import { announceReturn } from './announce-return'
import { isOfEverything, statement } from './read-form'
import { isInTime, returnableLines } from './returnable'

const { orders, shop } = tables
const { shipments, withdrawals } = shop

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

/**
 * Retries statements of the last hour whose first try failed (the process ended or the order was locked), those whose
 * goods arrived in the last hour, and all whose order nobody packs, because a claim that is given back or a parcel that
 * is unpacked has held them up. Statements still open afterwards are in the list of staff.
 */
export async function actOnRecentWithdrawals(payload: Payload, now = new Date()): Promise<void> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const { rows } = await payload.db.drizzle.execute(sql`
    select ${withdrawals.id} from ${withdrawals}
    where (${withdrawals.statedAt} between ${moment} - interval '1 hour' and ${moment} - interval '1 minute'
        or exists (select from ${shipments} where ${shipments.orderId} = ${withdrawals.orderId} and ${isOneOf(shipments.state, 'delivered')}
          and ${shipments.endedAt} between ${moment} - interval '1 hour' and ${moment})
        or exists (select from ${orders} where ${orders.id} = ${withdrawals.orderId}
          and ${withdrawals.statedAt} <= ${moment} - interval '1 minute'
          and ${isOneOf(orders.status, 'awaiting-payment', 'placed')} and not ${isPacked(orders.id)}))
      and ${withdrawals.isVerified} and ${withdrawals.goods} is null and ${isOpenWithdrawal}`)
  for (const id of uuidsOf(rows)) {
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
    if (refused !== 'paid') return refused === null
  }
  return false
}
