import type { Customer } from '@/../payload-types'
import { type Outcome, refuse } from '@/lib/forms/problems'
import { checkPassword } from './check-password'
import type { Claims } from './claims'
import { hasRecentCode } from './second-factor'
import { sessionMark } from './session-mark'
import { signedInCustomer } from './signed-in'

const freshSeconds = 10 * 60
const passwordMark = sessionMark('broshura-proof', 'fresh proof', freshSeconds)

/** These renew a session and prove nothing. */
const noProof = ['token_refresh', 'anonymous']

/**
 * Whether somebody showed in the last minutes that it is them, before they change how the account is protected: by a code of
 * their second factor, else by a sign-in or by the password.
 */
export async function hasRecentProof(customer: Customer, claims: Claims): Promise<boolean> {
  if (customer.secondFactor) return hasRecentCode(claims)
  const since = Date.now() / 1000 - freshSeconds
  const signedIn = claims.amr.some(({ method, timestamp }) => !noProof.includes(method) && timestamp > since)
  return signedIn || passwordMark.isSet(claims)
}

/** Takes the password of somebody who is signed in as fresh proof. */
export async function provePassword(password: unknown): Promise<Outcome> {
  const current = await signedInCustomer()
  if (!current) return refuse({ code: 'signed-out' })
  if (current.customer.secondFactor) return refuse({ code: 'fresh-code' })
  const problem = await checkPassword(current.claims, typeof password === 'string' ? password.slice(0, 1000) : '')
  if (problem) return refuse(problem)
  await passwordMark.set(current.claims)
  return { ok: true }
}
