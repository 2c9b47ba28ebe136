import { headers } from 'next/headers'
import type { Customer } from '@/../payload-types'
import { type AuthDoor, authDoor } from '@/server/supabase'
import { type Claims, verifiedClaims } from './claims'
import { requestCookies } from './request-cookies'
import { standingOf } from './standing'

export interface SignedInCustomer {
  auth: AuthDoor
  claims: Claims
  customer: Customer
}

/** The customer who may change their own account; undefined while a second factor is missing. */
export async function signedInCustomer(): Promise<SignedInCustomer | null> {
  const auth = authDoor(await requestCookies())
  const standing = await standingOf(await verifiedClaims(auth), await headers())
  return standing.state === 'in' ? { auth, claims: standing.claims, customer: standing.customer } : null
}
