import type { Payload } from 'payload'
import type { Customer } from '@/../payload-types'
import type { Claims } from './claims'
import { customerOf, PersonDeparted } from './find-customer'
import { recordSignIn } from './sign-ins'

/** How far somebody is signed in: `second-factor` has given the password but not the code yet. */
export type AuthState =
  | { state: 'out' }
  | { state: 'second-factor'; customer: Customer; claims: Claims }
  | { state: 'in'; customer: Customer; claims: Claims }

/** The standing of verified claims. A session that was ended in the security centre is out, whatever its token says. */
export async function getAuthState(cms: Payload, claims: Claims | null, seenBy: Headers): Promise<AuthState> {
  if (!claims) return { state: 'out' }
  const customer = await customerOf(cms, claims).catch(orDeparted)
  if (!customer) return { state: 'out' }
  const alive = await recordSignIn(cms, customer, claims, seenBy)
  if (!alive) return { state: 'out' }
  const owesCode = customer.secondFactor && claims.aal === 'aal1'
  return { state: owesCode ? 'second-factor' : 'in', customer, claims }
}

function orDeparted(error: unknown): null {
  if (error instanceof PersonDeparted) return null
  throw error
}
