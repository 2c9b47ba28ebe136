import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { refundOf } from '@/domain/money-due'
import type { ReturnState } from '@/domain/order-states'
import type { Condition } from '@/domain/withdrawal'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { type CameBack, checkInPieces } from '@/features/shop/goods/stock/check-in'
import { auditStep } from '@/features/shop/orders/audit-step'
import { refundGoods } from '@/features/shop/orders/payments/refunds'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { dueForPieces } from '../money-due'
import { lockReturn } from './announce-return'
import { queueReturnMail } from './mails'
import { piecesAtCustomer } from './returnable'

const { orderLines, returnLines } = tables.shop

type CheckedPieces = CameBack & { condition: Condition }

type CheckIn = {
  id: string
  lines: CheckedPieces[]
  /** The refund in cents; `proposedCents` is the sum that the form proposed for the arrived pieces. */
  refundCents: number
  proposedCents?: number | null
}

/**
 * Takes the goods of a return in, once: each line goes back to stock or is written off, the money is refunded the way
 * it was paid, and the customer is mailed, all in the caller's transaction.
 * @throws FulfilmentRefused where the return is not open, nothing came, more came than was announced or than the
 * customer has, or more is refunded than is due
 */
export async function checkInReturn(
  req: PayloadRequest,
  { id, lines, refundCents: typedCents, proposedCents = null }: CheckIn,
): Promise<void> {
  const transaction = await transactionOf(req)
  const { doc, order } = await openReturn(req, id)
  const came = lines.filter(({ quantity }) => quantity > 0)
  if (came.length === 0) throw new FulfilmentRefused('nothing-came')
  const { dueCents } = await dueForPieces(transaction, order.id, came)
  const refundCents = refundOf(typedCents, proposedCents, dueCents)
  if (refundCents === null) throw new FulfilmentRefused('refund-more', 'refund')
  for (const { line, quantity, restocked, condition } of came) {
    const announced = doc.lines.find((one) => one.line === line)
    if (!announced || quantity > announced.quantity) throw new FulfilmentRefused('came-more')
    if (restocked > quantity) throw new FulfilmentRefused('restocked-more')
    await transaction.execute(sql`
      insert into ${returnLines}
        (${named(returnLines, 'returnId', 'orderId', 'line', 'quantity', 'restocked', 'condition')})
      values (${id}, ${order.id}, ${line}, ${quantity}, ${restocked}, ${condition})`)
  }
  if (await isMoreThanArrived(transaction, order.id, came)) throw new FulfilmentRefused('back-before')
  await checkInPieces(transaction, order.id, came)
  if ((await refundGoods(req, order.id, { cents: refundCents, ofReturn: id })) > 0)
    throw new FulfilmentRefused('more-than-paid', 'refund')
  await move(req, id, 'checked')
  const goods = came.map(({ line, quantity }) => {
    const announced = doc.lines.find((one) => one.line === line)
    return { title: announced?.title ?? '', colour: announced?.colour, size: announced?.size, quantity }
  })
  await queueReturnMail(transaction, order, { kind: 'checked', number: doc.number, goods, refundCents })
  const back = came.reduce((sum, piece) => sum + piece.restocked, 0)
  const gone = came.reduce((sum, piece) => sum + piece.quantity - piece.restocked, 0)
  await auditStep(req, [order.id], 'order.return-checked', {
    created: back,
    removed: gone,
    to: formatEuro(refundCents, 'bg'),
  })
}

/** The parcel of a return has arrived unopened. @throws FulfilmentRefused where the return is not awaited */
export async function receiveReturn(req: PayloadRequest, id: string): Promise<void> {
  const { doc, order } = await openReturn(req, id)
  if (doc.status !== 'announced') throw new FulfilmentRefused()
  await move(req, id, 'received')
  await auditStep(req, [order.id], 'order.return-received')
}

/**
 * Ends a return without moving goods or money: one that never arrived, or one that is here and is not taken in.
 * @throws FulfilmentRefused where the return is not open
 */
export async function endReturn(req: PayloadRequest, id: string): Promise<void> {
  const { doc, order } = await openReturn(req, id)
  await move(req, id, 'ended')
  await auditStep(req, [order.id], doc.status === 'received' ? 'order.return-not-taken-in' : 'order.return-ended')
}

const heldRows = z.array(z.object({ line: z.string(), pieces: z.coerce.number() }))

/** A refused parcel or an earlier return may have brought pieces back already. The caller has locked the order. */
async function isMoreThanArrived(transaction: Database, order: string, came: CheckedPieces[]): Promise<boolean> {
  const { rows } = await transaction.execute(sql`
    select ${orderLines.line}, ${piecesAtCustomer} as pieces from ${orderLines} where ${orderLines.orderId} = ${order}`)
  const held = new Map(heldRows.parse(rows).map(({ line, pieces }) => [line, pieces]))
  return came.some(({ line, quantity }) => quantity > (held.get(line) ?? 0))
}

async function openReturn(req: PayloadRequest, id: string) {
  const found = await lockReturn(req, id)
  if (found?.doc.status !== 'announced' && found?.doc.status !== 'received') throw new FulfilmentRefused()
  return found
}

async function move(req: PayloadRequest, id: string, status: ReturnState): Promise<void> {
  const at = new Date().toISOString()
  const data = status === 'received' ? { status, receivedAt: at } : { status, endedAt: at }
  await req.payload.update({ collection: 'returns', id, data, depth: 0, req })
}
