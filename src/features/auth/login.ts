import type { Session, User } from '@supabase/supabase-js'
import { headers } from 'next/headers'
import { z } from 'zod'
import { noticeOwner } from '@/features/auth/security/owner-notices'
import { joined, type Outcome, refuse } from '@/lib/forms/problems'
import { cmsSystem, db } from '@/server/cms'
import { log } from '@/server/log'
import { type AuthClient, createAuthClient } from '@/server/supabase'
import {
  hasSecondFactor,
  type PublicSession,
  type PublicUser,
  problemOf,
  publicSession,
  publicUser,
  requestCookies,
  verifiedClaims,
} from './auth-server'
import { customerOf, saveSecondFactor, storeConfirmedEmail } from './auth-state'
import {
  attemptFrom,
  checkSignInLimit,
  giveBackFailure,
  isKnownDevice,
  noteFailedSignIn,
  recordSuccessfulSignIn,
  rememberDevice,
  type SignInAccount,
} from './sign-in-limits'
import { hasSignedInBefore, recordSignIn } from './sign-ins'
import {
  type AccountContact,
  contactNameOf,
  identifierProblem,
  parseIdentifier,
  sentPassword,
} from './typed-credentials'

/** In milliseconds; longer than an auth server needs to compare a password. */
const stepMs = 250

/**
 * Answers a wrong password after a multiple of the step, whether the account exists or not: auth servers compare a
 * password only for an existing account.
 */
export async function withConstantTime<Done>(work: () => Promise<Outcome<Done>>): Promise<Outcome<Done>> {
  const start = performance.now()
  const result = await work()
  if (result.ok || result.problem.code !== 'credentials') return result
  const spent = performance.now() - start
  await new Promise((resolve) => setTimeout(resolve, stepMs - (spent % stepMs)))
  return result
}

const input = z.object({ password: z.string().max(1000).catch('') }).catch({ password: '' })

/** Signs in with a password; the session goes into the response's cookie (docs/product.md, section 7). */
export async function signInWithPassword(given: unknown): Promise<LoginResult> {
  const { password } = input.parse(given)
  const typed = parseIdentifier(given)
  const contact = typed?.contact
  const problem = joined([
    (!typed || !password) && { code: 'incomplete' },
    !contact && (typed ? identifierProblem(given) : { code: 'required', field: 'email' }),
    !password && { code: 'required', field: 'password' },
  ])
  if (!contact || problem) return refuse(problem ?? { code: 'incomplete' })
  return withConstantTime(() => loginAs(contact, password))
}

async function loginAs(contact: AccountContact, password: string): Promise<LoginResult> {
  const seenBy = await headers()
  const attempt = await attemptFrom(seenBy, { kind: 'password', account: contactNameOf(contact) })
  const cms = await cmsSystem()
  if (!(await checkSignInLimit(cms, attempt))) return refuse({ code: 'rate-limit' })

  const auth = createAuthClient(await requestCookies())
  const { data, error } = await auth.signInWithPassword({ ...contact, password: sentPassword(password) })
  if (error) {
    const problem = problemOf(error)
    if (problem.code === 'credentials') noteFailedSignIn(attempt)
    else await giveBackFailure(cms, attempt)
    return refuse(problem)
  }
  await recordSuccessfulSignIn(cms, attempt)
  return startLoginSession(auth, data, seenBy)
}

export interface SignedIn {
  user: PublicUser
  session: PublicSession
  nextLevel: 'aal1' | 'aal2'
}

export type LoginResult = Outcome<{ signedIn: SignedIn }>

/**
 * The last step of every sign-in: verifies the token, finds the customer, remembers the device and records the sign-in.
 */
export async function startLoginSession(
  auth: AuthClient,
  { user, session }: { user: User; session: Session },
  seenBy: Headers,
): Promise<LoginResult> {
  const verified = await verifiedClaims(auth, session.access_token)
  if (!verified) return { ok: false, problem: { code: 'unavailable' } }
  // The embedded server omits the metadata from its tokens; a new customer's name and language are in it. The session
  // was opened just now: its address counts, whatever the clock of the auth server says.
  const claims = { ...verified, iat: undefined, user_metadata: { ...user.user_metadata, ...verified.user_metadata } }
  // Each name of the account is counted apart, and the person may type the other one next time.
  const accounts = [claims.email, claims.phone]
    .filter(Boolean)
    .map((account): SignInAccount => ({ kind: 'password', account }))
  const isNewDevice = !(await Promise.all(accounts.map(isKnownDevice))).some(Boolean)
  for (const account of accounts) await rememberDevice(account)
  const secondFactor = hasSecondFactor(user)
  const cms = await cmsSystem()
  const customer = await saveSecondFactor(cms, await customerOf(cms, claims), secondFactor)
  await keepEmailOf(customer.id, user)
  if (isNewDevice && (await hasSignedInBefore(cms, customer))) await noticeOwner(cms, customer, 'device')
  await recordSignIn(cms, customer, claims, seenBy)
  const owesCode = secondFactor && claims.aal === 'aal1'
  const nextLevel = owesCode ? ('aal2' as const) : ('aal1' as const)
  return { ok: true, signedIn: { user: publicUser(claims), session: publicSession(claims), nextLevel } }
}

/** Remembers the address only if the auth server confirms it: a token does not say. */
async function keepEmailOf(customer: string, user: Pick<User, 'email' | 'email_confirmed_at'>): Promise<void> {
  if (user.email && user.email_confirmed_at) await storeConfirmedEmail(await db(), customer, user.email)
}

/** For sessions that began before confirmed addresses were remembered. */
export async function storeOwnConfirmedEmail(customer: string): Promise<void> {
  const { data, error } = await createAuthClient(await requestCookies()).getUser()
  if (data.user) await keepEmailOf(customer, data.user)
  else log.warn({ error }, 'the auth server did not say whether an address is confirmed')
}
