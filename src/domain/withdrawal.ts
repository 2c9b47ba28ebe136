/** Why goods cannot be sent back at will (directive 2011/83/EU, article 16): (e) sealed goods once unsealed, (c) made to order. */
export const withdrawalExceptions = ['hygiene', 'made-to-order'] as const
export type WithdrawalException = (typeof withdrawalExceptions)[number]
