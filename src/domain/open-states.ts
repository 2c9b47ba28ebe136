export const openOrderEvents = ['awaiting-payment', 'placed', 'paid', 'packed', 'shipped', 'refused'] as const

/** `ended`: the goods never came, or came and were not taken in. */
export const returnStates = ['announced', 'received', 'checked', 'ended'] as const
export type ReturnState = (typeof returnStates)[number]

export const openReturnStates = ['announced', 'received'] as const satisfies readonly ReturnState[]

/** Days after the delivery for which a customer may send an order back (Directive 2011/83/EU, article 9). */
export const withdrawalDays = 14
