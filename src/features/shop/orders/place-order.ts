import type { Order } from '@payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { sofiaDay } from '@/domain/calendar-day'
import { discountLines } from '@/domain/order-discount'
import { orderStatuses, paidWhen } from '@/domain/order-states'
import { orderTotals } from '@/domain/order-totals'
import { ratePercentOf } from '@/domain/tax-class'
import { readGoods } from '@/features/shop/goods/goods'
import { reserve, sell } from '@/features/shop/goods/stock/reserve'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { queueMail } from '@/server/mail/queue-mail'
import { accessFor } from './access'
import { checkCoupon, hasUsedCoupon, noteCouponUse } from './coupon'
import { issueSaleDocuments } from './documents/issue-document'
import { holdOrder, orderHoldOf } from './hold'
import { confirmationMail } from './mails'
import { newOrderNumber } from './order-number'
import { type GivenOrderRequest, type OrderAnswer, type OrderRequest, orderRequest } from './order-request'
import { payPath } from './paths'
import { addAttempt, dueAfter, moneyCents } from './payments/attempts'
import {
  centsOf,
  Refusal,
  refuseOtherThanShown,
  refusePayment,
  refuseWhatChanged,
  type Sold,
  sold,
} from './refuse-order'
import { agreeToInvitations } from './review-invitation'
import { findShipping, type Shipping } from './shipping'
import { offeredMethods, readShop, type Shop } from './shop'
import { readTerms } from './terms'
import { hasTooManyPieces, hasTooManyUnpaid, noteOrigin } from './unpaid'
import { spendVouchers } from './vouchers/ledger'

const { orders, shop } = tables

/**
 * Places the order of a checkout in one transaction, or returns a problem and writes nothing. The same checkout key
 * leads to the same order, also at the same moment. The customer pays only after the commit. `inSameTransaction` must
 * be safe to repeat; its writes commit only together with the order.
 */
export async function placeOrder(
  req: PayloadRequest,
  given: GivenOrderRequest,
  now = new Date(),
  inSameTransaction: (transaction: Database) => Promise<void> = async () => undefined,
): Promise<OrderAnswer> {
  const request = orderRequest.parse(given)
  try {
    const placed = await withTransaction(req, async () => {
      const transaction = await transactionOf(req)
      const earlier = await orderOfCheckout(transaction, request.checkoutKey)
      await inSameTransaction(transaction)
      const accessOf = (id: string) => accessFor(transaction, `checkout ${request.checkoutKey}`, id, now)
      if (earlier) return { ...earlier, isNew: false, accessToken: await accessOf(earlier.id) }
      const settings = await readShop(transaction)
      const { order, isHeld } = await writeOrder(req, transaction, request, { settings, now })
      const accessToken = await accessOf(order.id)
      const terms = await readTerms(transaction, request.language, now)
      const agreed = { shop: settings, isHeld, voucher: null }
      await queueMail(transaction, confirmationMail(order, { ...agreed, terms, token: accessToken }))
      return { id: order.id, number: order.number, status: order.status, isNew: true, accessToken }
    })
    const { id, number, status, isNew, accessToken } = placed
    const isOpen = status === 'awaiting-payment'
    const payUrl = isOpen && request.paymentMethod === 'card' ? payPath({ key: accessToken }) : null
    return { ok: true, order: { id, number, isNew, accessToken, payUrl } }
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, problem: error.problem }
    throw error
  }
}

const identity = z.object({
  id: z.string(),
  number: z.string(),
  status: z.enum(orderStatuses),
  customer: z.string().nullable(),
})
type Identity = z.infer<typeof identity>

/** Serialises orders of the same checkout until the transaction ends. */
export async function lockCheckout(transaction: Database, key: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 1))`)
}

export async function orderOfCheckout(transaction: Database, key: string): Promise<Identity | undefined> {
  await lockCheckout(transaction, key)
  const { rows } = await transaction.execute(sql`
    select ${orders.id}, ${orders.number}, ${orders.status}, ${orders.customerId} as customer from ${orders} where ${orders.checkoutKey} = ${key}`)
  return z.array(identity).parse(rows)[0]
}

/** Stock is locked last, because other orders wait for it. */
async function writeOrder(
  req: PayloadRequest,
  transaction: Database,
  request: OrderRequest,
  { settings, now }: { settings: Shop; now: Date },
): Promise<{ order: Order; isHeld: boolean }> {
  const { paymentMethod } = request
  if (paymentMethod !== 'gift-voucher' && !offeredMethods(settings).includes(paymentMethod))
    throw new Refusal({ kind: 'payment-method' })
  const ids = [...new Set(request.lines.map(({ variant }) => variant))]
  const goods = sold(await readGoods(transaction, ids, request.language, now))
  refuseWhatChanged(request, goods)
  const lines = linesOf(request, goods, settings)
  const goodsCents = lines.reduce((sum, line) => sum + line.quantity * line.unitPriceCents, 0)
  const code = request.couponCode?.trim()
  const coupon = code ? await checkCoupon(transaction, { typed: code, goodsCents }, now) : null
  if (coupon && !coupon.ok) throw new Refusal({ kind: 'coupon', why: coupon.why })
  const reduced = coupon ? discountLines(lines, coupon.reduction) : lines
  const { subtotalCents } = orderTotals(reduced, 0)
  if (coupon && goodsCents > 0 && subtotalCents === goodsCents) throw new Refusal({ kind: 'coupon', why: 'reduced' })
  const weightGrams = request.lines.reduce(
    (sum, line) => sum + line.quantity * (goods.get(line.variant)?.grams ?? 0),
    0,
  )
  if (paidWhen[paymentMethod] === 'before' && (await hasTooManyUnpaid(transaction, request)))
    throw new Refusal({ kind: 'unpaid' })
  // Pieces that vouchers pay are paid at once, but those cancelled before count.
  const unpaid = paymentMethod === 'gift-voucher' ? [] : request.lines
  if (await hasTooManyPieces(transaction, request, unpaid)) throw new Refusal({ kind: 'pieces' })
  const found = await findShipping(req, transaction, request, { weightGrams, goodsCents: subtotalCents, now })
  if (!found.ok) throw new Refusal(found.problem)
  const totals = orderTotals(reduced, found.shipping.quote.cents)
  refuseOtherThanShown(request, totals.totalCents, found.shipping.quote)
  refusePayment(request, totals.totalCents)
  const hold = await orderHoldOf(transaction, { ...request, totalCents: totals.totalCents })
  const order = await req.payload.create({
    collection: 'orders',
    data: orderData({ ...request, couponCode: coupon?.code ?? null }, reduced.map(asOrdered), found.shipping, now),
    locale: request.language,
    depth: 0,
    req,
  })
  await addLineRows(transaction, order)
  await noteOrigin(transaction, order.id, request)
  if (request.reviewInvitation && request.customer) await agreeToInvitations(transaction, request.customer)
  if (found.shipping.pickupPoint && request.pickupPoint) await notePoint(transaction, order.id, request.pickupPoint)
  const due = new Date(order.paymentDueAt ?? now)
  if (!(await spendVouchers(transaction, order.id, request.vouchers, sofiaDay(now))))
    throw new Refusal({ kind: 'voucher' })
  if (moneyCents(order) > 0) await addAttempt(transaction, order, now)
  const by = { ...request, id: order.id }
  if (coupon) {
    const still = await checkCoupon(transaction, { typed: coupon.code, goodsCents }, now, true)
    if (!still.ok) throw new Refusal({ kind: 'coupon', why: still.why })
  }
  // Asked before stock is locked, and told after it.
  const isUsed = coupon !== null && (await hasUsedCoupon(transaction, coupon.id, by))
  const shortages = await reserve(transaction, order.id, request.lines, due)
  if (shortages.length > 0) throw new Refusal({ kind: 'sold-out', shortages })
  if (isUsed) throw new Refusal({ kind: 'coupon', why: 'used-before' })
  if (coupon) await noteCouponUse(transaction, coupon.id, by)
  if (order.status === 'placed') await sell(transaction, order.id)
  if (hold) await holdOrder(transaction, order, hold, now)
  if (order.status === 'placed' && order.voucherCents) await issueSaleDocuments(req, order.id)
  return { order, isHeld: hold !== null }
}

function linesOf({ lines }: OrderRequest, goods: Map<string, Sold>, { vatRatePercent }: Shop) {
  return lines.flatMap(({ variant, quantity }) => {
    const copied = goods.get(variant)
    if (!copied) return []
    const { cents, colour, picture, shelfCents, size, sku, taxClass, title, withdrawalException } = copied
    return [
      {
        variant,
        quantity,
        unitPriceCents: cents,
        shelfCents: shelfCents ?? cents,
        colour,
        picture,
        size,
        sku,
        title,
        vatRatePercent: ratePercentOf(taxClass, vatRatePercent),
        withdrawalException,
      },
    ]
  })
}

/** An order keeps the paid price, not the price without promotions. */
const asOrdered = <Line extends { shelfCents: number }>({ shelfCents: _, ...line }: Line) => line

function orderData(
  request: OrderRequest,
  lines: Order['lines'],
  { name, carrier, pickupPoint, quote }: Shipping,
  now: Date,
): Omit<Order, 'id' | 'createdAt' | 'updatedAt'> {
  const {
    billingAddress,
    checkoutKey,
    couponCode,
    customer,
    email,
    invoice,
    language,
    paymentMethod,
    reviewInvitation,
  } = request
  const totals = orderTotals(lines, quote.cents)
  const voucherCents = centsOf(request.vouchers)
  const waits = totals.totalCents > voucherCents && paidWhen[paymentMethod] === 'before'
  return {
    status: waits ? 'awaiting-payment' : 'placed',
    number: newOrderNumber(now),
    placedAt: now.toISOString(),
    paymentDueAt: waits ? dueAfter(paymentMethod, now).toISOString() : null,
    shippingMethod: name,
    carrier,
    pickupPoint,
    deliveryFrom: quote.first,
    deliveryTo: quote.last,
    shippingCents: quote.cents,
    shippingAddress: request.shippingAddress,
    customerNote: request.note,
    couponCode,
    ...(invoice && { invoice }),
    ...totals,
    voucherCents,
    billingAddress,
    checkoutKey,
    customer,
    email,
    language,
    lines,
    paymentMethod,
    reviewInvitation,
  }
}

async function addLineRows(transaction: Database, { id, lines }: Order): Promise<void> {
  const rows = lines.map(
    ({ id: line, variant, quantity }) =>
      sql`(${id}::uuid, ${line ?? ''}, ${variant ?? null}::uuid, ${quantity}::integer)`,
  )
  await transaction.execute(sql`
    insert into ${shop.orderLines} (${named(shop.orderLines, 'orderId', 'line', 'variant', 'quantity')})
    values ${sql.join(rows, sql`, `)}`)
}

/** The carrier's label needs the point's id; the order itself keeps the copied name and address. */
async function notePoint(transaction: Database, order: string, point: string): Promise<void> {
  await transaction.execute(sql`
    insert into ${shop.orderPoints} (${named(shop.orderPoints, 'orderId', 'point')}) values (${order}, ${point})`)
}
