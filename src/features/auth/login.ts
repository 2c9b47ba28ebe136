import { headers } from 'next/headers'
import { z } from 'zod'
import { authDoor } from '@/server/supabase'
import { attemptFailed, attemptSucceeded, mayTry } from './attempts'
import { verifiedClaims } from './claims'
import { clientAddress } from './client-address'
import { customerOf } from './find-customer'
import { isKnownDevice, rememberDevice } from './known-device'
import { type Problem, problemOf } from './problems'
import { hasSecondFactor, type PublicSession, type PublicUser, publicSession, publicUser } from './public-session'
import { requestCookies } from './request-cookies'
import { keepSecondFactor } from './second-factor'
import { recordSignIn } from './sign-ins'

const text = z.string().trim().max(254).optional()
const input = z
  .object({ email: text, phone: text, password: z.string().max(1000).optional() })
  .transform(({ email, phone, password }) => ({ email: email || undefined, phone: phone || undefined, password }))

export interface SignedIn {
  user: PublicUser
  session: PublicSession
  /** `aal2` when a code is still owed. */
  nextLevel: 'aal1' | 'aal2'
}

export type LoginResult = { ok: true; signedIn: SignedIn } | { ok: false; problem: Problem }

const refuse = (problem: Problem): LoginResult => ({ ok: false, problem })

/** Signs in with a password; the session goes into the cookie of the answer (product spec, section 7). */
export async function login(given: unknown): Promise<LoginResult> {
  const { email, phone, password } = input
    .catch({ email: undefined, phone: undefined, password: undefined })
    .parse(given)
  const account = email ?? phone
  if (!account || !password) return refuse({ code: 'incomplete' })
  const seenBy = await headers()
  const attempt = { address: clientAddress(seenBy), account, knownDevice: await isKnownDevice(account) }
  if (!(await mayTry(attempt))) return refuse({ code: 'rate-limit' })

  const auth = authDoor(await requestCookies())
  const { data, error } = await auth.signInWithPassword(email ? { email, password } : { phone: phone ?? '', password })
  if (error) {
    const problem = problemOf(error)
    if (problem.code === 'credentials') await attemptFailed(attempt)
    return refuse(problem)
  }
  const claims = await verifiedClaims(auth, data.session.access_token)
  if (!claims) return refuse({ code: 'unavailable' })
  await attemptSucceeded(attempt)
  await rememberDevice(account)
  const secondFactor = hasSecondFactor(data.user)
  const customer = await keepSecondFactor(await customerOf(claims), secondFactor)
  await recordSignIn(customer, claims, seenBy)
  const signedIn = {
    user: publicUser(claims),
    session: publicSession(claims),
    nextLevel: secondFactor ? ('aal2' as const) : ('aal1' as const),
  }
  return { ok: true, signedIn }
}
