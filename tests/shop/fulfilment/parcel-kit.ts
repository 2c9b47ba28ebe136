import { randomUUID } from 'node:crypto'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { OrderRequest } from '@/features/shop/orders/order-request'
import { orderKit } from '../orders/order-kit'

const lineRows = z.array(z.object({ id: z.string(), quantity: z.number() }))

export async function parcelKit(payload: Payload) {
  const { withTransaction } = await import('@/server/db/transaction')
  const { claimOrders, packParcel } = await import('@/features/shop/fulfilment/pack')
  const { shipParcel } = await import('@/features/shop/fulfilment/send-parcel')
  const kit = await orderKit(payload)
  const ana = randomUUID()

  async function step<Result>(run: (req: PayloadRequest) => Promise<Result>): Promise<Result> {
    const req = await createLocalReq({}, payload)
    return withTransaction(req, () => run(req))
  }

  const placed = async (request: OrderRequest) => kit.orderOf((await kit.placed(request)).id)

  async function linesOf(order: string) {
    const { lines } = await kit.orderOf(order)
    return lineRows.parse(lines).map(({ id, quantity }) => ({ line: id, quantity }))
  }

  async function sent(order: string, lines: { line: string; quantity: number }[]) {
    await step((req) => claimOrders(req, ana, [order]))
    const parcel = await step((req) => packParcel(req, { staff: ana, order, lines }))
    await step((req) => shipParcel(req, parcel, null))
    return parcel
  }

  return { ...kit, step, placed, linesOf, sent }
}
