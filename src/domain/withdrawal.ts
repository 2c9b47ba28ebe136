/** Why goods cannot be sent back at will (directive 2011/83/EU, article 16): (e) sealed goods once unsealed, (c) made to order. */
export const withdrawalExceptions = ['hygiene', 'made-to-order'] as const
export type WithdrawalException = (typeof withdrawalExceptions)[number]

/** In what condition goods came back. */
export const conditions = ['as-new', 'worn', 'damaged'] as const
export type Condition = (typeof conditions)[number]

const dayMs = 86_400_000

/** Days within which everything that was paid goes back, from the statement on (directive 2011/83/EU, article 13). */
export const refundDays = 14

/** How many whole days are left to pay back, from the moment of the statement; negative where it is late. */
export function refundDaysLeft(statedAt: Date, now: Date): number {
  return Math.ceil((statedAt.getTime() + refundDays * dayMs - now.getTime()) / dayMs)
}
