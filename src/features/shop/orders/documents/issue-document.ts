import type { Order } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { type PaymentMethod, paidWhen } from '@/domain/order-states'
import { type DocumentKind, type DocumentSeries, documentSeries, vainReasons } from '@/domain/payment-states'
import { uuidsOf } from '@/server/db/row-ids'
import { isNoneOf, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { drawDocument, enqueue } from '@/server/jobs/kinds'
import { creditContent, type DocumentContent, documentContent, saleContent } from './content'
import { returnedGoods } from './returned-goods'
import { takenAtDoor } from './taken-at-door'

const { orders, shop } = tables
const { counters, documents, giftCardEntries, giftCards, payments, refunds } = shop

const numberRow = z.object({ value: z.coerce.number() })
const idRow = z.object({ id: z.string() })
const soldRow = z.object({
  series: z.enum(documentSeries),
  number: z.coerce.number(),
  issuedAt: z.coerce.date(),
  content: documentContent,
})
const refundRow = z.object({ order: z.string(), cents: z.number(), toVoucher: z.boolean(), isTaxed: z.boolean() })

/**
 * Issues the documents due once an order is paid or sent: a sales document for card or voucher payment (Наредба Н-18,
 * чл. 52о), and an invoice on request. Runs in the payment's transaction, so that a number is used only if it commits
 * and none is left out (ЗДДС, чл. 113–114). What was paid at the door has its invoice with the last parcel; refunds that
 * were paid before it are credited with it. Safe to repeat.
 */
export async function issueSaleDocuments(req: PayloadRequest, orderId: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select from ${orders} where ${orders.id} = ${orderId} for update`)
  const order = await req.payload.findByID({ collection: 'orders', id: orderId, depth: 0, req })
  const settings = await req.payload.findGlobal({ slug: 'shop-settings', depth: 0, req })
  const isAtDoor = paidWhen[order.paymentMethod] === 'at-door'
  for (const kind of documentsFor(order)) {
    if (await isIssued(transaction, orderId, kind)) continue
    const sold = isAtDoor ? await takenAtDoor(transaction, order) : order
    const content = saleContent({
      order,
      sold,
      settings,
      transaction: await cardTransaction(transaction, orderId),
      taxedCents: await taxedCentsOf(transaction, orderId),
    })
    await store(transaction, { kind, series: kind, order, content, refund: null })
  }
  for (const refund of isAtDoor ? await paidRefundsOf(transaction, orderId) : []) await issueCreditNote(req, refund)
}

async function paidRefundsOf(transaction: Database, orderId: string): Promise<string[]> {
  const { rows } = await transaction.execute(sql`
    select ${refunds.id} from ${refunds} where ${refunds.orderId} = ${orderId} and ${isOneOf(refunds.state, 'done')}
    order by ${refunds.doneAt}, ${refunds.id}`)
  return uuidsOf(rows)
}

/** A refund of a second payment, for which nothing was sold: of what was overpaid, and of an order that stands. */
export const paidInVain = sql`(${isOneOf(refunds.reason, 'overpaid')} or (${isOneOf(refunds.reason, ...vainReasons)} and exists (
  select from ${orders} where ${orders.id} = ${refunds.orderId} and ${isOneOf(orders.status, 'placed', 'closed')})))`

/**
 * Payments by card have no fiscal receipt, so that a sales document stands for it (Наредба Н-18, чл. 52о). What a
 * voucher pays gets one by the order's `voucherCents`, whichever way the rest is paid.
 */
const hasSaleDocument: Record<PaymentMethod, boolean> = {
  card: true,
  'bank-transfer': false,
  'cash-on-delivery': false,
  'gift-voucher': false,
}

function documentsFor(order: Order): DocumentSeries[] {
  return [
    ...(hasSaleDocument[order.paymentMethod] || order.voucherCents ? (['sale'] as const) : []),
    ...(order.invoice?.company ? (['invoice'] as const) : []),
  ]
}

/**
 * Issues the credit note of a paid refund, in the transaction that notes the refund. None is issued where the sale has
 * no document, or where the refund returns a payment made in vain. Safe to repeat.
 */
export async function issueCreditNote(req: PayloadRequest, refundId: string): Promise<void> {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select ${refunds.orderId} as order, ${refunds.amountCents} as cents,
      ${refunds.payment} in (select ${payments.id} from ${payments} where ${isOneOf(payments.method, 'gift-voucher')}) as "toVoucher",
      ${refunds.payment} in (select ${spent.payment} from ${ofTaxedVouchers}) as "isTaxed"
    from ${refunds}
    where ${refunds.id} = ${refundId} and not exists (
      select from ${documents} where ${documents.refund} = ${refundId}
    ) and not ${paidInVain} for update`)
  const [refund] = z.array(refundRow).parse(rows)
  if (!refund) return
  const order = await req.payload.findByID({ collection: 'orders', id: refund.order, depth: 0, req })
  const goods = await returnedGoods(transaction, refundId, order)
  for (const sold of await soldWith(transaction, refund.order)) {
    const corrects = { number: sold.number, issuedAt: sold.issuedAt.toISOString() }
    const { cents: amountCents, isTaxed, toVoucher } = refund
    const content = creditContent(sold.content, { amountCents, corrects, goods, isTaxed, toVoucher })
    await store(transaction, { kind: 'credit-note', series: sold.series, order, content, refund: refundId })
  }
}

const spent = giftCardEntries
const ofTaxedVouchers = sql`${spent} join ${giftCards} on ${giftCards.id} = ${spent.giftCard}
  and ${giftCards.vatRatePercent} > 0 and ${isOneOf(spent.reason, 'spent')}`

async function taxedCentsOf(transaction: Database, orderId: string): Promise<number> {
  const { rows } = await transaction.execute(sql`
    select coalesce(-sum(${spent.cents}), 0) as value from ${ofTaxedVouchers}
    where ${spent.orderId} = ${orderId}
      and not exists (select from ${refunds} where ${refunds.payment} = ${spent.payment})`)
  return numberRow.parse(rows[0]).value
}

/** A credit note corrects the invoice, else the sales document. */
async function soldWith(transaction: Database, orderId: string): Promise<z.infer<typeof soldRow>[]> {
  const { rows } = await transaction.execute(sql`
    select ${documents.series}, ${documents.number}, ${documents.issuedAt} as "issuedAt", ${documents.content} from ${documents}
    where ${documents.orderId} = ${orderId} and ${isNoneOf(documents.kind, 'credit-note')} order by ${documents.series} limit 1`)
  return z.array(soldRow).parse(rows)
}

type New = {
  kind: DocumentKind
  series: DocumentSeries
  order: Order
  content: DocumentContent
  refund: string | null
}

/** Locks the row of the counter until the end of the transaction, so that numbers follow the order of commits. */
async function store(transaction: Database, { kind, series, order, content, refund }: New): Promise<void> {
  const { rows } = await transaction.execute(sql`
    insert into ${counters} (${named(counters, 'name', 'value')}) values (${series}, 1)
    on conflict (${named(counters, 'name')}) do update set ${named(counters, 'value')} = ${counters.value} + 1
    returning ${counters.value}`)
  const { value } = numberRow.parse(rows[0])
  const id = crypto.randomUUID()
  await transaction.execute(sql`
    insert into ${documents} (${named(documents, 'id', 'kind', 'series', 'number', 'orderId', 'refund', 'language', 'content')})
    values (${id}, ${kind}, ${series}, ${value}, ${order.id}, ${refund}, ${order.language ?? 'bg'}, ${JSON.stringify(content)}::jsonb)`)
  await enqueue(transaction, drawDocument, { document: id })
}

async function isIssued(transaction: Database, orderId: string, kind: DocumentSeries): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select from ${documents} where ${documents.orderId} = ${orderId} and ${documents.kind} = ${kind}`)
  return rows.length > 0
}

async function cardTransaction(transaction: Database, orderId: string): Promise<string | null> {
  const { rows } = await transaction.execute(sql`
    select coalesce(${payments.intent}, ${payments.session}) as id from ${payments}
    where ${payments.orderId} = ${orderId} and ${isOneOf(payments.method, 'card')} and ${isOneOf(payments.state, 'paid')} limit 1`)
  return z.array(idRow).parse(rows)[0]?.id ?? null
}

export function documentNumber(number: number): string {
  return String(number).padStart(10, '0')
}
