import type { OrderRequest } from '../order-request'

const minuteMs = 60_000
const dayMs = 86_400_000

/** The provider accepts sessions of at least 30 minutes, counted from its own receipt, a moment after the order. */
const sessionMs = 31 * minuteMs
/** Goods stay reserved after the end of a session, because its last event may be late. */
const afterSessionMs = 15 * minuteMs
const transferDays = 5

export const sessionEnd = (from: Date) => new Date(from.getTime() + sessionMs)

export function dueAfter(method: OrderRequest['paymentMethod'], from: Date): Date {
  if (method === 'bank-transfer') return new Date(from.getTime() + transferDays * dayMs)
  return new Date(sessionEnd(from).getTime() + afterSessionMs)
}
