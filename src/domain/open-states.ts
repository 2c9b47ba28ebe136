/** What has last happened to an order that is still under way. */
export const openOrderEvents = ['awaiting-payment', 'placed', 'paid', 'packed', 'shipped', 'refused'] as const

/** The states in which a return or a cancellation still waits for something. */
export const openRequestStates = ['requested', 'approved', 'received'] as const

/** Days after the delivery for which a customer may send an order back (Directive 2011/83/EU, article 9). */
export const withdrawalDays = 14
