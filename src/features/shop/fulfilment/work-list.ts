import { sql } from '@payloadcms/db-postgres'
import { alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { holdReasons, holdWays, orderStatuses, type ParcelState, paymentMethods } from '@/domain/order-states'
import type { AttemptState } from '@/domain/payment-states'
import { isHeld } from '@/features/shop/orders/hold'
import { isWithdrawn } from '@/features/shop/orders/parcel-conditions'
import { paidByStaff } from '@/features/shop/orders/payments/refunds'
import { dayInSofia } from '@/server/db/days'
import { type Counted, countedRows, type Listed, listedRows } from '@/server/db/readable-rows'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'
import { hasOpenPieces } from './pack'

const { orders, ordersLines, shop, users } = tables
const { orderHolds, orderLines, packing, payments, refunds, shipments } = shop
const o = alias(orders, 'o')

export const workKinds = [
  'pack',
  'confirm',
  'late',
  'mine',
  'taken',
  'ship',
  'sent',
  'refused',
  'payment',
  'refund',
] as const
export type WorkKind = (typeof workKinds)[number]

const has = {
  parcel: (state: ParcelState) =>
    sql`exists (select from ${shipments} where ${shipments.orderId} = ${o.id} and ${shipments.state} = ${state})`,
  packer: sql`exists (select from ${packing} where ${packing.orderId} = ${o.id})`,
}

/** Paid in full, or to be paid at the door. */
const payable = sql`(${isOneOf(o.paymentMethod, 'cash-on-delivery')} or ${o.totalCents} <= (
  select coalesce(sum(${payments.amountCents}), 0) from ${payments}
  where ${payments.orderId} = ${o.id} and ${isOneOf(payments.state, 'paid')}))`

const held = isHeld(o.id)

/** The parcel was promised by today and has not left. */
const isLate = sql`(${isOneOf(o.status, 'placed')} and ${o.deliveryTo} <= ${dayInSofia(sql`now()`)}::text and ${payable} and not ${held}
  and (${hasOpenPieces} or ${has.parcel('packed')}))`

/** The customer has withdrawn, and something could still be sent: goods that were delivered are a return. */
const mustNotBeSent = sql`(${isWithdrawn(o.id)} and (${hasOpenPieces} or ${has.parcel('packed')}))`

function conditionOf(kind: WorkKind, staff: string) {
  const placed = isOneOf(o.status, 'placed')
  const conditions = {
    pack: sql`${placed} and ${hasOpenPieces} and not ${has.packer} and not ${held} and not ${isWithdrawn(o.id)} and ${payable}`,
    confirm: sql`${placed} and ${held}`,
    late: isLate,
    mine: sql`${placed} and exists (
      select from ${packing} where ${packing.orderId} = ${o.id} and ${packing.staff} = ${staff})`,
    taken: sql`${placed} and exists (
      select from ${packing} where ${packing.orderId} = ${o.id} and ${packing.staff} <> ${staff})`,
    ship: sql`${placed} and ${has.parcel('packed')}`,
    sent: sql`${placed} and ${has.parcel('shipped')}`,
    payment: isOneOf(o.status, 'awaiting-payment'),
    refused: sql`${placed} and ${has.parcel('refused')}`,
    refund: sql`exists (select from ${refunds} where ${refunds.orderId} = ${o.id} and ${isNoneOf(refunds.state, 'done')})`,
  } satisfies Record<WorkKind, ReturnType<typeof sql>>
  return conditions[kind]
}

const packRows = z.tuple([z.object({ count: z.coerce.number() })])

/** For every page of the CMS, whose menu shows this number alone. */
export async function countToPack(database: Database): Promise<number> {
  const { rows } = await database.execute(sql`select count(*) from ${orders} o where ${conditionOf('pack', '')}`)
  return packRows.parse(rows)[0].count
}

const countRow = z.object({ kind: z.enum(workKinds), count: z.coerce.number() })

export async function countWork(database: Database, staff: string): Promise<Record<WorkKind, number>> {
  const each = workKinds.map(
    (kind) => sql`select ${kind} as kind, count(*) from ${orders} o where ${conditionOf(kind, staff)}`,
  )
  const { rows } = await database.execute(sql.join(each, sql` union all `))
  const counts = z.array(countRow).parse(rows)
  const of = (kind: WorkKind) => counts.find((row) => row.kind === kind)?.count ?? 0
  return {
    pack: of('pack'),
    confirm: of('confirm'),
    late: of('late'),
    mine: of('mine'),
    taken: of('taken'),
    ship: of('ship'),
    sent: of('sent'),
    refused: of('refused'),
    payment: of('payment'),
    refund: of('refund'),
  }
}

const workRow = z.object({
  id: z.string(),
  number: z.string(),
  placedAt: z.coerce.date(),
  status: z.enum(orderStatuses),
  totalCents: z.number(),
  /** Open amount of a bank transfer; for a cancelled order whose transfer did not come, the whole that revives it. */
  awaitedCents: z.coerce.number(),
  /** Refunds that staff have to pay; `providerRefundCents` are paid by the card payment provider. */
  refundCents: z.coerce.number(),
  refundIds: z.array(z.string()),
  providerRefundCents: z.coerce.number(),
  paymentMethod: z.enum(paymentMethods),
  paymentDueAt: z.coerce.date().nullable(),
  shippingMethod: z.string(),
  name: z.string(),
  city: z.string(),
  pieces: z.coerce.number(),
  isLate: z.boolean(),
  mustNotBeSent: z.boolean(),
  hold: z.object({ reason: z.enum(holdReasons), way: z.enum(holdWays), endsAt: z.coerce.date() }).nullable(),
  phone: z.string().nullable(),
  isFree: z.boolean(),
  customerNote: z.string().nullable(),
  packer: z.string().nullable(),
  packerId: z.string().nullable(),
})
export type WorkOrder = z.infer<typeof workRow>

const openRefunds = sql`from ${refunds} join ${payments} on ${payments.id} = ${refunds.payment}
  where ${refunds.orderId} = ${o.id} and ${isNoneOf(refunds.state, 'done')}`
const refundSum = sql`select coalesce(sum(${refunds.amountCents}), 0) ${openRefunds}`

const awaitedTransfer = (state: AttemptState) => sql`from ${payments}
  where ${payments.orderId} = ${o.id} and ${isOneOf(payments.method, 'bank-transfer')} and ${payments.state} = ${state}`

const mostListed = 100

export function readWork(database: Database, kind: WorkKind, staff: string): Promise<Counted<WorkOrder>> {
  return readOrders(database, conditionOf(kind, staff))
}

export async function readWorkOf(database: Database, order: string): Promise<WorkOrder | null> {
  return (await readOrders(database, sql`${o.id} = ${order}`))[0] ?? null
}

async function readOrders(database: Database, condition: ReturnType<typeof sql>): Promise<Counted<WorkOrder>> {
  const { rows } = await database.execute(sql`
    select ${o.id}, ${o.number}, ${o.placedAt} as "placedAt", ${o.status}, ${o.totalCents} as "totalCents",
      ${o.paymentMethod} as "paymentMethod", ${o.paymentDueAt} as "paymentDueAt", ${o.shippingMethod} as "shippingMethod",
      ${o.shippingAddressName} as name, ${o.shippingAddressCity} as city, coalesce(${isLate}, false) as "isLate", ${mustNotBeSent} as "mustNotBeSent",
      (${conditionOf('pack', '')}) as "isFree", ${o.shippingAddressPhone} as phone,
      (select json_build_object('reason', ${orderHolds.reason}, 'way', ${orderHolds.way}, 'endsAt', ${orderHolds.endsAt}) from ${orderHolds}
        where ${orderHolds.orderId} = ${o.id} and ${orderHolds.releasedAt} is null and ${isOneOf(o.status, 'placed')}) as hold,
      ${o.customerNote} as "customerNote",
      case when ${isNoneOf(o.status, 'cancelled')} then (select coalesce(sum(${payments.amountCents}), 0) ${awaitedTransfer('pending')})
        when exists (select ${awaitedTransfer('expired')}) then ${o.totalCents} - coalesce(${o.voucherCents}, 0)
        else 0 end as "awaitedCents",
      (${refundSum} and ${paidByStaff}) as "refundCents", (${refundSum} and not ${paidByStaff}) as "providerRefundCents",
      (select coalesce(json_agg(${refunds.id}), '[]') ${openRefunds} and ${paidByStaff}) as "refundIds",
      (select coalesce(nullif(sum(${orderLines.quantity} - ${orderLines.shipped}), 0), sum(${orderLines.quantity}), 0)
        from ${orderLines} where ${orderLines.orderId} = ${o.id}) as pieces,
      (select coalesce(${users.name}, ${users.email}) from ${packing} join ${users} on ${users.id} = ${packing.staff}
        where ${packing.orderId} = ${o.id}) as packer,
      (select ${packing.staff} from ${packing} where ${packing.orderId} = ${o.id}) as "packerId",
      count(*) over ()::integer as count
    from ${orders} o where ${condition} order by ${o.placedAt}, ${o.id} limit ${mostListed}`)
  return countedRows(workRow, rows, 'orders')
}

const openLineRow = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  name: z.string(),
  city: z.string(),
  shippingMethod: z.string(),
  customerNote: z.string().nullable(),
  line: z.string(),
  title: z.string(),
  colour: z.string().nullable(),
  size: z.string().nullable(),
  sku: z.string(),
  ean: z.string().nullable(),
  picture: z.string().nullable(),
  open: z.number(),
})
export type OpenLine = z.infer<typeof openLineRow>

export async function readOpenLines(database: Database, staff: string): Promise<Listed<OpenLine>> {
  const { variants } = tables
  const { rows } = await database.execute(sql`
    select ${o.id} as "orderId", ${o.number} as "orderNumber", ${o.shippingAddressName} as name, ${o.shippingAddressCity} as city,
      ${o.shippingMethod} as "shippingMethod", ${o.customerNote} as "customerNote", ${orderLines.line}, ${ordersLines.title}, ${ordersLines.colour},
      ${ordersLines.size}, ${ordersLines.sku}, ${variants.ean}, ${ordersLines.picture},
      ${orderLines.quantity} - ${orderLines.shipped} as open
    from ${packing} join ${orders} o on ${o.id} = ${packing.orderId}
    join ${orderLines} on ${orderLines.orderId} = ${o.id} and ${orderLines.shipped} < ${orderLines.quantity}
    join ${ordersLines} on ${ordersLines.id} = ${orderLines.line} and ${ordersLines._parentId} = ${o.id}
    left join ${variants} on ${variants.id} = ${orderLines.variant}
    where ${packing.staff} = ${staff} and not ${isWithdrawn(o.id)} order by ${ordersLines.sku}, ${o.placedAt}`)
  return listedRows(openLineRow, rows, 'packing')
}
