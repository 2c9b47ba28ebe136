import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { refundOf } from '@/domain/money-due'
import { issueSaleDocuments } from '@/features/shop/documents/issue-document'
import { auditStep } from '@/features/shop/orders/audit-step'
import { queueOrderMail } from '@/features/shop/orders/mails'
import { attemptsOf, reduceExpected } from '@/features/shop/payments/attempts'
import { refundGoods } from '@/features/shop/payments/refunds'
import { type CameBack, checkInPieces } from '@/features/shop/stock/check-in'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { dueForPieces } from './money-due'
import { FulfilmentRefused } from './refusals'
import { lockOrderOf } from './send-parcel'

const { shipmentLines, shipments } = tables.shop

const checkedRow = z.object({ collectCents: z.number() })
const sentLines = z.array(z.object({ line: z.string(), quantity: z.number() }))

type CheckIn = {
  parcel: string
  /** How many pieces of a line can be sold again; the others are written off. A line that is not named is written off wholly. */
  restocked: Map<string, number>
  /** What of the money goes back, in cents. */
  refundCents: number
  proposedCents?: number | null
}

/**
 * Takes a refused parcel in, once: its goods go back to stock or are written off, what the courier was to collect for it is no longer
 * awaited, the refund is recorded, and the customer is notified. All in the caller's transaction.
 *
 * @throws FulfilmentRefused where the parcel is not on its way back, more is restocked than is in it, or more is refunded than is due for what is in it
 */
export async function checkInParcel(
  req: PayloadRequest,
  { parcel, restocked, refundCents: typedCents, proposedCents = null }: CheckIn,
): Promise<void> {
  const transaction = await transactionOf(req)
  const order = await lockOrderOf(transaction, parcel)
  const { rows } = await transaction.execute(sql`
    update ${shipments} set ${named(shipments, 'state')} = 'returned', ${named(shipments, 'checkedAt')} = now()
    where ${shipments.id} = ${parcel} and ${shipments.state} = 'refused'
    returning ${shipments.collectCents} as "collectCents"`)
  const [checked] = z.array(checkedRow).parse(rows)
  if (!checked) throw new FulfilmentRefused()
  const pieces = await noteLines(transaction, parcel, restocked)
  const { dueCents } = await dueForPieces(transaction, order.id, pieces, checked.collectCents)
  const refundCents = refundOf(typedCents, proposedCents, dueCents)
  if (refundCents === null) throw new FulfilmentRefused('refund-more', 'refund')
  await checkInPieces(transaction, order.id, pieces)
  if (checked.collectCents > 0) await expectNoCash(req, order.id, checked.collectCents)
  if ((await refundGoods(req, order.id, refundCents)) > 0) throw new FulfilmentRefused('more-than-paid', 'refund')
  await queueOrderMail(transaction, order, { kind: 'cameBack', refundCents })
  const back = pieces.reduce((sum, piece) => sum + piece.restocked, 0)
  const gone = pieces.reduce((sum, piece) => sum + piece.quantity - piece.restocked, 0)
  await auditStep(req, [order.id], 'order.checked-in', {
    created: back,
    removed: gone,
    to: formatEuro(refundCents, 'bg'),
  })
}

async function noteLines(transaction: Database, parcel: string, restocked: Map<string, number>): Promise<CameBack[]> {
  const { rows } = await transaction.execute(sql`
    select ${shipmentLines.line}, ${shipmentLines.quantity} from ${shipmentLines} where ${shipmentLines.shipment} = ${parcel}`)
  const pieces = sentLines.parse(rows).map((sent) => ({ ...sent, restocked: restocked.get(sent.line) ?? 0 }))
  for (const { line, quantity, restocked: count } of pieces) {
    if (count > quantity) throw new FulfilmentRefused('restocked-more')
    await transaction.execute(sql`
      update ${shipmentLines} set ${named(shipmentLines, 'restocked')} = ${count}
      where ${shipmentLines.shipment} = ${parcel} and ${shipmentLines.line} = ${line}`)
  }
  return pieces
}

/** Nobody pays at the door for what came back. Where that was the last that was awaited, the invoice of what was taken is due. */
async function expectNoCash(req: PayloadRequest, order: string, cents: number): Promise<void> {
  const transaction = await transactionOf(req)
  const attempts = await attemptsOf(transaction, order)
  const awaited = attempts.find(({ method, state }) => method === 'cash-on-delivery' && state === 'pending')
  if (!awaited) return
  await reduceExpected(transaction, awaited.id, cents)
  const isSettled = awaited.amountCents <= cents && attempts.some(({ state }) => state === 'paid')
  if (isSettled) await issueSaleDocuments(req, order)
}
