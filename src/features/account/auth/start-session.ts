import type { Session, User } from '@supabase/supabase-js'
import { noticeOwner } from '@/features/account/security/notices'
import type { Outcome } from '@/lib/forms/problems'
import { cmsSystem } from '@/server/cms'
import type { AuthClient } from '@/server/supabase'
import { verifiedClaims } from './claims'
import { keepEmailOf } from './confirmed-email'
import { customerOf } from './find-customer'
import { isKnownDevice, rememberDevice } from './known-device'
import { hasSecondFactor, type PublicSession, type PublicUser, publicSession, publicUser } from './public-session'
import { keepSecondFactor } from './second-factor'
import { hasSignedInBefore, recordSignIn } from './sign-ins'

export interface SignedIn {
  user: PublicUser
  session: PublicSession
  /** `aal2` when a second factor is still missing. */
  nextLevel: 'aal1' | 'aal2'
}

export type LoginResult = Outcome<{ signedIn: SignedIn }>

/** The last step of every sign-in: verifies the token, finds the customer, remembers the device and records the sign-in. */
export async function startSession(
  auth: AuthClient,
  { user, session }: { user: User; session: Session },
  seenBy: Headers,
): Promise<LoginResult> {
  const verified = await verifiedClaims(auth, session.access_token)
  if (!verified) return { ok: false, problem: { code: 'unavailable' } }
  // The embedded server omits it from its tokens, but it holds a new customer's name and language.
  const claims = { ...verified, user_metadata: { ...user.user_metadata, ...verified.user_metadata } }
  const account = claims.email || claims.phone
  const isNewDevice = !(await isKnownDevice(account))
  await rememberDevice(account)
  const secondFactor = hasSecondFactor(user)
  const cms = await cmsSystem()
  const customer = await keepSecondFactor(await customerOf(cms, claims), secondFactor)
  await keepEmailOf(customer.id, user)
  if (isNewDevice && (await hasSignedInBefore(cms, customer))) await noticeOwner(cms, customer, 'device')
  await recordSignIn(cms, customer, claims, seenBy)
  const owesCode = secondFactor && claims.aal === 'aal1'
  const nextLevel = owesCode ? ('aal2' as const) : ('aal1' as const)
  return { ok: true, signedIn: { user: publicUser(claims), session: publicSession(claims), nextLevel } }
}
