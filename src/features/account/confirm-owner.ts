import { checkPassword } from '@/features/account/auth/check-password'
import { confirmationOf, hasPassword } from '@/features/account/auth/confirm-person'
import type { Problem } from '@/lib/forms/problems'
import type { SignedInRequest } from './as-customer'

/** What is missing to change how an account signs in: its password, or without one a sign-in of the last minutes. */
export async function confirmOwner(
  { claims, customer }: SignedInRequest,
  presentPassword: string,
): Promise<Problem | null> {
  if (!hasPassword(claims.app_metadata, customer))
    return confirmationOf(claims, customer) === 'fresh' ? null : { code: 'fresh-sign-in' }
  const wrong = await checkPassword(claims, presentPassword)
  // A wrong password is shown at the field for the present one.
  return wrong?.field ? { ...wrong, field: 'presentPassword' } : wrong
}
