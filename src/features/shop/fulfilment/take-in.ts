import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { refundOf } from '@/domain/money-due'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { type CameBack, checkInPieces } from '@/features/shop/goods/stock/check-in'
import { auditStep } from '@/features/shop/orders/audit-step'
import { issueSaleDocuments } from '@/features/shop/orders/documents/issue-document'
import { queueOrderMail } from '@/features/shop/orders/mails'
import { attemptsOf, reduceExpected } from '@/features/shop/orders/payments/attempts'
import { refundGoods } from '@/features/shop/orders/payments/refunds'
import { becomes, isOneOf } from '@/server/db/states'
import { named, tables } from '@/server/db/tables'
import { type Database, transactionOf } from '@/server/db/transaction'
import { beginHeld } from '@/server/jobs/kinds'
import { dueForPieces } from './money-due'
import { heldMailOf } from './parcel-mail'
import { lockOrderOf } from './send-parcel'

const { shipmentLines, shipments } = tables.shop

const sentLines = z.array(z.object({ line: z.string(), quantity: z.number() }))

export type TakenIn = {
  /** Pieces per line that can be sold again; all others are written off, also those of lines that are not named. */
  restocked: Map<string, number>
  refundCents: number
  proposedCents?: number | null
}

type Parcel = { id: string; order: string; collectCents: number }

/**
 * Takes the pieces of a parcel in: they are restocked or written off, their cash on delivery is no longer expected, and
 * the refund is recorded. The caller has locked the order.
 * @returns the refund in cents with details for the audit log
 * @throws FulfilmentRefused where more is restocked than is in the parcel, or more is refunded than is due
 */
export async function takeIn(
  req: PayloadRequest,
  { id, order, collectCents }: Parcel,
  { restocked, refundCents: typedCents, proposedCents = null }: TakenIn,
) {
  const transaction = await transactionOf(req)
  const pieces = await noteRestocked(transaction, id, restocked)
  const { dueCents } = await dueForPieces(transaction, order, pieces, collectCents)
  const refundCents = refundOf(typedCents, proposedCents, dueCents)
  if (refundCents === null) throw new FulfilmentRefused('refund-more', 'refund')
  await checkInPieces(transaction, order, pieces)
  if (collectCents > 0) await expectNoCash(req, order, collectCents)
  if ((await refundGoods(req, order, { cents: refundCents })) > 0)
    throw new FulfilmentRefused('more-than-paid', 'refund')
  const created = pieces.reduce((sum, piece) => sum + piece.restocked, 0)
  const removed = pieces.reduce((sum, piece) => sum + piece.quantity - piece.restocked, 0)
  return { refundCents, audited: { created, removed, to: formatEuro(refundCents, 'bg') } }
}

async function noteRestocked(
  transaction: Database,
  parcel: string,
  restocked: Map<string, number>,
): Promise<CameBack[]> {
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

/** Where no other cash is awaited, the invoice for the taken goods is due. */
async function expectNoCash(req: PayloadRequest, order: string, cents: number): Promise<void> {
  const transaction = await transactionOf(req)
  const attempts = await attemptsOf(transaction, order)
  const awaited = attempts.find(({ method, state }) => method === 'cash-on-delivery' && state === 'pending')
  if (!awaited) return
  await reduceExpected(transaction, awaited.id, cents)
  const isSettled = awaited.amountCents <= cents && attempts.some(({ state }) => state === 'paid')
  if (isSettled) await issueSaleDocuments(req, order)
}

const checkedRow = z.object({ collectCents: z.number() })

/**
 * Takes a refused parcel in, once: goods are restocked or written off, its cash on delivery is no longer expected, the
 * refund is recorded, and the customer is mailed, all in the caller's transaction.
 * @throws FulfilmentRefused where the parcel is not on its way back, more is restocked than is in it, or more is
 * refunded than is due
 */
export const checkInParcel = (req: PayloadRequest, { parcel, ...taken }: TakenIn & { parcel: string }): Promise<void> =>
  endWay(req, parcel, 'cameBack', taken)

/**
 * Writes off a parcel that its carrier has lost, once, as if it were back without goods: nobody is said to have refused
 * it, and what was paid for its pieces goes back.
 * @throws FulfilmentRefused where the parcel is not on its way
 */
export const loseParcel = (req: PayloadRequest, parcel: string): Promise<void> =>
  // The proposed sum is kept, so that what is due is refunded.
  endWay(req, parcel, 'lost', { restocked: new Map(), refundCents: 0, proposedCents: 0 })

const ways = {
  cameBack: { from: 'refused', action: 'order.checked-in' },
  lost: { from: 'shipped', action: 'order.lost' },
} as const

async function endWay(req: PayloadRequest, parcel: string, kind: keyof typeof ways, taken: TakenIn): Promise<void> {
  const transaction = await transactionOf(req)
  const order = await lockOrderOf(transaction, parcel)
  const { action, from } = ways[kind]
  const { rows } = await transaction.execute(sql`
    update ${shipments} set ${becomes(shipments.state, 'returned')}, ${named(shipments, 'checkedAt')} = now()
    where ${shipments.id} = ${parcel} and ${isOneOf(shipments.state, from)}
    returning ${shipments.collectCents} as "collectCents"`)
  const [checked] = z.array(checkedRow).parse(rows)
  if (!checked) throw new FulfilmentRefused()
  // The hand-over can no longer be undone, and its mail must come before the next mail.
  await beginHeld(transaction, heldMailOf(parcel))
  const { refundCents, audited } = await takeIn(req, { id: parcel, order: order.id, ...checked }, taken)
  await queueOrderMail(transaction, order, { kind, refundCents })
  await auditStep(req, [order.id], action, audited)
}
