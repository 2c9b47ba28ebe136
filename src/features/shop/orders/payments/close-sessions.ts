import type { Payload } from 'payload'
import { attemptsOf } from './attempts'
import { endSession } from './provider'
import { settleAs } from './settle'

/**
 * Ends the payment pages of an order at the provider before its goods are released. A payment made by then is settled
 * (`paid`), a running one has to be waited for (`processing`). An attempt without a session was never shown.
 */
export async function closeSessions(payload: Payload, order: string): Promise<'closed' | 'paid' | 'processing'> {
  for (const attempt of await attemptsOf(payload.db.drizzle, order)) {
    if (attempt.state !== 'pending' || !attempt.session) continue
    const session = await endSession(attempt.session)
    if (!session) continue
    await settleAs(payload, attempt, session)
    if (session.state === 'paid' || session.state === 'processing') return session.state
    if (session.state === 'open') throw new Error('the provider does not end a payment page')
  }
  return 'closed'
}
