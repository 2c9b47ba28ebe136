/** In cents: the provider refuses less (https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts). */
export const leastCardCents = 50

export const canPay = (method: string, cents: number): boolean => method !== 'card' || cents >= leastCardCents
