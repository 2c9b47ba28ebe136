import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Statement } from '@/features/shop/fulfilment/after-sales/read-form'
import type { OrderRequest } from '@/features/shop/orders/order-request'
import { orderKit } from '../../orders/order-kit'

const staff = randomUUID()

export async function afterSalesKit(payload: Payload) {
  const kit = await orderKit(payload)
  const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
  const { endParcel, shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
  const { receiveBankTransfer } = await import('@/features/shop/orders/payments/bank-transfer')
  const { stateWithdrawal } = await import('@/features/shop/fulfilment/after-sales/state-withdrawal')
  const { withTransaction } = await import('@/server/db/transaction')

  async function step<Result>(run: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
    const req = await createLocalReq({}, payload)
    return withTransaction(req, () => run(req))
  }

  async function paid(quantities: number[], changes: Partial<OrderRequest> = {}, priceCents = 1999) {
    const goods = []
    for (const quantity of quantities) {
      const variant = await kit.variantWith(10, { priceCents })
      goods.push({ id: variant.id, line: { ...variant.line, quantity } })
    }
    const { id } = await kit.placed(
      kit.requestOf(
        goods.map(({ line }) => line),
        { paymentMethod: 'bank-transfer', ...changes },
      ),
    )
    const placed = await kit.orderOf(id)
    await receiveBankTransfer(await createLocalReq({}, payload), id, placed.totalCents)
    const order = await kit.orderOf(id)
    const lines = order.lines.map(({ id: line, quantity }) => ({ line: line ?? '', quantity }))
    return { order, lines, variants: goods.map((one) => one.id) }
  }

  async function delivered(quantities: number[], changes: Partial<OrderRequest> = {}, priceCents = 1999) {
    return arrived(await paid(quantities, changes, priceCents))
  }

  async function paidAtDoor(quantity: number) {
    const { line } = await kit.variantWith(10)
    const { id } = await kit.placed(kit.requestOf([{ ...line, quantity }], { paymentMethod: 'cash-on-delivery' }))
    const order = await kit.orderOf(id)
    return arrived({ order, lines: order.lines.map((one) => ({ line: one.id ?? '', quantity: one.quantity })) })
  }

  type Made = { order: { id: string }; lines: { line: string; quantity: number }[] }

  async function arrived<Order extends Made>(made: Order) {
    await step((req) => claimOrders(req, staff, [made.order.id]))
    const parcel = await step((req) => packParcel(req, { staff, order: made.order.id, lines: made.lines }))
    await step((req) => shipParcel(req, parcel, null))
    await step((req) => endParcel(req, parcel, 'delivered'))
    return { ...made, parcel }
  }

  const statementOf = (
    { number, email }: { number: string; email: string },
    changes: Partial<Statement> = {},
  ): Statement => ({
    id: randomUUID(),
    language: 'bg',
    name: 'Мария Иванова',
    orderNumber: number,
    email,
    goods: null,
    lines: [],
    ...changes,
  })

  const state = (statement: Statement, opened: string | null = null, network: string = randomUUID()) =>
    stateWithdrawal(statement, opened, network)

  const returnsOf = async (order: string) =>
    (await payload.find({ collection: 'returns', where: { order: { equals: order } }, depth: 0, sort: 'requestedAt' }))
      .docs

  const refundRows = z.array(z.object({ cents: z.number(), state: z.string(), reason: z.string() }))
  async function refundsOf(order: string) {
    const { rows } = await kit.run(sql`
      select amount_cents as cents, state, reason from shop.refunds where order_id = ${order} order by created_at, id`)
    return refundRows.parse(rows)
  }

  return { ...kit, step, paid, delivered, paidAtDoor, statementOf, state, returnsOf, refundsOf }
}
