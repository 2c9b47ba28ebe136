/** What stands in an order or a return where the person stood who has left. */
export const erased = '—'

/** The same for an e-mail address: a name that can never exist (RFC 2606). */
export const erasedEmail = 'erased@customers.invalid'
