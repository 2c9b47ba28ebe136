type Chosen<Decided extends Record<string, boolean>> = {
  [State in keyof Decided]: Decided[State] extends true ? State : never
}[keyof Decided]

/** `ended`: the goods never came, or came and were not taken in. */
export const returnStates = ['announced', 'received', 'checked', 'ended'] as const
export type ReturnState = (typeof returnStates)[number]

const isOpenReturn = {
  announced: true,
  received: true,
  checked: false,
  ended: false,
} as const satisfies Record<ReturnState, boolean>

export const openReturnStates = returnStates.filter(
  (state): state is Chosen<typeof isOpenReturn> => isOpenReturn[state],
)

/** Without a reason, as `lastDayToWithdraw` counts them. */
export const withdrawalDays = 14

export const moneyMethods = ['card', 'bank-transfer', 'cash-on-delivery'] as const
export type MoneyMethod = (typeof moneyMethods)[number]

/** `gift-voucher` only where vouchers pay the whole order. */
export const paymentMethods = [...moneyMethods, 'gift-voucher'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** `before`: nothing is packed until the money is there. */
export const paidWhen: Record<PaymentMethod, 'before' | 'at-door' | 'by-voucher'> = {
  card: 'before',
  'bank-transfer': 'before',
  'cash-on-delivery': 'at-door',
  'gift-voucher': 'by-voucher',
}

export const orderKinds = ['goods', 'gift-voucher'] as const

/** `refused`: on its way back; `returned`: checked in. */
export const parcelStates = ['packed', 'shipped', 'delivered', 'refused', 'returned'] as const
export type ParcelState = (typeof parcelStates)[number]

/**
 * `not-sent`: pieces of an order were given up; they are `returned` but have never left (decision 0083). `lost`: the
 * carrier lost them; they are `returned`, and nobody has refused them.
 */
export const shownParcelStates = [...parcelStates, 'not-sent', 'lost'] as const

/** Payment and dispatch are no states of an order: they are derived from rows (schema `shop`). */
export const orderStatuses = ['awaiting-payment', 'placed', 'closed', 'cancelled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

const isOpenStatus = {
  'awaiting-payment': true,
  placed: true,
  closed: false,
  cancelled: false,
} as const satisfies Record<OrderStatus, boolean>

export const isOpenOrder: Record<OrderStatus, boolean> = isOpenStatus

export const openOrderStatuses = orderStatuses.filter(
  (status): status is Chosen<typeof isOpenStatus> => isOpenStatus[status],
)

/** Events of the history that a customer sees; a list shows the last one. */
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

/** After an open event somebody still owes something: the customer the money, or we the goods. */
const isOpenEvent = {
  'awaiting-payment': true,
  placed: true,
  paid: true,
  packed: true,
  shipped: true,
  delivered: false,
  refused: true,
  cancelled: false,
  closed: false,
} as const satisfies Record<OrderEvent, boolean>

export const openOrderEvents = orderEvents.filter((event): event is Chosen<typeof isOpenEvent> => isOpenEvent[event])

/** Who may move an order between two states; everything else is refused here and by a trigger of the database. */
const orderTransitions = {
  'awaiting-payment': { placed: ['system', 'staff'], cancelled: ['customer', 'system', 'staff'] },
  placed: { cancelled: ['customer', 'staff', 'hold'], closed: ['system'] },
  closed: {},
  // A payment may come after the order was cancelled for want of it, while its goods are still there.
  cancelled: { placed: ['system', 'staff'] },
} as const satisfies Record<OrderStatus, Partial<Record<OrderStatus, readonly Actor[]>>>

/** `hold` is the system, for an order that nobody has confirmed in time. */
export type Actor = 'customer' | 'staff' | 'system' | 'hold'

export function mayMove(from: OrderStatus, to: OrderStatus, actor: Actor): boolean {
  const allowed: Partial<Record<OrderStatus, readonly Actor[]>> = orderTransitions[from]
  return allowed[to]?.includes(actor) ?? false
}

export type PaymentState = 'unpaid' | 'part-paid' | 'paid' | 'part-refunded' | 'refunded'

export function paymentState(totalCents: number, paidCents: number, refundedCents: number): PaymentState {
  if (refundedCents > 0 && paidCents > 0) return refundedCents >= paidCents ? 'refunded' : 'part-refunded'
  if (paidCents >= totalCents) return 'paid'
  return paidCents > 0 ? 'part-paid' : 'unpaid'
}

export type DispatchState = 'open' | 'part-shipped' | 'shipped' | 'delivered' | 'refused' | 'lost'

type Parcels = {
  ordered: number
  shipped: number
  delivered: number
  /** On the way back to us. */
  refused: number
  /** Back and checked in. */
  returned: number
  /** Given up: these pieces count as ordered and shipped, and have never left. */
  notSent: number
  /** By the carrier: nobody waits for these pieces any more. */
  lost: number
}

/** From numbers of pieces; refused pieces count as shipped too. */
export function dispatchState(pieces: Parcels): DispatchState {
  const { ordered, shipped, delivered, refused, returned, notSent, lost } = pieces
  const [due, sent] = [ordered - notSent - lost, shipped - notSent - lost]
  if (lost > 0 && due === 0) return 'lost'
  if (sent === 0) return 'open'
  if (refused + returned > 0 && delivered + refused + returned >= due)
    return refused === 0 && delivered > 0 ? 'delivered' : 'refused'
  if (sent < due) return 'part-shipped'
  return delivered >= due ? 'delivered' : 'shipped'
}

export function latestEvent(order: { status: OrderStatus; history?: { status: OrderEvent }[] | null }): OrderEvent {
  return order.history?.at(-1)?.status ?? order.status
}

/** An order paid at the door is confirmed before packing: by the mailed link, or by a call of staff. */
export const holdWays = ['mailbox', 'call'] as const
export type HoldWay = (typeof holdWays)[number]

export const holdReasons = ['large', 'repeated'] as const
export type HoldReason = (typeof holdReasons)[number]

export const releasers = ['customer', 'staff'] as const satisfies readonly Actor[]

/**
 * `sending`: the answer may be lost. `unknown`: the carrier may have the parcel; only a person who has looked may ask
 * again.
 */
export const labelStates = ['asked', 'sending', 'done', 'refused', 'unknown'] as const
export type LabelState = (typeof labelStates)[number]
