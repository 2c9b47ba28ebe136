/** How money comes for an order. */
export const moneyMethods = ['card', 'bank-transfer', 'cash-on-delivery'] as const
export type MoneyMethod = (typeof moneyMethods)[number]

/** How an order is paid; by gift vouchers where they pay all of it. */
export const paymentMethods = [...moneyMethods, 'gift-voucher'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Orders are for goods or for a gift voucher. */
export const orderKinds = ['goods', 'gift-voucher'] as const

/** The state of a parcel; `refused` on its way back, `returned` when it is checked in. */
export const parcelStates = ['packed', 'shipped', 'delivered', 'refused', 'returned'] as const
export type ParcelState = (typeof parcelStates)[number]

/** What is said of a parcel; `not-sent` where pieces of an order were given up: they are `returned` and have never left (decision 0083). */
export const shownParcelStates = [...parcelStates, 'not-sent'] as const

/** The state of an order. Its payment and its dispatch are not states of it: they are derived from rows (schema `shop`). */
export const orderStatuses = ['awaiting-payment', 'placed', 'closed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What happened to an order, as its history shows it to the customer; the last one is what a list shows. */
export const orderEvents = [
  'awaiting-payment',
  'placed',
  'paid',
  'packed',
  'shipped',
  'delivered',
  'refused',
  'cancelled',
  'closed',
] as const
export type OrderEvent = (typeof orderEvents)[number]

/** Who may move an order from a state to another; everything else is refused here and by a trigger of the database. */
export const orderTransitions = {
  'awaiting-payment': { placed: ['system', 'staff'], cancelled: ['customer', 'system', 'staff'] },
  placed: { cancelled: ['customer', 'staff', 'hold'], closed: ['system'] },
  closed: {},
  // A payment that comes after the order was given up for want of it, while its goods are still there.
  cancelled: { placed: ['system', 'staff'] },
} as const satisfies Record<OrderStatus, Partial<Record<OrderStatus, readonly Actor[]>>>

/** `hold` is the system, for an order that nobody has confirmed in its time. */
export type Actor = 'customer' | 'staff' | 'system' | 'hold'

/** Whether someone may move an order so. */
export function mayMove(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  const allowed: Partial<Record<OrderStatus, readonly Actor[]>> = orderTransitions[from]
  return allowed[to]?.includes(actor) ?? false
}

export type PaymentState = 'unpaid' | 'part-paid' | 'paid' | 'part-refunded' | 'refunded'

/** How an order is paid, from sums in cents: what was received and what was given back. */
export function paymentState(totalCents: number, paidCents: number, refundedCents: number): PaymentState {
  if (refundedCents > 0 && paidCents > 0) return refundedCents >= paidCents ? 'refunded' : 'part-refunded'
  if (paidCents >= totalCents) return 'paid'
  return paidCents > 0 ? 'part-paid' : 'unpaid'
}

export type DispatchState = 'open' | 'part-shipped' | 'shipped' | 'delivered' | 'refused'

type Parcels = {
  ordered: number
  shipped: number
  delivered: number
  /** On the way back to us. */
  refused: number
  /** Back, and checked in. */
  returned: number
  /** Given up: they count as ordered and as shipped, and have never left. */
  notSent: number
}

/** How far the goods that are to be sent are, from numbers of pieces. What was refused counts as shipped too. */
export function dispatchState({ ordered, shipped, delivered, refused, returned, notSent }: Parcels): DispatchState {
  const [due, sent] = [ordered - notSent, shipped - notSent]
  if (sent === 0) return 'open'
  if (refused + returned > 0 && delivered + refused + returned >= due)
    return refused === 0 && delivered > 0 ? 'delivered' : 'refused'
  if (sent < due) return 'part-shipped'
  return delivered >= due ? 'delivered' : 'shipped'
}

/** What a list says of an order: the last thing that happened to it. */
export function latestEvent(order: { status: OrderStatus; history?: { status: OrderEvent }[] | null }): OrderEvent {
  return order.history?.at(-1)?.status ?? order.status
}

/** How an order that is paid at the door is confirmed before it is packed: by the link that is mailed to its mailbox, or by a call of staff. */
export const holdWays = ['mailbox', 'call'] as const
export type HoldWay = (typeof holdWays)[number]

/** Why it has to be. */
export const holdReasons = ['large', 'repeated'] as const
export type HoldReason = (typeof holdReasons)[number]
