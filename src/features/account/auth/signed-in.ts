import { headers } from 'next/headers'
import type { Customer } from '@/../payload-types'
import { cmsSystem } from '@/server/cms'
import { type AuthClient, createAuthClient } from '@/server/supabase'
import { getAuthState } from './auth-state'
import { type Claims, verifiedClaims } from './claims'
import { requestCookies } from './request-cookies'

export interface SignedInCustomer {
  auth: AuthClient
  claims: Claims
  customer: Customer
}

/** The customer who may change their own account; undefined while a second factor is missing. */
export async function signedInCustomer(): Promise<SignedInCustomer | null> {
  const auth = createAuthClient(await requestCookies())
  const standing = await getAuthState(await cmsSystem(), await verifiedClaims(auth), await headers())
  return standing.state === 'in' ? { auth, claims: standing.claims, customer: standing.customer } : null
}
