import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { relationId } from '@/domain/relation-id'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { lockOrder } from '@/features/shop/orders/move-order'
import { newOrderNumber } from '@/features/shop/orders/order-number'
import { tables } from '@/server/db/tables'
import { transactionOf } from '@/server/db/transaction'
import { queueReturnMail } from './mails'
import { returnableLines } from './returnable'

const { returns } = tables

export type AnnouncedLine = { line: string; quantity: number }
type Announced = {
  order: string
  lines: AnnouncedLine[]
  reason: string | null
  withdrawal: string | null
  /** By staff: the guarantee and a recall outlast the time to withdraw, after which an order is closed. */
  ofClosed?: boolean
}

/**
 * Announces that goods of an order come back, and mails where to send them. The caller's transaction locks the order,
 * so that no piece is announced twice.
 * @returns the number of the return, or of the existing return of the same statement
 * @throws FulfilmentRefused where the order is neither placed nor, for staff, closed, or more is announced than the customer has
 */
export async function announceReturn(req: PayloadRequest, announced: Announced): Promise<string> {
  const transaction = await transactionOf(req)
  const order = await lockOrder(transaction, announced.order)
  const isOpen = order?.status === 'placed' || (announced.ofClosed && order?.status === 'closed')
  if (!order || !isOpen) throw new FulfilmentRefused()
  const earlier = announced.withdrawal && (await returnFollowing(req, announced.withdrawal))
  if (earlier) return earlier
  const known = await returnableLines(transaction, order.id)
  const lines = announced.lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ line, quantity }) => {
      const found = known.find((one) => one.line === line)
      if (!found || quantity > found.arrived) throw new FulfilmentRefused('too-much')
      const { colour, size, sku, title } = found
      return { line, title, sku, colour, size, quantity }
    })
  if (lines.length === 0) throw new FulfilmentRefused('nothing')
  const { customer } = await req.payload.findByID({ collection: 'orders', id: order.id, depth: 0, req })
  const number = returnNumber(new Date())
  await req.payload.create({
    collection: 'returns',
    data: {
      number,
      lines,
      order: order.id,
      customer: relationId(customer),
      status: 'announced',
      reason: announced.reason,
      withdrawal: announced.withdrawal,
      requestedAt: new Date().toISOString(),
    },
    depth: 0,
    req,
  })
  await queueReturnMail(transaction, order, { kind: 'announced', number, goods: lines })
  return number
}

/** The number of the return that follows from a statement, null without one. The caller has locked the order. */
export async function returnFollowing(req: PayloadRequest, withdrawal: string): Promise<string | null> {
  const where = { withdrawal: { equals: withdrawal } }
  const { docs } = await req.payload.find({ collection: 'returns', where, depth: 0, limit: 1, req })
  return docs[0]?.number ?? null
}

/** Has the format of an order number; the letter R tells both apart. */
const returnNumber = (now: Date) => newOrderNumber(now).replace(/^L/, 'R')

/** Locks the order of a return before the return itself; null where the return does not exist. */
export async function lockReturn(req: PayloadRequest, id: string) {
  const transaction = await transactionOf(req)
  const found = await req.payload.findByID({ collection: 'returns', id, depth: 0, req, disableErrors: true })
  const order = found && (await lockOrder(transaction, relationId(found.order) ?? ''))
  if (!order) return null
  // Read again behind the lock: whoever held it may have checked the return in.
  const { rows } = await transaction.execute(sql`
    select ${returns.status} from ${returns} where ${returns.id} = ${id} for update`)
  return rows.length > 0
    ? { order, doc: await req.payload.findByID({ collection: 'returns', id, depth: 0, req }) }
    : null
}
