import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'
import { z } from 'zod'
import { openReturnStates } from '@/domain/order-states'
import { readOrderNumber } from '@/domain/typed-code'
import { lockOrder, moveOrder } from '@/features/shop/orders/move-order'
import { inTransaction } from '@/server/cms'
import { uuidsOf } from '@/server/db/row-ids'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { log } from '@/server/log'
import { isOpenWithdrawal, isWithdrawable, lastParcelEnded } from '@/server/open-matters'
import { shutdown } from '@/server/shutdown'

const { orders, returns, shop } = tables
const { orderLines, payments, refunds, shipments, withdrawals } = shop

const atOnce = 500

/** Delivered, refunded, and past the time to withdraw. */
const isOver = () => sql`${isOneOf(orders.status, 'placed')}
  and not exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.shipped} < ${orderLines.quantity})
  and not exists (select from ${shipments} where ${shipments.orderId} = ${orders.id} and ${isNoneOf(shipments.state, 'delivered', 'returned')})
  and not exists (select from ${refunds} where ${refunds.orderId} = ${orders.id} and ${isNoneOf(refunds.state, 'done')})
  and not exists (select from ${returns} where ${returns.orderId} = ${orders.id} and ${isOneOf(returns.status, ...openReturnStates)})
  and not exists (select from ${withdrawals} where ${withdrawals.orderId} = ${orders.id} and ${isOpenWithdrawal})
  and case when ${isOneOf(orders.kind, 'gift-voucher')}
    then not ${isWithdrawable(orders.placedAt)}
      and not exists (select from ${payments} where ${payments.orderId} = ${orders.id}
        and ${isWithdrawable(payments.settledAt)})
    else exists (select from ${shipments} where ${shipments.orderId} = ${orders.id})
  end
  and not coalesce(${isWithdrawable(lastParcelEnded)}, false)`

const statedRows = z.array(z.object({ number: z.string() }))

/** A statement from another mailbox may be genuine: the order that it names stays open until staff have decided. */
async function statedNumbers(database: Database): Promise<string[]> {
  const { rows } = await database.execute(sql`
    select ${withdrawals.orderNumber} as number from ${withdrawals} where ${withdrawals.orderId} is null and ${isOpenWithdrawal}`)
  return statedRows.parse(rows).map(({ number }) => readOrderNumber(number))
}

async function overOrders(database: Database, which: SQL, most: number): Promise<string[]> {
  const stated = await statedNumbers(database)
  const { rows } = await database.execute(sql`
    select ${orders.id} from ${orders} where ${isOver()} and ${which}
      and ${orders.number} <> all(${sql.param(stated)}::text[]) order by ${orders.id} limit ${most}`)
  return uuidsOf(rows)
}

/**
 * Closes orders whose time to withdraw is over, with no withdrawal, return or refund open. An order whose parcels all
 * came back is closed at once. For a gift voucher the days begin with its payment. Safe to repeat.
 */
export async function closeOrders({ db }: Payload, most = atOnce): Promise<void> {
  for (let after: string | null = null; ; ) {
    const page: string[] = await overOrders(db.drizzle, after ? sql`${orders.id} > ${after}::uuid` : sql`true`, most)
    for (const id of page) {
      if (shutdown.signal.aborted) return
      // One failure must not leave the others open; the next run tries again.
      await closeOrder(id).catch((error: unknown) => log.error({ order: id, error }, 'an order could not be closed'))
    }
    after = page.at(-1) ?? null
    if (!after) return
  }
}

function closeOrder(id: string): Promise<void> {
  return inTransaction(async (req) => {
    const transaction = await transactionOf(req)
    // A return may have been announced since the reading.
    await lockOrder(transaction, id)
    const [over] = await overOrders(transaction, sql`${orders.id} = ${id}`, 1)
    if (over) await moveOrder(transaction, over, 'closed', 'system')
  })
}
