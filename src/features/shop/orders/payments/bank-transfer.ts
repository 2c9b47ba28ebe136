import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { formatEuro } from '@/design/format'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { isOneOf } from '@/server/db/states'
import { tables } from '@/server/db/tables'
import { type Database, transactionOf, withTransaction } from '@/server/db/transaction'
import { auditStep } from '../audit-step'
import { lockOrder } from '../move-order'
import { type Attempt, addPaid, attemptsOf, claimPaid, moneyCents, noteAmount, takePart } from './attempts'
import { refundPart } from './refunds'
import { applyPayment } from './settle'

const { refunds } = tables.shop

/**
 * `part`: some of the total is missing. `gone`: the goods were sold to others. `cancelled`: the order is not wanted any
 * more, or the transfer came late and too small. Money of the last two is refunded.
 */
export const transferAnswers = ['paid', 'part', 'gone', 'cancelled', 'not-awaited'] as const
export type TransferAnswer = (typeof transferAnswers)[number]

const sumRow = z.object({ cents: z.coerce.number() })

export async function overpaidCents(database: Database, orders: string[]): Promise<number> {
  const { rows } = await database.execute(sql`
    select coalesce(sum(${refunds.amountCents}), 0) as cents from ${refunds}
    where ${refunds.orderId} = any(${sql.param(orders)}::uuid[]) and ${isOneOf(refunds.reason, 'overpaid')}`)
  return sumRow.parse(rows[0]).cents
}

/**
 * Notes a received transfer in cents. A missing rest stays awaited, and the last part places the order; a surplus is
 * noted as received and refunded. For a cancelled order the transfer replaces the one that did not come, and
 * `applyPayment` decides about it.
 * @param shownCents the awaited amount that the page showed
 * @throws FulfilmentRefused where another amount is awaited by now: a colleague may have noted the same transfer
 */
export function receiveBankTransfer(
  req: PayloadRequest,
  id: string,
  amountCents: number,
  shownCents: number | null = null,
): Promise<TransferAnswer> {
  if (!Number.isSafeInteger(amountCents) || amountCents < 1) throw new Error('a transfer is of one cent or more')
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const order = await lockOrder(transaction, id)
    const isLate = order?.status === 'cancelled'
    const awaited = awaitedOf(await attemptsOf(transaction, id), isLate)
    if (!order || !awaited || !(isLate || order.status === 'awaiting-payment')) return 'not-awaited'
    if (!isLate && shownCents !== null && shownCents !== awaited.amountCents) throw new FulfilmentRefused()
    await auditStep(req, [id], 'order.received', { to: formatEuro(amountCents, 'bg') })
    if (!isLate && amountCents < awaited.amountCents) {
      await takePart(transaction, awaited, amountCents)
      return 'part'
    }
    await noteAmount(transaction, awaited.id, amountCents)
    await claimPaid(transaction, awaited.id, null)
    const completes = !isLate || amountCents >= moneyCents(order)
    const answer = await applyPayment(req, order, { payment: { ...awaited, amountCents }, completes }, 'staff')
    // A payment that was refunded as a whole has no surplus left.
    const dueCents = isLate ? moneyCents(order) : awaited.amountCents
    if (answer === 'paid' && amountCents > dueCents)
      await refundPart(req, awaited, { cents: amountCents - dueCents, reason: 'overpaid' })
    return answer
  })
}

const awaitedOf = (attempts: Attempt[], isCancelled: boolean): Attempt | undefined =>
  attempts.find(({ method, state }) => method === 'bank-transfer' && state === (isCancelled ? 'expired' : 'pending'))

const paidCentsOf = (attempts: Attempt[]): number =>
  attempts.reduce((sum, { amountCents, state }) => sum + (state === 'paid' ? amountCents : 0), 0)

/**
 * Notes a transfer in cents for an order that awaits none, such as a second one for a paid order; all of it is due back.
 * @param shownCents the paid amount that the page showed
 * @returns false where the order still awaits a transfer or was never paid by one, or where another amount is paid by
 * now: a colleague may have noted the same transfer
 */
export function receiveFurtherTransfer(
  req: PayloadRequest,
  id: string,
  amountCents: number,
  shownCents: number | null = null,
): Promise<boolean> {
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const order = await lockOrder(transaction, id)
    const attempts = await attemptsOf(transaction, id)
    const paid = attempts.find(({ method, state }) => method === 'bank-transfer' && state === 'paid')
    if (!order || !paid || awaitedOf(attempts, order.status === 'cancelled')) return false
    if (shownCents !== null && shownCents !== paidCentsOf(attempts)) return false
    await auditStep(req, [id], 'order.received', { to: formatEuro(amountCents, 'bg') })
    const further = await addPaid(transaction, paid, amountCents)
    await refundPart(req, { ...paid, id: further }, { cents: amountCents, reason: 'overpaid' })
    return true
  })
}
