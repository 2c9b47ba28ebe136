import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { moneyDue, type OrderSums } from '@/domain/money-due'
import { openReturnStates, orderStatuses, returnStates } from '@/domain/order-states'
import { withdrawalExceptions } from '@/domain/withdrawal'
import { hasParcel } from '@/features/shop/orders/parcel-conditions'
import { type Listed, listedRows, withBroken } from '@/server/db/readable-rows'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { isOpenWithdrawal } from '@/server/open-matters'
import { readOrderSums } from '../money-due'
import { statement } from './read-form'
import { type ReturnableLine, returnableLinesOf } from './returnable'

const { orders, ordersLines, returns, returnsLines, shop } = tables
const { orderLines, payments, refunds, withdrawals } = shop
const mostListed = 100

const statedRow = statement.extend({
  statedAt: z.coerce.date(),
  isVerified: z.boolean(),
  order: z
    .object({ id: z.string(), number: z.string(), status: z.enum(orderStatuses), hasParcel: z.boolean() })
    .nullable(),
})
type StatedWithdrawal = z.infer<typeof statedRow>
export type OpenWithdrawal = StatedWithdrawal & { ofOrder: ReturnableLine[] }

type LookedUp = { withdrawal: string; number: string }

export async function readOpenWithdrawals(
  database: Database,
  lookedUp: LookedUp | null,
): Promise<Listed<OpenWithdrawal>> {
  const open = await readWithdrawals(database, {
    condition: isOpenWithdrawal,
    sorted: sql`${withdrawals.statedAt}`,
    lookedUp,
    most: mostListed,
  })
  const lines = await returnableLinesOf(
    database,
    open.flatMap(({ order }) => order?.id ?? []),
  )
  return withBroken(
    open.map((one) => ({ ...one, ofOrder: lines.get(one.order?.id ?? '') ?? [] })),
    open.broken,
  )
}

export const readSettledWithdrawals = (database: Database) =>
  readWithdrawals(database, {
    condition: sql`not ${isOpenWithdrawal}`,
    sorted: sql`${withdrawals.statedAt} desc`,
    lookedUp: null,
    most: 20,
  })

type Which = { condition: SQL; sorted: SQL; lookedUp: LookedUp | null; most: number }

async function readWithdrawals(
  database: Database,
  { condition, sorted, lookedUp, most }: Which,
): Promise<Listed<StatedWithdrawal>> {
  const number = lookedUp
    ? sql`(case when ${withdrawals.id} = ${lookedUp.withdrawal} then ${lookedUp.number} else ${withdrawals.orderNumber} end)`
    : sql`${withdrawals.orderNumber}`
  const { rows } = await database.execute(sql`
    select ${withdrawals.id}, ${withdrawals.language}, ${withdrawals.name}, ${withdrawals.orderNumber} as "orderNumber",
      ${withdrawals.email}, ${withdrawals.goods}, ${withdrawals.lines}, ${withdrawals.statedAt} as "statedAt",
      ${withdrawals.isVerified} as "isVerified",
      (select json_build_object('id', ${orders.id}, 'number', ${orders.number}, 'status', ${orders.status}, 'hasParcel', ${hasParcel(orders.id)})
        from ${orders} where ${orders.id} = ${withdrawals.orderId}
          or (${withdrawals.orderId} is null and ${orders.number} = upper(${number}))) as "order"
    from ${withdrawals} where ${condition} order by ${sorted}, ${withdrawals.id} limit ${most}`)
  return listedRows(statedRow, rows, 'withdrawals')
}

const returnRow = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(returnStates),
  requestedAt: z.coerce.date(),
  /** The time of the statement of withdrawal; without a statement the time of the announcement. */
  statedAt: z.coerce.date(),
  reason: z.string().nullable(),
  orderId: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  lines: z.array(
    z.object({
      line: z.string(),
      title: z.string(),
      sku: z.string(),
      colour: z.string().nullable(),
      size: z.string().nullable(),
      picture: z.string().nullable(),
      exception: z.enum(withdrawalExceptions).nullable(),
      pieces: z.number(),
      quantity: z.number(),
      returned: z.number(),
      unitPriceCents: z.number(),
      discountCents: z.number().nullable(),
      vatRatePercent: z.number(),
    }),
  ),
})
export type OpenReturn = z.infer<typeof returnRow> & {
  dueCents: number
  mostCents: number
  sums: OrderSums | undefined
}

export async function readOpenReturns(database: Database): Promise<Listed<OpenReturn>> {
  const stated = sql`coalesce((select ${withdrawals.statedAt} from ${withdrawals}
    where ${withdrawals.id}::text = ${returns.withdrawal}), ${returns.requestedAt})`
  const { rows } = await database.execute(sql`
    select ${returns.id}, ${returns.number}, ${returns.status}, ${returns.requestedAt} as "requestedAt", ${stated} as "statedAt",
      ${returns.reason}, ${orders.id} as "orderId", ${orders.number} as "orderNumber", ${orders.shippingAddressName} as name,
      (select coalesce(json_agg(json_build_object('line', ${ordersLines.id}, 'title', ${ordersLines.title},
        'sku', ${ordersLines.sku}, 'colour', ${ordersLines.colour}, 'size', ${ordersLines.size},
        'picture', ${ordersLines.picture}, 'exception', ${ordersLines.withdrawalException},
        'pieces', ${returnsLines.quantity}, 'quantity', ${orderLines.quantity}, 'returned', ${orderLines.returned},
        'unitPriceCents', ${ordersLines.unitPriceCents}, 'discountCents', ${ordersLines.discountCents},
        'vatRatePercent', ${ordersLines.vatRatePercent}) order by ${returnsLines._order}), '[]')
        from ${returnsLines} join ${orderLines} on ${orderLines.orderId} = ${orders.id} and ${orderLines.line} = ${returnsLines.line}
        join ${ordersLines} on ${ordersLines.id} = ${orderLines.line} and ${ordersLines._parentId} = ${orders.id}
        where ${returnsLines._parentId} = ${returns.id}) as lines
    from ${returns} join ${orders} on ${orders.id} = ${returns.orderId}
    where ${isOneOf(returns.status, ...openReturnStates)} order by "statedAt", ${returns.id} limit ${mostListed}`)
  const open = listedRows(returnRow, rows, 'returns')
  const sums = await readOrderSums(
    database,
    open.map(({ orderId }) => orderId),
  )
  return withBroken(
    open.map((one) => ({
      ...one,
      ...moneyDue(one.lines, sums.get(one.orderId)),
      sums: sums.get(one.orderId),
    })),
    open.broken,
  )
}

const failedRow = z.object({ id: z.string(), orderId: z.string(), orderNumber: z.string(), cents: z.number() })

/** The refunds that the card payment provider refused: staff have to pay them another way. */
export async function readFailedRefunds(database: Database) {
  const { rows } = await database.execute(sql`
    select ${refunds.id}, ${orders.id} as "orderId", ${orders.number} as "orderNumber", ${refunds.amountCents} as cents
    from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
    join ${payments} on ${payments.id} = ${refunds.payment}
    where ${isOneOf(refunds.state, 'failed')} order by ${refunds.createdAt} limit ${mostListed}`)
  return listedRows(failedRow, rows, 'failed refunds')
}
