import type { MoneyMethod, PaymentMethod } from './order-states'

/** In cents: the provider refuses less (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const leastCardCents = 50

export const canPay = (method: PaymentMethod, cents: number): boolean => method !== 'card' || cents >= leastCardCents

/** Money is taken at the door only by a carrier who collects it. */
export const isPayableBy = (method: PaymentMethod, { cashOnDelivery }: { cashOnDelivery: boolean }): boolean =>
  method !== 'cash-on-delivery' || cashOnDelivery

/** Cards need the keys of their provider, transfers an IBAN. */
type Equipment = { hasCardKeys: boolean; iban: string }

export function isEquippedFor(method: MoneyMethod, { hasCardKeys, iban }: Equipment): boolean {
  const isEquipped = { card: hasCardKeys, 'bank-transfer': iban !== '', 'cash-on-delivery': true }
  return isEquipped[method]
}

/** The ways in the settings that no buyer is offered; `cashOnDelivery` where any method of delivery takes it. */
export const unofferedWays = (chosen: MoneyMethod[], shop: Equipment & { cashOnDelivery: boolean }): MoneyMethod[] =>
  chosen.filter((way) => !isEquippedFor(way, shop) || !isPayableBy(way, shop))

/** The offered ways by which goods can be paid with at least one of the methods of delivery. */
export const possibleWays = (offered: PaymentMethod[], methods: { cashOnDelivery: boolean }[]): PaymentMethod[] =>
  offered.filter((way) => methods.some((method) => isPayableBy(way, method)))

export const attemptStates = ['pending', 'paid', 'failed', 'expired'] as const
export type AttemptState = (typeof attemptStates)[number]

export const refundStates = ['pending', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** `overpaid`: more money came than was asked for. */
export const refundReasons = ['cancelled', 'sold-out', 'return', 'goodwill', 'overpaid'] as const
export type RefundReason = (typeof refundReasons)[number]

/** For an order that remains, nothing was sold for this money: a second payment, a late one, or the excess of one. */
export const vainReasons = ['cancelled', 'sold-out', 'overpaid'] as const satisfies readonly RefundReason[]

export const voucherStates = ['ordered', 'active', 'void'] as const

export const ledgerReasons = ['issued', 'spent', 'refunded', 'corrected', 'voided'] as const
export type LedgerReason = (typeof ledgerReasons)[number]

/** Series of numbers are gapless; a credit note has its number from the series of invoices. */
export const documentKinds = ['invoice', 'credit-note', 'sale'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const documentSeries = ['invoice', 'sale'] as const satisfies readonly DocumentKind[]
export type DocumentSeries = (typeof documentSeries)[number]
