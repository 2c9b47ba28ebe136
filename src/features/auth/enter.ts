import type { Session, User } from '@supabase/supabase-js'
import type { Outcome } from '@/features/forms/problems'
import type { AuthDoor } from '@/server/supabase'
import { verifiedClaims } from './claims'
import { customerOf } from './find-customer'
import { rememberDevice } from './known-device'
import { hasSecondFactor, type PublicSession, type PublicUser, publicSession, publicUser } from './public-session'
import { keepSecondFactor } from './second-factor'
import { recordSignIn } from './sign-ins'

export interface SignedIn {
  user: PublicUser
  session: PublicSession
  /** `aal2` when a code is still owed. */
  nextLevel: 'aal1' | 'aal2'
}

export type LoginResult = Outcome<{ signedIn: SignedIn }>

/** What every way in ends with: the token is verified, the customer known, the device remembered, the sign-in recorded. */
export async function enter(
  auth: AuthDoor,
  { user, session }: { user: User; session: Session },
  seenBy: Headers,
): Promise<LoginResult> {
  const verified = await verifiedClaims(auth, session.access_token)
  if (!verified) return { ok: false, problem: { code: 'unavailable' } }
  // The embedded server leaves it out of its tokens, and a new customer's name and language are in it.
  const claims = { ...verified, user_metadata: { ...user.user_metadata, ...verified.user_metadata } }
  await rememberDevice(claims.email || claims.phone)
  const secondFactor = hasSecondFactor(user)
  const customer = await keepSecondFactor(await customerOf(claims), secondFactor)
  await recordSignIn(customer, claims, seenBy)
  const owesCode = secondFactor && claims.aal === 'aal1'
  const nextLevel = owesCode ? ('aal2' as const) : ('aal1' as const)
  return { ok: true, signedIn: { user: publicUser(claims), session: publicSession(claims), nextLevel } }
}
