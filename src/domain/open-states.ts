/** What has last happened to an order that is still under way. */
export const openOrderEvents = ['awaiting-payment', 'placed', 'paid', 'packed', 'shipped', 'refused'] as const

/** How far a return is; `ended` where nothing came. */
export const returnStates = ['announced', 'received', 'checked', 'ended'] as const
export type ReturnState = (typeof returnStates)[number]

/** The states in which goods are still awaited or to be checked in. */
export const openReturnStates = ['announced', 'received'] as const satisfies readonly ReturnState[]

/** Days after the delivery for which a customer may send an order back (Directive 2011/83/EU, article 9). */
export const withdrawalDays = 14
