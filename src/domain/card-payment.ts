/** The least that a card can pay, in cents: the provider refuses less (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const leastCardCents = 50

/** Whether a sum that is left to pay can be paid by a method: a card pays no little sums, nor nothing. */
export const canPay = (method: string, cents: number): boolean => method !== 'card' || cents >= leastCardCents
