/** Replaces the personal data of a customer who has left, in orders and returns. */
export const erased = '—'

/** The same for an e-mail address: a domain that can never exist (RFC 2606). */
export const erasedEmail = 'erased@customers.invalid'
