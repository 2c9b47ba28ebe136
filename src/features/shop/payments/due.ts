import type { OrderRequest } from '../orders/order-request'

const minuteMs = 60_000
const dayMs = 86_400_000

/** The provider takes sessions of 30 minutes or more from when it receives them, which is a moment after the order. */
const sessionMs = 31 * minuteMs
/** So long goods stay reserved after their session has ended, because its last event may be late. */
const afterSessionMs = 15 * minuteMs
const transferDays = 5

/** When the provider's session of an attempt ends. */
export const sessionEnd = (from: Date) => new Date(from.getTime() + sessionMs)

/** When an order that waits for its payment is given up, and its reservation with it. */
export function dueAfter(method: OrderRequest['paymentMethod'], from: Date): Date {
  if (method === 'bank-transfer') return new Date(from.getTime() + transferDays * dayMs)
  return new Date(sessionEnd(from).getTime() + afterSessionMs)
}
