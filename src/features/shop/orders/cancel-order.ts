import type { Payload, PayloadRequest } from 'payload'
import type { Actor } from '@/domain/order-states'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { log } from '@/server/log'
import { auditStep } from './audit-step'
import { cancelLocked, type NotCancelled } from './cancel-locked'
import { lockOrder } from './move-order'
import { attemptsOf } from './payments/attempts'
import { endSession, isUnanswered } from './payments/provider'
import { settleAs } from './payments/settle'
import { cardKeys } from './shop'

/**
 * Ends the payment pages of an order at the provider before its goods are released. A payment made by then is settled
 * (`paid`), a running one has to be waited for (`processing`). An attempt without a session was never shown. Without
 * the keys of the provider a page can be neither ended nor asked about: its own end is waited for (`provider`).
 */
async function closeSessions(payload: Payload, order: string): Promise<'closed' | 'paid' | 'processing' | 'provider'> {
  for (const attempt of await attemptsOf(payload.db.drizzle, order)) {
    if (attempt.state !== 'pending' || !attempt.session) continue
    if (!cardKeys()) {
      if (attempt.expiresAt && attempt.expiresAt > new Date()) return 'provider'
      log.error({ order, payment: attempt.id }, 'an order is cancelled without asking about its card payment: no keys')
      continue
    }
    const session = await endSession(attempt.session)
    if (!session) continue
    await settleAs(payload, attempt, session)
    if (session.state === 'paid' || session.state === 'processing') return session.state
    if (session.state === 'open') throw new Error('the provider does not end a payment page')
  }
  return 'closed'
}

export async function cancelOrRefuse(req: PayloadRequest, id: string): Promise<void> {
  const refused = await cancelOrder(req, id, 'staff')
  if (refused !== null) throw new FulfilmentRefused(refused === 'state' ? 'changed' : refused)
}

/**
 * Cancels an order. Its payment pages at the provider are closed first; a payment made in the meantime counts, and the
 * order is placed instead (`paid`). While the provider does not answer, nothing is cancelled (`provider`); a task fails
 * then, and tries again.
 * @returns null, or why the order was not cancelled
 */
export async function cancelOrder(
  req: PayloadRequest,
  id: string,
  actor: Actor,
): Promise<NotCancelled | 'paid' | 'processing' | 'provider' | null> {
  const state = await closeSessions(req.payload, id).catch((error: unknown) => {
    if (actor === 'system' || !isUnanswered(error)) throw error
    log.error({ order: id, error }, 'an order was not cancelled: the payment provider does not answer')
    return 'provider' as const
  })
  if (state !== 'closed') return state
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const order = await lockOrder(transaction, id)
    const refused = order ? await cancelLocked(req, order, actor) : 'state'
    if (refused === null && actor === 'staff') await auditStep(req, [id], 'order.cancelled')
    return refused
  })
}
