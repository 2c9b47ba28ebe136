/** Exceptions of directive 2011/83/EU, article 16: (e) sealed goods once unsealed, (c) goods made to order. */
export const withdrawalExceptions = ['hygiene', 'made-to-order'] as const
export type WithdrawalException = (typeof withdrawalExceptions)[number]

export const returnConditions = ['as-new', 'worn', 'damaged'] as const
export type Condition = (typeof returnConditions)[number]

/** How staff settle a statement without a return. */
export const withdrawalOutcomes = ['cancelled', 'set-aside'] as const
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number]

const dayMs = 86_400_000

/** Days from the statement within which everything that was paid goes back (directive 2011/83/EU, article 13). */
const refundDays = 14

/** Whole days from the statement on; negative where the refund is late. */
export function refundDaysLeft(statedAt: Date, now: Date): number {
  return Math.ceil((statedAt.getTime() + refundDays * dayMs - now.getTime()) / dayMs)
}
