import { sql } from '@payloadcms/db-postgres'
import { type AnyPgColumn, alias } from '@payloadcms/db-postgres/drizzle/pg-core'
import { z } from 'zod'
import { addDays, type CalendarDay } from '@/domain/calendar-day'
import { euroText } from '@/domain/money'
import { orderKinds, orderStatuses, paymentMethods } from '@/domain/order-states'
import type { DocumentSeries } from '@/domain/payment-states'
import { paidInVain } from '@/features/shop/orders/documents/issue-document'
import { translatorFor } from '@/i18n/translator'
import { toCell } from '@/lib/csv/cell-mark'
import { writeTable } from '@/lib/csv/write-table'
import { beginningOf, dayInSofia, inMonth } from '@/server/db/days'
import { isOneOf, state } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import type { Database } from '@/server/db/transaction'

const { orders, shop } = tables
const { carts, documents, payments, refunds } = shop
const o = alias(orders, 'o')

const voucherSum = (column: typeof payments.amountCents | typeof payments.refundedCents) => sql`
  (select coalesce(sum(${column}), 0) from ${payments}
    where ${payments.orderId} = ${o.id} and ${isOneOf(payments.method, 'gift-voucher')} and ${isOneOf(payments.state, 'paid')})`

/** Null where the order has no such document. */
const vatOf = (kind: DocumentSeries) => sql`
  (select coalesce((select sum((share ->> 'vatCents')::integer) from jsonb_array_elements(${documents.content} -> 'shares') share), 0)
    from ${documents} where ${documents.orderId} = ${o.id} and ${isOneOf(documents.kind, kind)})`

/** The part of the order's VAT that belongs to the money that came or is awaited: none where a parcel was refused. */
const vatOfMoney = sql`
  (select coalesce(round(${o.vatCents} * least(coalesce(sum(${payments.amountCents}), 0), ${o.totalCents})::numeric / nullif(${o.totalCents}, 0)), 0)
    from ${payments} where ${payments.orderId} = ${o.id} and ${isOneOf(payments.state, 'paid', 'pending')})`

const columns = [
  'order',
  'day',
  'status',
  'payment',
  'goods',
  'delivery',
  'vat',
  'total',
  'paid',
  'refunded',
  'coupon',
  'invoice',
  'kind',
  'voucher',
  'voucherBack',
] as const

/** The accountant's, whoever fetches the file. */
const language = 'bg'
const t = translatorFor(language, 'admin.orders')

const csvRow = z.object({
  number: z.string(),
  day: z.string(),
  status: z.enum(orderStatuses),
  payment: z.enum(paymentMethods),
  goods: z.number(),
  delivery: z.number(),
  vat: z.coerce.number(),
  total: z.number(),
  paid: z.coerce.number(),
  refunded: z.coerce.number(),
  coupon: z.string().nullable(),
  invoice: z.string().nullable(),
  kind: z.enum(orderKinds),
  voucher: z.coerce.number(),
  voucherBack: z.coerce.number(),
})

/**
 * The orders of a month (`YYYY-MM`, Europe/Sofia) in euros and in Bulgarian. An order of `kind` gift-voucher is the
 * sale of a voucher, and no turnover yet where its VAT is due later; `voucher` is the part of the total paid by
 * vouchers, `voucherBack` the part refunded to them. The VAT is that of the sales document or the invoice, which leave out
 * what was taxed when a voucher was sold; an order without one has that of the money that came or is awaited.
 */
export async function ordersCsv(database: Database, month: string): Promise<string> {
  const { rows } = await database.execute(sql`
    select ${o.number}, ${dayInSofia(o.placedAt)}::text as day, ${o.status}, ${o.paymentMethod} as payment, ${o.subtotalCents} as goods,
      ${o.shippingCents} as delivery, ${o.totalCents} as total, ${o.couponCode} as coupon,
      (select coalesce(sum(${payments.amountCents}), 0) from ${payments}
        where ${payments.orderId} = ${o.id} and ${isOneOf(payments.state, 'paid')}) as paid,
      (select coalesce(sum(${refunds.amountCents}), 0) from ${refunds}
        where ${refunds.orderId} = ${o.id} and ${isOneOf(refunds.state, 'done')}) as refunded,
      coalesce(${vatOf('sale')}, ${vatOf('invoice')}, ${vatOfMoney}) as vat,
      coalesce(${o.kind}::text, 'goods') as kind, ${voucherSum(payments.amountCents)} as voucher,
      ${voucherSum(payments.refundedCents)} as "voucherBack",
      (select lpad(${documents.number}::text, 10, '0') from ${documents}
        where ${documents.orderId} = ${o.id} and ${isOneOf(documents.kind, 'invoice')}) as invoice
    from ${orders} o where ${inMonth(o.placedAt, month)}
    order by ${o.placedAt}, ${o.number}`)
  const euros = (cents: number) => euroText(cents, language)
  const table = z
    .array(csvRow)
    .parse(rows)
    .map((row) => [
      toCell(row.number),
      row.day,
      t(`accounting.status.${row.status}`),
      t(`payment.${row.payment}`),
      ...[row.goods, row.delivery, row.vat, row.total, row.paid, row.refunded].map(euros),
      toCell(row.coupon),
      toCell(row.invoice),
      t(`accounting.kind.${row.kind}`),
      euros(row.voucher),
      euros(row.voucherBack),
    ])
  return writeTable([columns.map((name) => t(`accounting.columns.${name}`)), ...table], language)
}

const isTurnover = sql`${o.kind} is distinct from ${state(o.kind, 'gift-voucher')}`

const dayRow = z.object({
  day: z.string(),
  orders: z.coerce.number(),
  cents: z.coerce.number(),
  refundedCents: z.coerce.number(),
  carts: z.coerce.number(),
  orderedCarts: z.coerce.number(),
})
export type ShopDay = z.infer<typeof dayRow>

/**
 * Sums of the last days (Europe/Sofia), the oldest first, without data about visitors. Orders count once accepted, that
 * is neither awaiting payment nor cancelled, and refunds of what they were paid for; carts count on the day they were
 * created.
 */
export async function readShopDays(database: Database, today: CalendarDay, days = 30): Promise<ShopDay[]> {
  const first = addDays(today, 1 - days)
  const within = (at: AnyPgColumn) => sql`${at} >= ${beginningOf(first)} and ${at} < ${beginningOf(addDays(today, 1))}`
  const counts = sql`${isOneOf(o.status, 'placed', 'closed')} and ${isTurnover}`
  // A cart changes after it was created: the bound of `updatedAt`, which has an index, leaves none of them out.
  const { rows } = await database.execute(sql`
    with sold as (
      select ${dayInSofia(o.placedAt)} as day, count(*) as orders, sum(${o.totalCents}) as cents
      from ${orders} o where ${within(o.placedAt)} and ${counts} group by 1),
    returned as (
      select ${dayInSofia(refunds.doneAt)} as day, sum(${refunds.amountCents}) as cents
      from ${refunds} join ${orders} o on ${o.id} = ${refunds.orderId}
      where ${within(refunds.doneAt)} and ${isOneOf(refunds.state, 'done')} and ${counts} and not ${paidInVain} group by 1),
    begun as (
      select ${dayInSofia(carts.createdAt)} as day, count(*) as carts, count(${carts.orderedAt}) as ordered
      from ${carts} where ${within(carts.createdAt)} and ${carts.updatedAt} >= ${beginningOf(first)} group by 1)
    select each::date::text as day, coalesce(sold.orders, 0) as orders, coalesce(sold.cents, 0) as cents,
      coalesce(returned.cents, 0) as "refundedCents", coalesce(begun.carts, 0) as carts,
      coalesce(begun.ordered, 0) as "orderedCarts"
    from generate_series(${first}::date, ${today}::date, interval '1 day') each
    left join sold on sold.day = each::date left join returned on returned.day = each::date
    left join begun on begun.day = each::date order by 1`)
  return z.array(dayRow).parse(rows)
}
