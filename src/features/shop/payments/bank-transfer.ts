import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { auditStep } from '../orders/audit-step'
import { lockOrder } from '../orders/move-order'
import { attemptsOf, claimPaid, moneyCents, noteAmount, takePart } from './attempts'
import { refundPart } from './refunds'
import { applyPayment } from './settle'

const { refunds } = tables.shop

/**
 * `part` while some of the total is missing; `gone` where the goods were given to others and `cancelled` where the order is wanted no
 * longer, or less than all of it came too late: then the money goes back.
 */
export const transferAnswers = ['paid', 'part', 'gone', 'cancelled', 'not-awaited'] as const
export type TransferAnswer = (typeof transferAnswers)[number]

const sumRow = z.object({ cents: z.coerce.number() })

/** Money that came for these orders beyond their totals and is due back, in cents. */
export async function overpaidCents(database: Database, orders: string[]): Promise<number> {
  const { rows } = await database.execute(sql`
    select coalesce(sum(${refunds.amountCents}), 0) as cents from ${refunds}
    where ${refunds.orderId} = any(${sql.param(orders)}::uuid[]) and ${refunds.reason} = 'overpaid'`)
  return sumRow.parse(rows[0]).cents
}

/**
 * Notes money that has arrived for an order that is paid by transfer, in cents. What is missing stays awaited; with the last of it the
 * order is placed. More than is awaited is noted as it came, and what is too much is due back. For an order that is cancelled, one transfer is noted in the place of the
 * one that did not come: `applyPayment` says what becomes of it.
 */
export function receiveBankTransfer(req: PayloadRequest, id: string, amountCents: number): Promise<TransferAnswer> {
  if (!Number.isSafeInteger(amountCents) || amountCents < 1) throw new Error('a transfer is of one cent or more')
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const order = await lockOrder(transaction, id)
    const isLate = order?.status === 'cancelled'
    const awaited = (await attemptsOf(transaction, id)).find(
      ({ method, state }) => method === 'bank-transfer' && state === (isLate ? 'expired' : 'pending'),
    )
    if (!order || !awaited || !(isLate || order.status === 'awaiting-payment')) return 'not-awaited'
    await auditStep(req, [id], 'order.received', { to: formatEuro(amountCents, 'bg') })
    if (!isLate && amountCents < awaited.amountCents) {
      await takePart(transaction, awaited, amountCents)
      return 'part'
    }
    await noteAmount(transaction, awaited.id, amountCents)
    await claimPaid(transaction, awaited.id, null)
    const completes = !isLate || amountCents >= moneyCents(order)
    const answer = await applyPayment(req, order, { payment: { ...awaited, amountCents }, completes }, 'staff')
    // A payment that was given back wholly is due already.
    const dueCents = isLate ? moneyCents(order) : awaited.amountCents
    if (answer === 'paid' && amountCents > dueCents) await refundPart(req, awaited, amountCents - dueCents, 'overpaid')
    return answer
  })
}
