/** The state of one attempt to pay. */
export const attemptStates = ['pending', 'paid', 'failed', 'expired'] as const

/** The state of money that goes back. */
export const refundStates = ['pending', 'done', 'failed'] as const
export type RefundState = (typeof refundStates)[number]

/** Why money goes back; `overpaid` where more came than was asked for. */
export const refundReasons = ['cancelled', 'sold-out', 'return', 'goodwill', 'overpaid'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Of these nothing was sold, where the order remains: a second payment, one that came too late, and what was too much of one. */
export const vainReasons = ['cancelled', 'sold-out', 'overpaid'] as const satisfies readonly RefundReason[]

/** The state of a gift voucher. */
export const voucherStates = ['ordered', 'active', 'void'] as const

/** Why the balance of a gift voucher changed. */
export const ledgerReasons = ['issued', 'spent', 'refunded', 'corrected', 'voided'] as const
export type LedgerReason = (typeof ledgerReasons)[number]

/** Documents that are issued, and the gapless series of numbers that they are in: a credit note has its number from that of invoices. */
export const documentKinds = ['invoice', 'credit-note', 'sale'] as const
export type DocumentKind = (typeof documentKinds)[number]
export const documentSeries = ['invoice', 'sale'] as const satisfies readonly DocumentKind[]
export type DocumentSeries = (typeof documentSeries)[number]
