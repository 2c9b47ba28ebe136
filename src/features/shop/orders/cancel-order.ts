import type { PayloadRequest } from 'payload'
import type { Actor } from '@/domain/order-states'
import { FulfilmentRefused } from '@/features/shop/goods/staff-work/refusals'
import { transactionOf, withTransaction } from '@/server/db/transaction'
import { auditStep } from './audit-step'
import { cancelLocked, type NotCancelled } from './cancel-locked'
import { lockOrder } from './move-order'
import { closeSessions } from './payments/close-sessions'

export async function cancelOrRefuse(req: PayloadRequest, id: string): Promise<void> {
  const refused = await cancelOrder(req, id, 'staff')
  if (refused !== null) throw new FulfilmentRefused(refused === 'state' ? 'changed' : refused)
}

/**
 * Cancels an order. Its payment pages at the provider are closed first; a payment made in the meantime counts, and the
 * order is placed instead (`paid`).
 * @returns null, or why the order was not cancelled
 */
export async function cancelOrder(
  req: PayloadRequest,
  id: string,
  actor: Actor,
): Promise<NotCancelled | 'paid' | 'processing' | null> {
  const state = await closeSessions(req.payload, id)
  if (state !== 'closed') return state
  return withTransaction(req, async () => {
    const transaction = await transactionOf(req)
    const order = await lockOrder(transaction, id)
    const refused = order ? await cancelLocked(req, order, actor) : 'state'
    if (refused === null && actor === 'staff') await auditStep(req, [id], 'order.cancelled')
    return refused
  })
}
