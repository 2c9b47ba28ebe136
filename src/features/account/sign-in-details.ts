import { confirmationOf, hasPassword } from '@/features/account/auth/confirm-person'
import { pendingEmail } from '@/features/account/auth/email-changes'
import { cmsSystem } from '@/server/cms'
import { env } from '@/server/env'
import type { SignedInRequest } from './as-customer'

export interface SignInDetails {
  /** What a password manager files the password under. */
  account: string
  /** The address that the account is to be changed to. */
  awaited: string | null
  mayCancel: boolean
  /** What a change of address or password asks for. */
  by: 'password' | 'fresh' | 'sign-in-again'
}

/** What the profile shows of how the customer signs in; asks the auth server nothing. */
export async function signInDetails({ claims, customer }: Omit<SignedInRequest, 'state'>): Promise<SignInDetails> {
  return {
    account: claims.email || claims.phone,
    awaited: await pendingEmail(await cmsSystem(), customer),
    mayCancel: Boolean(env().AUTH_MAIL_SECRET),
    by: hasPassword(claims.app_metadata, customer) ? 'password' : confirmationOf(claims, customer),
  }
}
