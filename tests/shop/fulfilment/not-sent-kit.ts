import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { OrderRequest } from '@/features/shop/orders/order-request'
import { answerPayment, startProvider } from '../orders/provider-kit'
import { voucherKit } from '../orders/vouchers/voucher-kit'
import { afterSalesKit } from './after-sales/after-sales-kit'

type Given = { back?: number[]; refundCents?: number; proposedCents?: number | null }
type Ended = 'packed' | 'shipped' | 'delivered' | 'refused'

/** Orders of which pieces are given up, for one test file. */
export async function notSentKit() {
  const provider = await startProvider()
  const payload = await (await import('@/server/cms')).cmsSystem()
  const kit = await afterSalesKit(payload)
  const vouchers = await voucherKit(payload, kit)
  const { giveUpPieces } = await import('@/features/shop/fulfilment/give-up-pieces')
  const { openPiecesOf } = await import('@/features/shop/fulfilment/give-up-pieces')
  const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
  const { endParcel, shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
  const { checkBooks } = await import('@/features/shop/orders/check-books')
  const { payAddress } = await import('@/features/shop/orders/payments/open-payment')

  const staff = randomUUID()
  const books = () => checkBooks(payload.db.drizzle)

  /**
   * Gives up these numbers of pieces of an order's lines; `back` of each return to stock, and the due sum is refunded.
   */
  async function giveUp(
    order: string,
    counts: number[],
    { back = [], refundCents = 0, proposedCents = 0 }: Given = {},
  ) {
    const open = await openPiecesOf(payload.db.drizzle, order)
    const lines = open.map(({ line, open: seenOpen }, at) => ({ line, seenOpen, quantity: counts[at] ?? 0 }))
    const restocked = new Map(open.map(({ line }, at) => [line, back[at] ?? 0]))
    await kit.step((req) => giveUpPieces(req, staff, { order, lines, restocked, refundCents, proposedCents }))
  }

  async function parcelOf(order: string, lines: { line: string; quantity: number }[], end: Ended = 'delivered') {
    await kit.step((req) => claimOrders(req, staff, [order]))
    const parcel = await kit.step((req) => packParcel(req, { staff, order, lines }))
    if (end !== 'packed') await kit.step((req) => shipParcel(req, parcel, null))
    if (end === 'delivered' || end === 'refused') await kit.step((req) => endParcel(req, parcel, end))
    return parcel
  }

  async function paidByCard(quantity: number, changes: Partial<OrderRequest> = {}) {
    const { id, line } = await kit.variantWith(9, { priceCents: 2000 })
    const placed = await kit.placed(kit.requestOf([{ ...line, quantity }], { paymentMethod: 'card', ...changes }))
    const { address } = await payAddress(new URLSearchParams({ key: placed.accessToken }))
    await answerPayment(address ?? '', 'pay')
    await provider.events.arrived()
    const order = await kit.orderOf(placed.id)
    const lines = order.lines.map((one) => ({ line: one.id ?? '', quantity: one.quantity }))
    return { order, lines, variant: id }
  }

  async function atDoor() {
    const { id, line } = await kit.variantWith(9, { priceCents: 3333 })
    const invoice = { company: 'Купувач ЕООД', eik: '175074752', address: 'бул. „Витоша“ 1, София' }
    const placed = await kit.placed(kit.requestOf([{ ...line, quantity: 3 }], { couponCode: 'TENCENTS', invoice }))
    const order = await kit.orderOf(placed.id)
    return { order, variant: id, line: order.lines[0]?.id ?? '' }
  }

  await payload.create({
    collection: 'coupons',
    data: { code: 'TENCENTS', amountCents: 10, validFrom: '2026-01-01', validTo: '2099-12-31' },
  })

  const collectedOf = async (parcel: string) =>
    (await kit.run(sql`select collect_cents as cents from shop.shipments where id = ${parcel}`)).rows[0]?.cents

  const invoiced = z.array(z.object({ lines: z.number(), shippingCents: z.number(), totalCents: z.number() }))
  async function invoiceOf(order: string) {
    const { rows } = await kit.run(sql`
      select jsonb_array_length(content -> 'lines') as lines, (content ->> 'shippingCents')::integer as "shippingCents",
        (content ->> 'totalCents')::integer as "totalCents" from shop.documents where order_id = ${order} and kind = 'invoice'`)
    return invoiced.parse(rows)
  }

  const awaitedOf = async (order: string) =>
    (
      await kit.run(
        sql`select amount_cents as cents from shop.payments where order_id = ${order} and state = 'pending'`,
      )
    ).rows.map(({ cents }) => cents)

  return {
    ...{ payload, provider, kit, vouchers, staff },
    giveUp,
    parcelOf,
    paidByCard,
    atDoor,
    collectedOf,
    invoiceOf,
    awaitedOf,
    books,
  }
}
