/** Replaces personal data of a deleted customer in orders and returns. */
export const erased = '—'

/** A domain that can never exist (RFC 2606). */
export const erasedEmail = 'erased@customers.invalid'

type Address = { street: string; street2?: string | null; postcode: string; city: string }

/** Lines without erased and missing parts: deleted customers and buyers of vouchers have no address. */
export function addressLines({ street, street2, postcode, city }: Address): string[] {
  const place = [postcode, city].filter((part) => part !== erased).join(' ')
  return [street, street2 ?? '', place].filter((line) => line !== '' && line !== erased)
}
