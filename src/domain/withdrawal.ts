import { addDays, daysBetween, sofiaDay } from './calendar-day'

/** Exceptions of directive 2011/83/EU, article 16: (e) sealed goods once unsealed, (c) goods made to order. */
export const withdrawalExceptions = ['hygiene', 'made-to-order'] as const
export type WithdrawalException = (typeof withdrawalExceptions)[number]

export const returnConditions = ['as-new', 'worn', 'damaged'] as const
export type Condition = (typeof returnConditions)[number]

/** How staff settle a statement without a return. */
export const withdrawalOutcomes = ['cancelled', 'set-aside'] as const
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number]

/** Days from the statement within which everything that was paid goes back (directive 2011/83/EU, article 13). */
const refundDays = 14

/** Days in Sofia until the last one, that of the statement not counted; negative where the refund is late. */
export function refundDaysLeft(statedAt: Date, now: Date): number {
  return daysBetween(sofiaDay(now), addDays(sofiaDay(statedAt), refundDays))
}
