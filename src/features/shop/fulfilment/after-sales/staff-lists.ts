import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod'
import { moneyDue, type OrderSums } from '@/domain/money-due'
import { openReturnStates, orderStatuses, returnStates } from '@/domain/order-states'
import { readOrderNumber } from '@/domain/typed-code'
import { withdrawalExceptions } from '@/domain/withdrawal'
import { hasParcel } from '@/features/shop/orders/parcel-conditions'
import { type AskedRows, askedForAll, isSought, listPage, pageOrFirst, placedRow } from '@/server/db/list-page'
import { type Counted, countedRows, withCount } from '@/server/db/readable-rows'
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
  ...placedRow,
  statedAt: z.coerce.date(),
  isVerified: z.boolean(),
  /** That of the statement, else the one whose number was stated or looked up. */
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
  { sought, after }: AskedRows = askedForAll,
): Promise<Counted<OpenWithdrawal>> {
  const condition = sql`${isOpenWithdrawal} and ${isSought(sought, [withdrawals.orderNumber], stater)}`
  const open = await pageOrFirst(after, (from) =>
    readWithdrawals(database, listPage({ ...listed, where: condition, after: from, most: mostListed }), lookedUp),
  )
  const lines = await returnableLinesOf(
    database,
    open.flatMap(({ order }) => order?.id ?? []),
  )
  return withCount(
    open.map((one) => ({ ...one, ofOrder: lines.get(one.order?.id ?? '') ?? [] })),
    open,
  )
}

const listed = { id: withdrawals.id, from: sql`${withdrawals}`, at: sql`${withdrawals.statedAt}` }

const stater = sql`shop.finding_text(concat_ws(' ', ${withdrawals.name}, ${withdrawals.email}))`

export function readSettledWithdrawals(database: Database) {
  const condition = sql`not ${isOpenWithdrawal}`
  return readWithdrawals(database, listPage({ ...listed, where: condition, after: null, most: 20, newest: true }), null)
}

async function readWithdrawals(
  database: Database,
  page: SQL,
  lookedUp: LookedUp | null,
): Promise<Counted<StatedWithdrawal>> {
  const { rows } = await database.execute(sql`
    select ${withdrawals.id}, ${withdrawals.language}, ${withdrawals.name}, ${withdrawals.orderNumber} as "orderNumber",
      ${withdrawals.email}, ${withdrawals.goods}, ${withdrawals.lines}, ${withdrawals.statedAt} as "statedAt",
      ${withdrawals.isVerified} as "isVerified", ${withdrawals.orderId} as "orderId", page.place, page.position, page.count
    from ${page} as page join ${withdrawals} on ${withdrawals.id} = page.id order by page.position`)
  const stated = namingRows.parse(rows)
  const keyOf = ({ id, orderId, orderNumber }: (typeof stated)[number]) =>
    orderId ?? readOrderNumber(lookedUp?.withdrawal === id ? lookedUp.number : orderNumber)
  const known = await readOrders(database, {
    ids: stated.flatMap(({ orderId }) => orderId ?? []),
    numbers: stated.filter(({ orderId }) => !orderId).map(keyOf),
  })
  const withOrders = stated.map((row) => ({ ...row, order: known.get(keyOf(row)) ?? null }))
  return countedRows(statedRow, withOrders, 'withdrawals')
}

const namingRows = z.array(z.looseObject({ id: z.string(), orderNumber: z.string(), orderId: z.string().nullable() }))
const orderRows = z.array(z.looseObject({ id: z.string(), number: z.string() }))

/** By id and by number. */
async function readOrders(database: Database, { ids, numbers }: { ids: string[]; numbers: string[] }) {
  const { rows } = await database.execute(sql`
    select ${orders.id}, ${orders.number}, ${orders.status}, ${hasParcel(orders.id)} as "hasParcel" from ${orders}
    where ${orders.id} = any(${sql.param(ids)}::uuid[]) or ${orders.number} = any(${sql.param(numbers)}::text[])`)
  return new Map(orderRows.parse(rows).flatMap((order) => [[order.id, order] as const, [order.number, order] as const]))
}

const returnRow = z.object({
  ...placedRow,
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

export async function readOpenReturns(
  database: Database,
  { sought, after }: AskedRows = askedForAll,
): Promise<Counted<OpenReturn>> {
  const open = await pageOrFirst(after, (from) => readReturns(database, { sought, after: from }))
  const sums = await readOrderSums(
    database,
    open.map(({ orderId }) => orderId),
  )
  return withCount(
    open.map((one) => ({ ...one, ...moneyDue(one.lines, sums.get(one.orderId)), sums: sums.get(one.orderId) })),
    open,
  )
}

async function readReturns(database: Database, { sought, after }: AskedRows) {
  // The text is cast and not the key, whose index finds the statement.
  const stated = sql`coalesce((select ${withdrawals.statedAt} from ${withdrawals}
    where ${withdrawals.id} = nullif(${returns.withdrawal}, '')::uuid), ${returns.requestedAt})`
  const page = listPage({
    id: returns.id,
    from: sql`${returns} join ${orders} on ${orders.id} = ${returns.orderId}`,
    at: stated,
    where: sql`${isOneOf(returns.status, ...openReturnStates)} and ${isSought(sought, [returns.number, orders.number], orders.finder)}`,
    after,
    most: mostListed,
  })
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
        where ${returnsLines._parentId} = ${returns.id}) as lines, page.place, page.position, page.count
    from ${page} as page join ${returns} on ${returns.id} = page.id join ${orders} on ${orders.id} = ${returns.orderId}
    order by page.position`)
  return countedRows(returnRow, rows, 'returns')
}

const failedRow = z.object({ id: z.string(), orderId: z.string(), orderNumber: z.string(), cents: z.number() })

/** The refunds that the card payment provider refused: staff have to pay them another way. */
export async function readFailedRefunds(database: Database) {
  const { rows } = await database.execute(sql`
    select ${refunds.id}, ${orders.id} as "orderId", ${orders.number} as "orderNumber", ${refunds.amountCents} as cents,
      count(*) over ()::integer as count
    from ${refunds} join ${orders} on ${orders.id} = ${refunds.orderId}
    join ${payments} on ${payments.id} = ${refunds.payment}
    where ${isOneOf(refunds.state, 'failed')} order by ${refunds.createdAt} limit ${mostListed}`)
  return countedRows(failedRow, rows, 'failed refunds')
}
