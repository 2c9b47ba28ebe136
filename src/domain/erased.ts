/** Replaces the personal data of a customer who has left, in orders and returns. */
export const erased = '—'

/** The same for an e-mail address: a domain that can never exist (RFC 2606). */
export const erasedEmail = 'erased@customers.invalid'

type Address = { street: string; street2?: string | null; postcode: string; city: string }

/** What is known of an address, line by line: none of someone who has left, or who bought a voucher, which goes nowhere by post. */
export function addressLines({ street, street2, postcode, city }: Address): string[] {
  const place = [postcode, city].filter((part) => part !== erased).join(' ')
  return [street, street2 ?? '', place].filter((line) => line !== '' && line !== erased)
}
